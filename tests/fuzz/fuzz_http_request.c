/* fuzz_http_request -- hostile requests into the parser of the HTTP server, then what a server does
 * with the parts: the URL, the query's pairs, the body's chunks. */

enum { FUZZ_HTTP_REQUEST_INPUT_MAX = 32768 };

static _Alignas(max_align_t) char fuzz_http_request_memory[2 * FUZZ_HTTP_REQUEST_INPUT_MAX];

static bool fuzz_http_request_within(str part, str whole) {
    return !part.at || (part.at >= whole.at && part.at + part.len <= whole.at + whole.len);
}

/* A head that was taken: everything lies inside it, and no shorter input would have been taken. */
static void fuzz_http_request_check_head(const http_head *head, str taken) {
    ASSERT(taken.len <= HTTP_HEAD_MAX && head->count <= HTTP_HEADERS_MAX);
    ASSERT(fuzz_http_request_within(head->method, taken) &&
           fuzz_http_request_within(head->target, taken));
    ASSERT(head->method.len && head->target.len && head->length >= -1);
    ASSERT(!head->chunked || head->length == -1);
    for (int i = 0; i < head->count; i++) {
        ASSERT(fuzz_http_request_within(head->headers[i].name, taken) && head->headers[i].name.len);
        ASSERT(fuzz_http_request_within(head->headers[i].value, taken));
        ASSERT(!memchr(head->headers[i].name.at, ':', head->headers[i].name.len));
    }
    http_head other;
    for (size_t len = 0; len < taken.len; len += 1 + taken.len / 16) {
        ASSERT(http_request(str_head(taken, len), &other) == 0);
    }
    ASSERT(http_request(str_head(taken, taken.len - 1), &other) == 0);
}

static void fuzz_http_request_target(str target) {
    arena a = arena_of(fuzz_http_request_memory, sizeof fuzz_http_request_memory);
    http_url url;
    str name, value;
    if (!http_url_split(target, &url)) {
        return;
    }
    ASSERT(fuzz_http_request_within(url.path, target) &&
           fuzz_http_request_within(url.query, target));
    ASSERT(fuzz_http_request_within(url.host, target) && url.port >= 0 && url.port <= 65535);
    while (http_pair(&url.query, &name, &value)) {
        arena scratch = a;
        str decoded = http_decode(value, true, &scratch);
        ASSERT(decoded.len <= value.len);
    }
}

/* The body as one piece and cut in two must come to the same. */
static void fuzz_http_request_body(str body) {
    char *whole = fuzz_http_request_memory,
         *halves = fuzz_http_request_memory + FUZZ_HTTP_REQUEST_INPUT_MAX;
    http_chunks one = {0}, two = {0};
    size_t cut = body.len / 2, len = body.len, first = cut, second = body.len - cut;
    memcpy(whole, body.at, body.len);
    memcpy(halves, body.at, body.len);
    ptrdiff_t used = http_dechunk(&one, whole, &len);
    ptrdiff_t early = http_dechunk(&two, halves, &first);
    if (early != 0) {
        ASSERT(early == used || (early < 0 && used < 0));
        return;
    }
    ptrdiff_t late = http_dechunk(&two, halves + cut, &second);
    ASSERT(used < 0 ? late < 0 : used == 0 ? late == 0 : late == used - (ptrdiff_t)cut);
    if (used >= 0) {
        memmove(halves + first, halves + cut, second);
        ASSERT(len == first + second && memcmp(whole, halves, len) == 0);
    }
}

static int fuzz_http_request(const uint8_t *data, size_t size) {
    http_head head;
    str input = {(const char *)data, MIN(size, (size_t)FUZZ_HTTP_REQUEST_INPUT_MAX)};
    int used = http_request(input, &head);
    ASSERT(used >= 0 || used == -400 || used == -431 || used == -501 || used == -505);
    ASSERT(used <= (int)input.len);
    if (used > 0) {
        fuzz_http_request_check_head(&head, str_head(input, (size_t)used));
        fuzz_http_request_target(head.target);
    }
    if (input.len) {
        fuzz_http_request_body(str_from(input, (size_t)MAX(used, 0)));
    }
    return 0;
}
