/* exchange -- replies in one piece, event streams and their frames. */

static char exchange_test_memory[4096];

static exchange exchange_test_new(size_t cap, int minor) {
    static char headers[EXCHANGE_HEADERS_MAX];
    exchange x = {.id = 1};
    x.head.minor = minor;
    x.headers = out_of(headers, sizeof headers);
    x.reply = out_of(exchange_test_memory, cap);
    return x;
}

static int exchange_test_flushes;

static void exchange_test_flushed(exchange *x) {
    (void)x;
    exchange_test_flushes++;
}

static void test_exchange(void) {
    exchange x = exchange_test_new(sizeof exchange_test_memory, 1);
    exchange_answer(&x, 200, "text/plain", STR("first"));
    exchange_plain(&x, 404, "Nothing.");
    CHECK(EQ(x.http, 404) && EQ_STR(out_str(&x.reply), STR("Nothing.\n")),
          "the last answer replaces the first");

    x = exchange_test_new(sizeof exchange_test_memory, 1);
    x.on_flush = exchange_test_flushed;
    exchange_test_flushes = 0;
    exchange_stream(&x);
    exchange_stream(&x);
    CHECK(exchange_is(&x, EXCHANGE_STREAM) && EQ(x.http, 200) && !atomic_load(&x.ready) &&
              EQ(str_find(out_str(&x.headers), STR("Cache-Control: no-cache\r\n")), 0),
          "a stream begins once");
    CHECK(exchange_event(&x, "message", STR("{}")) && EQ(exchange_test_flushes, 1),
          "an event is flushed");
    exchange_end(&x);
    CHECK(EQ_STR(out_str(&x.reply), STR("19\r\nevent: message\ndata: {}\n\n\r\n0\r\n\r\n")) &&
              EQ(atomic_load(&x.ready), x.reply.len),
          "each event is a chunk, an empty one the end");
    CHECK(EQ_STR(exchange_keepalive(&x), STR("3\r\n:\n\n\r\n")), "a comment is a chunk");

    x = exchange_test_new(sizeof exchange_test_memory, 0);
    exchange_stream(&x);
    exchange_event(&x, "e", STR("d"));
    exchange_end(&x);
    CHECK(EQ_STR(out_str(&x.reply), STR("event: e\ndata: d\n\n")) &&
              EQ_STR(exchange_keepalive(&x), STR(":\n\n")),
          "HTTP/1.0 gets no frames");

    int good = 0;
    for (size_t cap = 0; cap < 120; cap++) { /* frames stay complete in any capacity */
        x = exchange_test_new(cap, 1);
        exchange_stream(&x);
        bool one = exchange_event(&x, "e", STR("some data")),
             two = exchange_event(&x, "e", STR("more"));
        exchange_end(&x);
        str sent = out_str(&x.reply);
        bool ends = cap < 8 || str_ends(sent, STR("0\r\n\r\n"));
        bool whole = (str_find(sent, STR("some data\n\n\r\n")) > 0) == one &&
                     (str_find(sent, STR("more\n\n\r\n")) > 0) == two;
        good += ends && whole && !x.reply.full;
    }
    CHECK(EQ(good, 120), "a full stream drops complete events and still ends");
}
