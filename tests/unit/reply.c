/* reply -- heads of replies, validators, and what HEAD gets. */

typedef struct {
    char room[REPLY_HEAD_MAX + 1024], headers[EXCHANGE_HEADERS_MAX];
    exchange x;
} reply_test;

static exchange *reply_test_new(reply_test *r, const char *request) {
    memset(r, 0, sizeof *r);
    r->x.headers = out_of(r->headers, sizeof r->headers);
    r->x.reply = out_of(r->room + REPLY_HEAD_MAX, 1024);
    CHECK(http_request(str_of(request), &r->x.head) > 0, "a request");
    return &r->x;
}

#define REPLY_GET "GET / HTTP/1.1\r\nHost: a\r\n"

/* The reply's ETag, quotes and all. */
static str reply_test_tag(str reply) {
    ptrdiff_t at = str_find(reply, STR("ETag: "));
    str rest = at < 0 ? STR_NONE : str_from(reply, (size_t)at + 6);
    return str_cut(&rest, '\r');
}

static void test_reply(void) {
    static reply_test r;
    exchange *x = reply_test_new(&r, REPLY_GET "\r\n");
    exchange_answer(x, 200, "text/plain", STR("hello"));
    exchange_header(x, "X", STR("y"));
    str got = reply_whole(x, true);
    CHECK(str_starts(got, STR("HTTP/1.1 200 OK\r\nDate: ")) &&
              str_find(got, STR(" GMT\r\nContent-Type: text/plain\r\n"
                                "X-Content-Type-Options: nosniff\r\nContent-Length: 5\r\n"
                                "X: y\r\nCache-Control: no-store\r\n\r\nhello")) > 0 &&
              str_ends(got, STR("\r\n\r\nhello")),
          "a complete reply");
    http_head head;
    CHECK(EQ(http_response(got, &head), (int)got.len - 5) && EQ(head.length, 5) && head.keep_alive,
          "can be parsed");
    int64_t date_s = 0;
    CHECK(http_date(http_find(&head, "Date"), &date_s) && llabs(date_s - os_unix_ms() / 1000) <= 2,
          "its date is now");

    x = reply_test_new(&r, "HEAD / HTTP/1.1\r\nHost: a\r\n\r\n");
    exchange_answer(x, 200, "text/plain", STR("hello"));
    got = reply_whole(x, false);
    CHECK(str_find(got, STR("Content-Length: 5\r\nConnection: close\r\n")) > 0 &&
              str_ends(got, STR("\r\n\r\n")),
          "HEAD gets the length and no content");

    x = reply_test_new(&r, REPLY_GET "\r\n");
    exchange_answer(x, 204, NULL, STR(""));
    got = reply_whole(x, true);
    CHECK(str_find(got, STR("Content-")) < 0, "204 says nothing of content");

    x = reply_test_new(&r, REPLY_GET "\r\n");
    exchange_stream(x);
    exchange_event(x, "e", STR("d"));
    got = reply_begin(x, true, atomic_load(&x->ready));
    CHECK(str_find(got, STR("\r\nTransfer-Encoding: chunked\r\n")) > 0 &&
              str_find(got, STR("Content-Length")) < 0 &&
              str_ends(got, STR("event: e\ndata: d\n\n\r\n")),
          "the beginning of a stream");
}

static void test_reply_validators(void) {
    static reply_test r;
    static const struct {
        const char *list; /* %s: the tag */
        bool is_known;
    } rows[] = {{"%s", true},     {"W/%s", true}, {"\"x\", %s", true},     {"*", true},
                {"\"x\"", false}, {"", false},    {"\"x\" , W/%s ", true}, {"x%s", false},
                {"w/%s", false}};
    exchange *x = reply_test_new(&r, REPLY_GET "\r\n");
    exchange_answer(x, 200, "text/plain", STR("hello"));
    x->max_age_s = 60;
    char tag[64];
    str first = reply_whole(x, true);
    CHECK(str_cstr(reply_test_tag(first), tag, sizeof tag) && EQ(strlen(tag), 18), "an ETag");
    CHECK(str_find(first, STR("Cache-Control: public, max-age=60\r\n")) > 0, "freshness");
    for (size_t i = 0; i < LEN(rows); i++) {
        char list[128], request[256];
        snprintf(list, sizeof list, rows[i].list, tag);
        snprintf(request, sizeof request, REPLY_GET "If-None-Match: %s\r\n\r\n", list);
        x = reply_test_new(&r, request);
        exchange_answer(x, 200, "text/plain", STR("hello"));
        x->max_age_s = 60;
        str got = reply_whole(x, true);
        bool known = str_starts(got, STR("HTTP/1.1 304 Not Modified\r\n")) &&
                     str_ends(got, STR("\r\n\r\n")) && str_eq(reply_test_tag(got), str_of(tag));
        CHECK(EQ(known, rows[i].is_known), rows[i].list);
    }
    x = reply_test_new(&r, REPLY_GET "\r\n");
    exchange_answer(x, 200, "text/plain", STR("hallo"));
    x->max_age_s = 60;
    CHECK(!str_eq(reply_test_tag(reply_whole(x, true)), str_of(tag)), "another text, another tag");
    x = reply_test_new(&r, REPLY_GET "\r\n");
    exchange_answer(x, 404, "text/plain", STR("no"));
    x->max_age_s = 60;
    first = reply_whole(x, true);
    CHECK(!reply_test_tag(first).at && str_find(first, STR("Cache-Control: no-store\r\n")) > 0,
          "errors are not cached");
}
