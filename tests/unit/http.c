/* http -- requests, replies, chunks, URLs: rows of {input, expected}. Inputs end at a guard page,
 * and every prefix of a valid message must ask for more. */
/* What a request says, in short: "METHOD target minor length flags headers" or "bad STATUS". */
static str http_brief(const http_head *head, int size, char *text, size_t cap) {
    out o = out_of(text, cap);
    if (size <= 0) {
        out_fmt(&o, size ? "bad %d" : "more", -size);
        return out_str(&o);
    }
    if (head->code) {
        out_fmt(&o, "%d", head->code);
    } else {
        out_fmt(&o, "%.*s %.*s", STR_ARG(head->method), STR_ARG(head->target));
    }
    out_fmt(&o, " %d %d%s%s%s", head->minor, (int)head->length, head->chunked ? " chunked" : "",
            head->keep_alive ? " keep" : "", head->expects_continue ? " expect" : "");
    for (int i = 0; i < head->count; i++) {
        out_fmt(&o, "|%.*s=%.*s", STR_ARG(head->headers[i].name), STR_ARG(head->headers[i].value));
    }
    return out_str(&o);
}

#define H "Host: a\r\n"
static const struct {
    const char *input, *expected;
} http_requests[] = {
    {"GET / HTTP/1.1\r\nHost: a\r\n\r\n", "GET / 1 -1 keep|Host=a"},
    {"\r\nGET /x?q=1 HTTP/1.1\r\nHost:a\r\n\r\n", "GET /x?q=1 1 -1 keep|Host=a"},
    {"GET / HTTP/1.0\r\n\r\n", "GET / 0 -1"},
    {"GET / HTTP/1.0\r\nConnection: Keep-Alive\r\n\r\n", "GET / 0 -1 keep|Connection=Keep-Alive"},
    {"GET / HTTP/1.1\r\n" H "Connection: x, Close\r\n\r\n",
     "GET / 1 -1|Host=a|Connection=x, Close"},
    {"POST /mcp HTTP/1.1\r\n" H "Content-Length: 12\r\n\r\n",
     "POST /mcp 1 12 keep|Host=a|Content-Length=12"},
    {"POST / HTTP/1.1\r\n" H "Transfer-Encoding: Chunked\r\n\r\n",
     "POST / 1 -1 chunked keep|Host=a|Transfer-Encoding=Chunked"},
    {"PUT / HTTP/1.1\r\n" H "Expect: 100-Continue\r\nX:  \t y z\t \r\nE:\r\n\r\n",
     "PUT / 1 -1 keep expect|Host=a|Expect=100-Continue|X=y z|E="},
    {"GET /Z\xc3\xbcrich HTTP/1.1\r\n" H "\r\n", "GET /Z\xc3\xbcrich 1 -1 keep|Host=a"},
    {"OPTIONS * HTTP/1.1\r\n" H "\r\n", "OPTIONS * 1 -1 keep|Host=a"},
    /* refused: not a request */
    {"GET / HTTP/2.0\r\n" H "\r\n", "bad 505"},
    {"GET / HTTP/1\r\n" H "\r\n", "bad 400"},
    {"GET / http/1.1\r\n" H "\r\n", "bad 400"},
    {"GET  / HTTP/1.1\r\n" H "\r\n", "bad 400"},
    {"GET /a b HTTP/1.1\r\n" H "\r\n", "bad 400"},
    {"GET / HTTP/1.1 \r\n" H "\r\n", "bad 400"},
    {"GET\t/ HTTP/1.1\r\n" H "\r\n", "bad 400"},
    {"G(T / HTTP/1.1\r\n" H "\r\n", "bad 400"},
    {"GET /\x01 HTTP/1.1\r\n" H "\r\n", "bad 400"},
    {" GET / HTTP/1.1\r\n" H "\r\n", "bad 400"},
    {"\x16\x03\x01", "bad 400"},
    {"\r\n\r\nGET / HTTP/1.1\r\n" H "\r\n", "bad 400"},
    {"GET /\r\n\r\n", "bad 400"},
    /* refused: two servers might parse them differently */
    {"GET / HTTP/1.1\n" H "\r\n", "bad 400"},
    {"GET / HTTP/1.1\r\nHost: a\n\r\n", "bad 400"},
    {"GET / HTTP/1.1\r\nHost: a\r\n\n", "bad 400"},
    {"GET / HTTP/1.1\r\n" H "X: a\r b\r\n\r\n", "bad 400"},
    {"GET / HTTP/1.1\r\n" H "X: a\r\n b\r\n\r\n", "bad 400"},
    {"GET / HTTP/1.1\r\n Host: a\r\n\r\n", "bad 400"},
    {"GET / HTTP/1.1\r\n" H "X : a\r\n\r\n", "bad 400"},
    {"GET / HTTP/1.1\r\n" H ": a\r\n\r\n", "bad 400"},
    {"GET / HTTP/1.1\r\n" H "X\r\n\r\n", "bad 400"},
    {"GET / HTTP/1.1\r\n" H "X: \x7f\r\n\r\n", "bad 400"},
    {"GET / HTTP/1.1\r\n\r\n", "bad 400"},
    {"GET / HTTP/1.1\r\n" H H "\r\n", "bad 400"},
    {"GET / HTTP/1.1\r\n" H "Content-Length: 1\r\nContent-Length: 1\r\n\r\n", "bad 400"},
    {"GET / HTTP/1.1\r\n" H "Content-Length: 1, 1\r\n\r\n", "bad 400"},
    {"GET / HTTP/1.1\r\n" H "Content-Length: +1\r\n\r\n", "bad 400"},
    {"GET / HTTP/1.1\r\n" H "Content-Length: -1\r\n\r\n", "bad 400"},
    {"GET / HTTP/1.1\r\n" H "Content-Length: 0x1\r\n\r\n", "bad 400"},
    {"GET / HTTP/1.1\r\n" H "Content-Length:\r\n\r\n", "bad 400"},
    {"GET / HTTP/1.1\r\n" H "Content-Length: 99999999999999999999\r\n\r\n", "bad 400"},
    {"GET / HTTP/1.1\r\n" H "Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n", "bad 400"},
    {"GET / HTTP/1.1\r\n" H "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n",
     "bad 400"},
    {"GET / HTTP/1.1\r\n" H "Transfer-Encoding: gzip, chunked\r\n\r\n", "bad 501"},
    {"GET / HTTP/1.1\r\n" H "Transfer-Encoding: xchunked\r\n\r\n", "bad 501"},
    {"GET / HTTP/1.1\r\n" H "Transfer-Encoding:\x0b"
     "chunked\r\n\r\n",
     "bad 400"},
    {"GET / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n", "bad 400"},
};
#undef H

static const struct {
    const char *input, *expected;
} http_responses[] = {
    {"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n", "200 1 5 keep|Content-Length=5"},
    {"HTTP/1.1 200\r\n\r\n", "200 1 -1"},
    {"HTTP/1.1 404 Not Found\nContent-Length: 0\n\n", "404 1 0 keep|Content-Length=0"},
    {"HTTP/1.0 200 OK\r\nContent-Length: 5\r\n\r\n", "200 0 5|Content-Length=5"},
    {"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n",
     "200 1 -1 chunked keep|Transfer-Encoding=chunked"},
    {"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n",
     "200 1 -1 chunked|Transfer-Encoding=chunked|Content-Length=3"},
    {"HTTP/1.1 429 Too Many\r\nConnection: close\r\nContent-Length: 5, 5\r\n\r\n",
     "429 1 5|Connection=close|Content-Length=5, 5"},
    {"HTTP/1.1 204 No Content\r\n\r\n", "204 1 0 keep"},
    {"HTTP/1.1 304 Not Modified\r\n\r\n", "304 1 0 keep"},
    {"HTTP/1.1 100 Continue\r\n\r\n", "100 1 0 keep"},
    {"HTTP/2 200\r\n\r\n", "bad 1"},
    {"HTTP/1.1 20 OK\r\n\r\n", "bad 1"},
    {"HTTP/1.1 999 OK\r\n\r\n", "bad 1"},
    {"HTTP/1.1 +20 OK\r\n\r\n", "bad 1"},
    {"<html>", "bad 1"},
    {"SSH-2.0-OpenSSH_9.2\r\n", "bad 1"},
    {"HTTP/1.1 200 O\x01K\r\n\r\n", "bad 1"},
    {"HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n", "bad 1"},
    {"HTTP/1.1 200 OK\r\nContent-Length: 0\r\nContent-Length: 6\r\n\r\n", "bad 1"},
    {"HTTP/1.1 200 OK\r\nContent-Length: five\r\n\r\n", "bad 1"},
    {"HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip\r\n\r\n", "bad 1"},
    {"HTTP/1.1 200 OK\r\nX: a\r\n b\r\n\r\n", "bad 400"},
};

/* Each row, and for what is valid also every prefix of it, and what follows it left alone. */
static void http_check_head(const char *input, const char *expected,
                            int (*parse)(str, http_head *)) {
    char brief[400], longer[600];
    http_head head;
    str text = guarded(str_of(input));
    int size = parse(text, &head);
    CHECK(EQ_STR(http_brief(&head, size, brief, sizeof brief), str_of(expected)), input);
    if (size <= 0) {
        return;
    }
    int wrong = 0;
    for (size_t len = 0; len < text.len; len++) {
        wrong += parse(guarded(str_head(str_of(input), len)), &head) != 0;
    }
    CHECK(EQ(size, (int)text.len) && EQ(wrong, 0), "every prefix needs more");
    int total = snprintf(longer, sizeof longer, "%sGET /next", input);
    CHECK(EQ(parse(guarded((str){longer, (size_t)total}), &head), size), "the next is not read");
}

static void test_http_limits(void) {
    static char bytes[HTTP_HEAD_MAX + 100];
    http_head head;
    out o = out_of(bytes, sizeof bytes);
    out_text(&o, STR("GET / HTTP/1.1\r\nHost: a\r\n"));
    for (int i = 1; i < HTTP_HEADERS_MAX; i++) {
        out_fmt(&o, "X%d: y\r\n", i);
    }
    out most = o;
    out_text(&o, STR("\r\n"));
    CHECK(EQ(http_request(out_str(&o), &head), (int)o.len) && EQ(head.count, HTTP_HEADERS_MAX),
          "as many headers as are allowed");
    out_text(&most, STR("Z: y\r\n\r\n"));
    CHECK(EQ(http_request(out_str(&most), &head), -431), "one header too many");

    o = out_of(bytes, sizeof bytes);
    out_text(&o, STR("GET /"));
    while (o.len < HTTP_HEAD_MAX) {
        out_char(&o, 'x');
    }
    CHECK(EQ(http_request(str_head(out_str(&o), HTTP_HEAD_MAX - 1), &head), 0), "may still end");
    CHECK(EQ(http_request(out_str(&o), &head), -431), "a head that cannot fit is not waited for");
    memcpy(bytes, "HTTP/1.1 200 ", 13);
    CHECK(http_response(out_str(&o), &head) < 0, "nor that of a reply");

    memcpy(bytes, "GET /xxxxxxxx", 13);
    memcpy(bytes + HTTP_HEAD_MAX - 22, " HTTP/1.1\r\nHost: a\r\n\r\n", 22);
    CHECK(EQ(http_request((str){bytes, HTTP_HEAD_MAX}, &head), HTTP_HEAD_MAX), "the longest head");
    memmove(bytes + 13, bytes + 12, HTTP_HEAD_MAX - 12);
    CHECK(EQ(http_request((str){bytes, HTTP_HEAD_MAX + 1}, &head), -431), "one byte longer");
}

static const struct {
    const char *input, *expected; /* expected: body, then `|` and what was not part of it */
} http_chunked[] = {
    {"5\r\nhello\r\n0\r\n\r\n", "hello|"},
    {"5\r\nhello\r\n6\r\n world\r\n0\r\n\r\nHTTP/1.1", "hello world|HTTP/1.1"},
    {"00A;x=\"y\"\r\n0123456789\r\n0\r\nTrailer: a\r\nB: c\r\n\r\n", "0123456789|"},
    {"a \t\r\n0123456789\r\n0 ;\r\n\r\n", "0123456789|"},
    {"0\r\n\r\n", "|"},
    {"\r\n", "bad"},
    {"g\r\n", "bad"},
    {"-1\r\n", "bad"},
    {"0x5\r\nhello\r\n", "bad"},
    {" 5\r\nhello\r\n", "bad"},
    {"5\nhello\n0\n\n", "bad"},
    {"5\r\nhelloX\r\n0\r\n\r\n", "bad"},
    {"5\r\nhello\n0\r\n\r\n", "bad"},
    {"5;a\nb\r\nhello\r\n", "bad"},
    {"5;a\033[m\r\nhello\r\n", "bad"},
    {"0\r\nA:\tb\r\n\r\n", "|"},
    {"0\r\nA: \177\r\n\r\n", "bad"},
    {"0\r\n\001: b\r\n\r\n", "bad"},
    {"0\r\n\n", "bad"},
    {"0\r\nA: b\n\r\n", "bad"},
    {"0\r\nA: b\r\r\n", "bad"},
    {"1000000000000000\r\n", "bad"},
    {"2 garbage\r\nab\r\n0\r\n\r\n", "bad"},
    {"2 \t 3\r\nab\r\n0\r\n\r\n", "bad"},
    {"2 \t ;a=b\r\nab\r\n0 \r\n\r\n", "ab|"},
};

/* Gives the decoder `step` bytes at a time; "bad", "more", or the body and what is left. */
static str http_dechunk_by(str input, size_t step, char *body, size_t cap) {
    http_chunks chunks = {0};
    char piece[64];
    out o = out_of(body, cap);
    while (input.len) {
        size_t size = MIN(step, input.len), len = size;
        memcpy(piece, input.at, size);
        ptrdiff_t used = http_dechunk(&chunks, piece, &len);
        if (used < 0) {
            return STR("bad");
        }
        out_text(&o, (str){piece, len});
        if (used > 0) {
            out_char(&o, '|');
            out_text(&o, str_from(input, (size_t)used));
            return out_str(&o);
        }
        input = str_from(input, size);
    }
    return STR("more");
}

static void test_http_chunks(void) {
    char body[100];
    for (size_t i = 0; i < LEN(http_chunked); i++) {
        str input = str_of(http_chunked[i].input), expected = str_of(http_chunked[i].expected);
        int wrong = 0;
        for (size_t step = 1; step <= 64; step++) {
            wrong += !str_eq(http_dechunk_by(input, step, body, sizeof body), expected);
        }
        CHECK(EQ(wrong, 0), http_chunked[i].input);
        bool valid = !str_eq(expected, STR("bad")) && !str_ends(expected, STR("HTTP/1.1"));
        for (size_t len = 0; valid && len < input.len; len++) {
            wrong +=
                !str_eq(http_dechunk_by(str_head(input, len), 7, body, sizeof body), STR("more"));
        }
        CHECK(EQ(wrong, 0), "every prefix of a chunked body needs more");
    }
    static char many[HTTP_TRAILERS_MAX + 100];
    http_chunks chunks = {0};
    memset(many, 'x', sizeof many);
    memcpy(many, "1;", 2);
    size_t len = HTTP_CHUNK_LINE_MAX + 1;
    CHECK(http_dechunk(&chunks, many, &len) < 0, "an endless size line");
    chunks = (http_chunks){0};
    memcpy(many, "0\r\n", 3);
    len = sizeof many;
    CHECK(http_dechunk(&chunks, many, &len) < 0, "endless trailers");
}

static const struct {
    const char *input, *expected; /* scheme|user|host|port|path|query, or "bad" */
} http_urls[] = {
    {"https://nominatim.example.org/", "https||nominatim.example.org|0|/|"},
    {"http://u:p%40@h:8080/a/b?x=1&y#frag", "http|u:p%40|h|8080|/a/b|x=1&y"},
    {"http://a@b@host/", "http|a@b|host|0|/|"},
    {"https://[2001:db8::1]:443", "https||2001:db8::1|443||"},
    {"http://host:", "http||host|0||"},
    {"/search?q=a", "||||/search|q=a"},
    {"//other/x", "||other|0|/x|"},
    {"/a:b/c", "||||/a:b/c|"},
    {"search", "||||search|"},
    {"unix:/run/x.sock:/prefix", "unix||||/run/x.sock:/prefix|"},
    {"", "|||||"},
    {"http://", "bad"},
    {"http:///path", "bad"},
    {"http://ho st/", "bad"},
    {"http://host\n/", "bad"},
    {"http://host:0/", "bad"},
    {"http://host:65536/", "bad"},
    {"http://host:+80/", "bad"},
    {"http://host:8o/", "bad"},
    {"http://[::1/", "bad"},
    {"http://[::1]x/", "bad"},
    {"http://[fe80::1%25eth0]/", "bad"},
    {"http://h\xc3\xb6st/", "bad"},
    {"http://a\\b/", "bad"},
    {"http://host:80:80/", "bad"},
};

static void test_http_urls(void) {
    char text[200];
    for (size_t i = 0; i < LEN(http_urls); i++) {
        http_url u;
        out o = out_of(text, sizeof text);
        if (http_url_split(guarded(str_of(http_urls[i].input)), &u)) {
            out_fmt(&o, "%.*s|%.*s|%.*s|", STR_ARG(u.scheme), STR_ARG(u.user), STR_ARG(u.host));
            out_fmt(&o, u.host.at ? "%d|" : "|", u.port);
            out_fmt(&o, "%.*s|%.*s", STR_ARG(u.path), STR_ARG(u.query));
        } else {
            out_text(&o, STR("bad"));
        }
        CHECK(EQ_STR(out_str(&o), str_of(http_urls[i].expected)), http_urls[i].input);
    }
}

static void test_http_forms(void) {
    static const struct {
        const char *input, *form, *plain; /* NULL: bad */
    } rows[] = {{"a+b%20c", "a b c", "a+b c"},
                {"Z%C3%BCrich", "Z\xc3\xbcrich", "Z\xc3\xbcrich"},
                {"", "", ""},
                {"%", "%", NULL},
                {"%4", "%4", NULL},
                {"%4g+%%41", "%4g %A", NULL},
                {"100%25", "100%", "100%"}};
    char memory[256], text[100];
    for (size_t i = 0; i < LEN(rows); i++) {
        arena a = arena_of(memory, sizeof memory);
        str form = http_decode(guarded(str_of(rows[i].input)), true, &a);
        str plain = http_decode(guarded(str_of(rows[i].input)), false, &a);
        CHECK(EQ(!form.at, !rows[i].form) && EQ_STR(form, str_of(rows[i].form)) &&
                  EQ(!plain.at, !rows[i].plain) && EQ_STR(plain, str_of(rows[i].plain)),
              rows[i].input);
    }
    arena none = arena_of(memory, 2);
    CHECK(!http_decode(STR("abc"), true, &none).at, "no room to decode");

    str rest = STR("a=1&&b&c==&=d&"), name, value;
    out o = out_of(text, sizeof text);
    while (http_pair(&rest, &name, &value)) {
        out_fmt(&o, "%.*s:%s%.*s;", STR_ARG(name), value.at ? "=" : "", STR_ARG(value));
    }
    CHECK(EQ_STR(out_str(&o), STR("a:=1;b:;c:==;:=d;")), "pairs of a form");
    rest = STR_NONE;
    CHECK(!http_pair(&rest, &name, &value), "no form, no pairs");
}

static void test_http_values(void) {
    static const struct {
        const char *text;
        int64_t unix_s; /* -1: bad */
    } dates[] = {{"Sun, 06 Nov 1994 08:49:37 GMT", 784111777},
                 {"Thu, 01 Jan 1970 00:00:00 GMT", 0},
                 {"Tue, 29 Feb 2000 23:59:59 GMT", 951868799},
                 {"Fri, 31 Dec 2099 12:00:00 GMT", 4102401600},
                 {"Sunday, 06-Nov-94 08:49:37 GMT", -1},
                 {"Sun, 06 Nov 1994 08:49:37 CET", -1},
                 {"Sun, 06 ovD 1994 08:49:37 GMT", -1},
                 {"Sun, 06 Nov 1994 24:49:37 GMT", -1},
                 {"Sun, 06 Nov 19-4 08:49:37 GMT", -1},
                 {"", -1},
                 {"120", -1}};
    for (size_t i = 0; i < LEN(dates); i++) {
        int64_t unix_s = -1;
        bool good = http_date(guarded(str_of(dates[i].text)), &unix_s);
        CHECK(EQ(good, dates[i].unix_s >= 0) && EQ(unix_s, dates[i].unix_s), dates[i].text);
    }
    CHECK(http_list_has(STR("text/html, application/json;q=0.5"), STR("application/json")) &&
              http_list_has(STR("Close"), STR("close")) &&
              !http_list_has(STR("closed, keep"), STR("close")) &&
              !http_list_has(STR_NONE, STR("x")),
          "words of a list");
}

static void test_http(void) {
    for (size_t i = 0; i < LEN(http_requests); i++) {
        http_check_head(http_requests[i].input, http_requests[i].expected, http_request);
    }
    for (size_t i = 0; i < LEN(http_responses); i++) {
        http_check_head(http_responses[i].input, http_responses[i].expected, http_response);
    }
    test_http_limits();
    test_http_chunks();
    test_http_urls();
    test_http_forms();
    test_http_values();
}
