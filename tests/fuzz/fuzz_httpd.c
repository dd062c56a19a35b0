/* fuzz_httpd -- hostile bytes into a connection of the HTTP server, in pieces of any size, over a
 * real socket: heads, content, chunks, pipelining, with MCP and REST behind them. The output is a
 * sequence of well-formed replies, and afterwards no buffer is lent and no connection open. */

enum { FUZZ_HTTPD_INPUT_MAX = 65536, FUZZ_HTTPD_REPLIES_MAX = 8 << 20 };

static char fuzz_httpd_replies[FUZZ_HTTPD_REPLIES_MAX];
static size_t fuzz_httpd_len;

static void fuzz_httpd_begin(void) {
    char text[512];
    out problems = out_of(text, sizeof text);
    config *cfg = &config_state.values;
    *cfg = (config){.backend = BACKEND_GAZETTEER, .cache_ttl_s = 3600, .timeout_s = 5};
    cfg->host = STR("127.0.0.1");
    cfg->workers = 1;
    cfg->connections_max = 2;
    cfg->peer_connections_max = 2;
    cfg->legacy_sse = true;
    cfg->token = cfg->token_file = cfg->allow_origin = cfg->allow_host = STR("");
    log_setup(LOG_ERROR, false);
    ASSERT(find_start(&problems) && guard_load(&problems) && httpd_reserve());
    job_setup(endpoint_run, endpoint_fail, &httpd.wakeup, httpd_conn_process);
    fuzz_warm_up();
}

static void fuzz_httpd_take(int fd) {
    ssize_t size;
    while ((size = recv(fd, fuzz_httpd_replies + fuzz_httpd_len,
                        sizeof fuzz_httpd_replies - fuzz_httpd_len, MSG_DONTWAIT)) > 0) {
        fuzz_httpd_len += (size_t)size;
    }
}

/* Lets the server do what it can do without more input. */
static void fuzz_httpd_run(conn *c, int fd) {
    for (int i = 0; i < 1000 && c->state != CONN_FREE; i++) {
        size_t before = fuzz_httpd_len;
        conn_state state = c->state;
        conns.now_ms = os_now_ms();
        httpd_conn_ready(c, state == CONN_JOB ? OS_READ : OS_READ | OS_WRITE);
        fuzz_httpd_take(fd);
        bool is_held = c->state == CONN_JOB && job_state_of(&jobs.jobs[c->job]) == JOB_HELD;
        if (c->state == CONN_JOB && !is_held) { /* a worker is at it */
            os_watch wakeup = {.fd = httpd.wakeup.in, .events = OS_READ};
            os_poll(&wakeup, 1, os_now_ms() + 1000);
            os_wakeup_clear(&httpd.wakeup);
            job_deliver_all();
        } else if (before == fuzz_httpd_len && state == c->state) {
            break;
        }
    }
}

/* Reads the replies back: each must be one, whole but for the last of a stream that is held. */
static void fuzz_httpd_check(str got) {
    while (got.len) {
        http_head head;
        int size = http_response(got, &head);
        ASSERT(size > 0);
        got = str_from(got, (size_t)size);
        if (head.chunked) {
            http_chunks chunks = {0};
            size_t len = got.len;
            char *bytes = fuzz_httpd_replies + (got.at - fuzz_httpd_replies);
            ptrdiff_t used = http_dechunk(&chunks, bytes, &len);
            ASSERT(used >= 0);
            got = used ? str_from(got, (size_t)used) : STR_NONE;
        } else { /* without a length, as HTTP/1.0 has streams, all that follows is the body */
            size_t len = head.length < 0 ? got.len : (size_t)head.length;
            ASSERT(len <= got.len);
            got = str_from(got, len);
        }
    }
}

static int fuzz_httpd(const uint8_t *data, size_t size) {
    int ends[2];
    os_address peer = {0};
    if (size < 2 || size > FUZZ_HTTPD_INPUT_MAX) {
        return 0;
    }
    size_t step = data[0] ? data[0] : FUZZ_HTTPD_INPUT_MAX;
    str left = {(const char *)data + 1, size - 1};
    bool is_head = str_find(left, STR("HEAD")) >= 0;
    fuzz_httpd_len = 0;
    ASSERT(socketpair(AF_UNIX, SOCK_STREAM, 0, ends) == 0);
    fcntl(ends[0], F_SETFL, O_NONBLOCK);
    conn_open(ends[0], &peer, false);
    conn *c = conn_at(0)->state != CONN_FREE ? conn_at(0) : conn_at(1);
    while (left.len && c->state != CONN_FREE) {
        str piece = str_head(left, MIN(step, 16384));
        if (send(ends[1], piece.at, piece.len, MSG_NOSIGNAL | MSG_DONTWAIT) < 0) {
            break;
        }
        left = str_from(left, piece.len);
        fuzz_httpd_run(c, ends[1]);
    }
    shutdown(ends[1], SHUT_WR);
    fuzz_httpd_run(c, ends[1]);
    close(ends[1]);
    for (int i = 0; i < 100 && c->state != CONN_FREE; i++) {
        if (c->state != CONN_ORPHAN) {
            conn_close(c);
        }
        job_deliver_all();
        os_sleep_until(os_now_ms() + (i > 10 ? 10 : 0));
    }
    ASSERT(c->state == CONN_FREE && conn_count() == 0 && conns.free_count == 2);
    for (int i = 0; i < BUFFERS_MAX; i++) {
        ASSERT(!conns.buffers[i].is_lent);
    }
    if (!is_head) {
        fuzz_httpd_check((str){fuzz_httpd_replies, fuzz_httpd_len});
    }
    return 0;
}
