/* net -- the order of addresses, and the fallback to the next when one refuses. What depends on
 * time or on broken connections is in faults.c. */

static void test_net_order(void) {
    static const struct {
        const char *given, *expected; /* 4 and 6: a family each; the letter tells them apart */
    } rows[] = {{"6a6b4c4d", "6a4c6b4d"}, {"4a4b4c6d", "4a6d4b4c"}, {"4a", "4a"},
                {"6a6b", "6a6b"},         {"4a6b4c6d", "4a6b4c6d"}, {"6a4b4c4d", "6a4b4c4d"}};
    for (size_t i = 0; i < LEN(rows); i++) {
        os_address list[OS_ADDRESSES_MAX] = {{0}};
        char order[16];
        out o = out_of(order, sizeof order);
        int count = (int)strlen(rows[i].given) / 2;
        for (int j = 0; j < count; j++) {
            list[j].size = rows[i].given[2 * j] == '4' ? 16 : 28;
            list[j].raw.bytes[0] = rows[i].given[2 * j + 1];
        }
        net_interleave(list, count);
        for (int j = 0; j < count; j++) {
            out_fmt(&o, "%c%c", list[j].size == 16 ? '4' : '6', list[j].raw.bytes[0]);
        }
        CHECK(EQ_STR(out_str(&o), str_of(rows[i].expected)), rows[i].given);
    }
}

/* The first address refuses, the second answers. */
static void test_net_fallback(void) {
    os_address list[OS_ADDRESSES_MAX];
    ASSERT(os_address_resolve("127.0.0.1", 0, &list[0]) == 1);
    int server = os_socket_listen(&list[0], 4), closed = os_socket_listen(&list[0], 4);
    int port = os_socket_local_port(server), dead = os_socket_local_port(closed);
    os_close(closed);
    ASSERT(server >= 0 && os_address_resolve("127.0.0.1", port, &list[1]) == 1 &&
           os_address_resolve("127.0.0.1", dead, &list[0]) == 1);
    call c = {.deadline_ms = os_now_ms() + 10000, .may_block = true};
    net_conn n = {.fd = -1};
    net_use(&n, &c);
    n.fd = net_race_run(&n, list, 2, c.deadline_ms);
    CHECK(n.fd >= 0, "one address refuses, the next is taken");
    CHECK(net_is_idle(&n), "the connection is open and silent");
    os_address peer;
    int other = os_socket_accept(server, &peer);
    CHECK(other >= 0 && EQ(os_socket_send(other, STR("x")), 1), "the server speaks first");
    os_watch watch = {.fd = n.fd, .events = OS_READ};
    os_poll(&watch, 1, c.deadline_ms);
    CHECK(!net_is_idle(&n), "which makes a kept connection useless");
    net_close(&n);
    CHECK(n.fd < 0 && !net_is_idle(&n), "closed");
    os_close(other);
    os_close(server);
    CHECK(EQ(net_connect(&n, &c, "127.0.0.1", port, NET_ANYWHERE, 5000), GEO_UNREACHABLE) &&
              n.fd < 0,
          "refused");
}

static void test_net(void) {
    test_net_order();
    test_net_fallback();
}
