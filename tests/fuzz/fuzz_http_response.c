/* fuzz_http_response -- a hostile server: its bytes through everything the client parses (head,
 * body in every framing, dates, redirects), in pieces as a network cuts them. */

enum { FUZZ_HTTP_RESPONSE_MEMORY = 128 << 10 };

static _Alignas(max_align_t) char fuzz_http_response_memory[FUZZ_HTTP_RESPONSE_MEMORY];

/* The first byte of an input says how large the pieces are; the rest is what the server sends. */
typedef struct {
    str left;
    size_t step;
} fuzz_http_response_server;

static ptrdiff_t fuzz_http_response_read(void *context, char *bytes, size_t size) {
    fuzz_http_response_server *server = context;
    size_t piece = MIN(MIN(server->step, size), server->left.len);
    if (piece) {
        memcpy(bytes, server->left.at, piece);
    }
    server->left = str_from(server->left, piece);
    return (ptrdiff_t)piece;
}

static bool fuzz_http_response_within(str part, const call *c) {
    return !part.at || (part.at >= fuzz_http_response_memory && part.at + part.len <= c->mem.end);
}

static int fuzz_http_response(const uint8_t *data, size_t size) {
    if (!size) {
        return 0;
    }
    fuzz_http_response_server server = {.left = {(const char *)data + 1, size - 1},
                                        .step = data[0] ? data[0] : 65536};
    net_transport wire = {.read = fuzz_http_response_read, .context = &server};
    call c = {.mem = arena_of(fuzz_http_response_memory, sizeof fuzz_http_response_memory)};
    fetch_request r = {.c = &c, .path = STR("/a/b?c")};
    fetch_reply reply = {0};
    bool keep = false;
    memcpy(r.to.host, "host", 5);
    fetch_reset_reading(&r);
    status code = fetch_read_reply(&r, wire, &reply, &keep);
    if (code != GEO_OK) {
        ASSERT(c.code == code && c.why[0]);
        return 0;
    }
    ASSERT(reply.http >= 200 && reply.http <= 599);
    ASSERT(fuzz_http_response_within(reply.body, &c) &&
           fuzz_http_response_within(reply.content_type, &c));
    ASSERT(isnan(reply.retry_after_s) || reply.retry_after_s >= 0);
    ASSERT(!keep || server.left.len == 0 || server.step < 65536);
    if (r.location.at) {
        arena_bytes(&c.mem, r.size);
        if (fetch_follow(&r) == GEO_OK) {
            ASSERT(strcmp(r.to.host, "host") == 0 && str_starts(r.path, STR("/")));
            ASSERT(!memchr(r.path.at, '\n', r.path.len) && !memchr(r.path.at, ' ', r.path.len));
        }
    }
    return 0;
}
