/* fetch -- what needs no server: base URLs, NO_PROXY, redirects, header values. The rest is in
 * e2e_tls.c and faults.c. */

/* tls|host|port|user|prefix|query|socket, or the sentence about what is wrong. */
static const struct {
    const char *url, *expected;
} fetch_urls[] = {
    {"https://nominatim.example.org", "1|nominatim.example.org|443||||"},
    {" http://h/ ", "0|h|80||||"},
    {"HTTP://h:8080/a/b//", "0|h|8080||/a/b||"},
    {"https://u%20x:p%3a@[::1]:8443/n?key=k&x", "1|::1|8443|u x:p:|/n|key=k&x|"},
    {"unix:/run/n.sock", "0|localhost|80||||/run/n.sock"},
    {"unix:/run/n.sock:/nominatim/", "0|localhost|80||/nominatim||/run/n.sock"},
    {"ftp://h/", "The URL ftp://h must start with http://, https:// or unix:."},
    {"nominatim.example.org",
     "The URL \"nominatim.example.org\" is not of the form https://host[:port][/path]."},
    {"http://user:secret@ho st/", "The URL is not of the form https://host[:port][/path]."},
    {"http://u:%zz@h/", "The URL http://h is too long or has a bad % code."},
    {"unix:run/n.sock",
     "The URL \"unix:run/n.sock\" must be unix:/path/of.socket or unix:/path:/prefix."},
    {"unix:/run/n.sock:x",
     "The URL \"unix:/run/n.sock:x\" must be unix:/path/of.socket or unix:/path:/prefix."},
    {"", "The URL \"\" is not of the form https://host[:port][/path]."},
};

static void test_fetch_urls(void) {
    char text[400];
    for (size_t i = 0; i < LEN(fetch_urls); i++) {
        fetch_target t;
        out o = out_of(text, sizeof text);
        if (fetch_target_parse(guarded(str_of(fetch_urls[i].url)), &t, &o)) {
            out_fmt(&o, "%d|%s|%d|%s|%s|%s|%s", t.tls, t.host, t.port, t.user, t.prefix, t.query,
                    t.socket_path);
        }
        CHECK(EQ_STR(out_str(&o), str_of(fetch_urls[i].expected)), fetch_urls[i].url);
    }
    static const struct {
        const char *url, *shown;
    } shown[] = {{"https://u:p@h:443/x/?key=k", "https://h/x"},
                 {"http://[::1]:80", "http://[::1]"},
                 {"http://h:443", "http://h:443"},
                 {"unix:/a/b:/c", "unix:/a/b:/c"}};
    for (size_t i = 0; i < LEN(shown); i++) {
        fetch_target t;
        out o = out_of(text, sizeof text);
        ASSERT(fetch_target_parse(str_of(shown[i].url), &t, &o));
        fetch_target_write(&t, &o);
        CHECK(EQ_STR(out_str(&o), str_of(shown[i].shown)), shown[i].url);
    }
    char longer[700];
    memset(longer, 'x', sizeof longer);
    memcpy(longer, "http://h/", 9);
    fetch_target t;
    out o = out_of(text, sizeof text);
    CHECK(!fetch_target_parse((str){longer, sizeof longer}, &t, &o), "too long a path");
    longer[8] = 'h';
    CHECK(!fetch_target_parse((str){longer, sizeof longer}, &t, &o), "too long a name");
}

static void test_fetch_exceptions(void) {
    static const struct {
        const char *entry, *url;
        bool direct;
    } rows[] = {
        {"example.org", "http://example.org", true},
        {"example.org", "http://a.example.org", true},
        {".example.org", "http://a.example.org", true},
        {"*.example.org", "http://a.b.example.org", true},
        {"EXAMPLE.org", "http://example.ORG", true},
        {"example.org", "http://badexample.org", false},
        {"example.org", "http://example.org.evil", false},
        {"example.org:8080", "http://example.org:8080", true},
        {"example.org:8080", "http://example.org", false},
        {"example.org:x", "http://example.org", false},
        {"*", "http://anything", true},
        {"10.0.0.1", "http://10.0.0.1", true},
        {"0.0.0.1", "http://10.0.0.1", false},
        {"::5", "http://[::5]", true},
        {".", "http://example.org", false},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        fetch_target t;
        char problem[200];
        out o = out_of(problem, sizeof problem);
        ASSERT(fetch_target_parse(str_of(rows[i].url), &t, &o));
        CHECK(EQ(fetch_target_is_excepted(str_of(rows[i].entry), &t), rows[i].direct),
              rows[i].entry);
    }
    CHECK(fetch_target_is_local("localhost") && fetch_target_is_local("127.9.9.9") &&
              fetch_target_is_local("::1") && !fetch_target_is_local("128.0.0.1") &&
              !fetch_target_is_local("localhost.evil"),
          "this machine is never behind a proxy");
}

static void test_fetch_redirects(void) {
    static const struct {
        const char *url, *path, *location, *expected; /* NULL: not followed */
    } rows[] = {
        {"http://h", "/a/b?q=1", "c", "http://h/a/c"},
        {"http://h", "/a/b?q=1", "c?d=/e/", "http://h/a/c?d=/e/"},
        {"http://h", "/a/b?q=/x/", "", "http://h/a/b?q=/x/"},
        {"http://h", "/a/b?q=1", "?q=2", "http://h/a/b?q=2"},
        {"http://h", "/a/b?q=1", "#c", "http://h/a/b?q=1"},
        {"http://h", "/a", "/b", "http://h/b"},
        {"http://h", "/a/b/c?q=../x", "../d", "http://h/a/d"},
        {"http://h", "/a/b/c", "../../../d/./e", "http://h/d/e"},
        {"http://h", "/a/b/c", "..", "http://h/a/"},
        {"http://h", "/a/b/c", ".", "http://h/a/b/"},
        {"http://h", "/a", "/b/.../..c/d.?e=/../f", "http://h/b/.../..c/d.?e=/../f"},
        {"http://h", "/a", "/b/../../..", "http://h/"},
        {"http://h:81", "/a", "/b#c", "http://h:81/b"},
        {"http://h:81", "/a", "http://H:81/b", "http://h:81/b"},
        {"http://h", "/a", "//h", "http://h/"},
        {"http://h", "/a", "?x", "http://h/a?x"},
        {"http://h:81", "/a", "https://h/b", "https://h/b"},
        {"http://h:81", "/a", "https://h:8443/b", "https://h:8443/b"},
        {"https://h", "/a", "https://h:443/b", "https://h/b"},
        {"https://h", "/a", "http://h/b", NULL},
        {"https://h", "/a", "http://h:443/b", NULL},
        {"https://h", "/a", "https://h:444/b", NULL},
        {"http://h:81", "/a", "http://h/b", NULL},
        {"http://h", "/a", "http://h.evil/b", NULL},
        {"http://h", "/a", "http://h@evil/b", NULL},
        {"http://h", "/a", "//evil/b", NULL},
        {"http://h", "/a", "javascript:alert(1)", NULL},
        {"http://h", "/a", "http:b", NULL},
        {"http://h", "/a", "/b c", NULL},
        {"unix:/s", "/a", "/b", "unix:/s/b"},
        {"unix:/s", "/a", "http://localhost/b", NULL},
    };
    char memory[1000], text[200];
    for (size_t i = 0; i < LEN(rows); i++) {
        call c = {.mem = arena_of(memory, sizeof memory)};
        fetch_request r = {
            .c = &c, .path = str_of(rows[i].path), .location = str_of(rows[i].location)};
        out o = out_of(text, sizeof text);
        ASSERT(fetch_target_parse(str_of(rows[i].url), &r.to, &o));
        if (fetch_follow(&r) == GEO_OK) {
            fetch_target_write(&r.to, &o);
            out_text(&o, r.path);
            CHECK(EQ_STR(out_str(&o), str_of(rows[i].expected)), rows[i].location);
        } else {
            CHECK(!rows[i].expected && EQ(c.code, GEO_BAD_REPLY) && c.why[0], rows[i].location);
        }
    }
    call none = {.mem = arena_of(memory, 1)};
    fetch_request r = {.c = &none, .path = STR("/a"), .location = STR("/longer")};
    CHECK(EQ(fetch_follow(&r), GEO_TOO_LARGE), "no room for the next path");
}

static void test_fetch_values(void) {
    static const struct {
        const char *user, *basic;
    } users[] = {{"Aladdin:open sesame", "Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==\r\n"},
                 {"a:b", "Basic YTpi\r\n"},
                 {"a:bc", "Basic YTpiYw==\r\n"},
                 {"a:bcd", "Basic YTpiY2Q=\r\n"}};
    char text[100];
    for (size_t i = 0; i < LEN(users); i++) {
        out o = out_of(text, sizeof text);
        fetch_write_basic(users[i].user, &o);
        CHECK(EQ_STR(out_str(&o), str_of(users[i].basic)), users[i].user);
    }
    str date = STR("Sun, 06 Nov 1994 08:49:37 GMT");
    CHECK(EQ(fetch_retry_after(STR("120"), 0), 120) && EQ(fetch_retry_after(STR("0"), 0), 0) &&
              EQ(fetch_retry_after(STR("999999999"), 0), 86400) &&
              EQ(fetch_retry_after(date, 784111777 - 5), 5) && EQ(fetch_retry_after(date, 0), 0) &&
              isnan(fetch_retry_after(STR("1.5"), 0)) && isnan(fetch_retry_after(STR_NONE, 0)),
          "Retry-After");
}

static void test_fetch(void) {
    test_fetch_urls();
    test_fetch_exceptions();
    test_fetch_redirects();
    test_fetch_values();
}
