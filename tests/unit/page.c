/* page -- the map page, its files and what they may do, and the description of the API against the
 * tables that it is of. */

#include <mbedtls/base64.h>
#include <mbedtls/sha256.h>

enum { PAGE_TEST_ARENA = 64 << 20 };

static struct {
    char *memory, *room;
    char head[2048], headers[EXCHANGE_HEADERS_MAX];
    exchange x;
    call c;
} page_test;

/* The whole reply to a request, from admission on; valid until the next one. */
static str page_test_ask(const char *method, const char *path, const char *lines) {
    if (!page_test.memory) {
        page_test.memory = os_reserve(PAGE_TEST_ARENA);
        page_test.room = os_reserve(REPLY_HEAD_MAX + EXCHANGE_REPLY_MAX);
        ASSERT(page_test.memory && page_test.room);
    }
    exchange *x = &page_test.x;
    snprintf(page_test.head, sizeof page_test.head, "%s %s HTTP/1.1\r\nHost: localhost\r\n%s\r\n",
             method, path, lines);
    *x = (exchange){.path = str_of(path),
                    .peer = STR("127.0.0.1:1"),
                    .is_photon = x->is_photon,
                    .headers = out_of(page_test.headers, sizeof page_test.headers),
                    .reply = out_of(page_test.room + REPLY_HEAD_MAX, EXCHANGE_REPLY_MAX)};
    ASSERT(http_request(str_of(page_test.head), &x->head) > 0);
    page_test.c = (call){.mem = arena_of(page_test.memory, PAGE_TEST_ARENA),
                         .deadline_ms = os_now_ms() + 60000,
                         .work = CALL_WORK_MAX};
    if (endpoint_admit(x) && endpoint_run(&page_test.c, x) == GEO_MUST_WAIT) {
        page_test.c.may_block = true; /* as on a worker */
        page_test.c.work = 0;
        endpoint_run(&page_test.c, x);
    }
    return reply_whole(x, true);
}

static str page_test_header(str reply, const char *name) {
    char start[64];
    int len = snprintf(start, sizeof start, "\r\n%s: ", name);
    ptrdiff_t at = str_find(reply, str_of(start)), end = str_find(reply, STR("\r\n\r\n"));
    str rest = at < 0 || at > end ? STR_NONE : str_from(reply, (size_t)(at + len));
    return str_cut(&rest, '\r');
}

static str page_test_content(str reply) {
    ptrdiff_t end = str_find(reply, STR("\r\n\r\n"));
    return end < 0 ? STR_NONE : str_from(reply, (size_t)end + 4);
}

/* ---- what is served ---- */

typedef struct {
    str packed, wanted; /* what is left of both */
} page_test_ends;

static ptrdiff_t page_test_read(void *ctx, char *bytes, size_t size) {
    page_test_ends *e = ctx;
    size_t count = MIN(size, e->packed.len);
    memcpy(bytes, e->packed.at, count);
    e->packed = str_from(e->packed, count);
    return (ptrdiff_t)count;
}

static bool page_test_write(void *ctx, str bytes) {
    page_test_ends *e = ctx;
    bool same = str_starts(e->wanted, bytes);
    e->wanted = str_from(e->wanted, bytes.len);
    return same;
}

static bool page_test_unpacks_to(str gzip, str wanted) {
    static char memory[INFLATE_GZIP_MEMORY];
    page_test_ends ends = {gzip, wanted};
    inflate_pipe pipe = {page_test_read, page_test_write, &ends, false};
    return !inflate_gzip(&pipe, memory) && EQ(ends.wanted.len, 0);
}

/* Keeps a content over the next request. */
static str page_test_keep(str text) {
    static char *room;
    room = room ? room : os_reserve(EXCHANGE_REPLY_MAX);
    ASSERT(room && text.len <= EXCHANGE_REPLY_MAX);
    return text.at ? (str){memcpy(room, text.at, text.len), text.len} : STR_NONE;
}

static const struct {
    const char *path, *type, *start;
    bool is_page;
} page_test_files[] = {
    {"/", "text/html; charset=utf-8", "<!doctype html>", true},
    {"/docs", "text/html; charset=utf-8", "<!doctype html>", true},
    {"/openapi.json", "application/json", "{\n\"openapi\": \"3.1.", false},
    {"/favicon.svg", "image/svg+xml", "<svg ", false},
    {"/favicon.ico", "image/svg+xml", "<svg ", false},
};

static void test_page_files(void) {
    for (size_t i = 0; i < LEN(page_test_files); i++) {
        const char *path = page_test_files[i].path;
        str got = page_test_ask("GET", path, "");
        CHECK(str_starts(got, STR("HTTP/1.1 200 ")) &&
                  EQ_STR(page_test_header(got, "Content-Type"), str_of(page_test_files[i].type)) &&
                  EQ_STR(page_test_header(got, "X-Content-Type-Options"), STR("nosniff")) &&
                  EQ_STR(page_test_header(got, "Vary"), STR("Accept-Encoding")) &&
                  !page_test_header(got, "Content-Encoding").at,
              path);
        CHECK(
            EQ(page_test_header(got, "Content-Security-Policy").at != NULL,
               page_test_files[i].is_page) &&
                EQ(page_test_header(got, "Referrer-Policy").at != NULL, page_test_files[i].is_page),
            "a page has a policy");
        str plain = page_test_keep(page_test_content(got));
        CHECK(str_starts(plain, str_of(page_test_files[i].start)), path);
        got = page_test_ask("HEAD", path, "");
        int64_t size = 0;
        CHECK(str_int(page_test_header(got, "Content-Length"), &size) &&
                  EQ(size, (int64_t)plain.len) && EQ(page_test_content(got).len, 0),
              "HEAD has its length");
        got = page_test_ask("GET", path, "Accept-Encoding: br, GZIP;q=0.5\r\n");
        CHECK(EQ_STR(page_test_header(got, "Content-Encoding"), STR("gzip")) &&
                  page_test_content(got).len < plain.len &&
                  page_test_unpacks_to(page_test_content(got), plain),
              "the same as gzip");
        char known[128];
        snprintf(known, sizeof known, "Accept-Encoding: gzip\r\nIf-None-Match: %.*s\r\n",
                 STR_ARG(page_test_header(got, "ETag")));
        got = page_test_ask("GET", path, known);
        CHECK(str_starts(got, STR("HTTP/1.1 304 ")) && EQ(page_test_content(got).len, 0),
              "nothing when the client has it");
        got = page_test_ask("GET", path, strchr(known, '\n') + 1);
        CHECK(str_starts(got, STR("HTTP/1.1 200 ")), "the other coding is another file");
        got = page_test_ask("POST", path, "");
        CHECK(str_starts(got, STR("HTTP/1.1 405 ")) &&
                  EQ_STR(page_test_header(got, "Allow"), STR("GET, HEAD, OPTIONS")),
              "no other method");
        got = page_test_ask("GET", path, "Content-Length: 5\r\n");
        CHECK(str_starts(got, STR("HTTP/1.1 413 ")), "no content");
    }
}

static void test_page_codings(void) {
    static const struct {
        const char *header;
        bool is_packed;
    } rows[] = {{"Accept-Encoding: gzip", true},
                {"Accept-Encoding: gzip, deflate, br", true},
                {"Accept-Encoding: br ; q=1.0 , gzip ; q=0.1", true},
                {"Accept-Encoding: gzip;q=0", false},
                {"Accept-Encoding: gzip; q=0.000, br", false},
                {"Accept-Encoding: xgzip, gzipx", false},
                {"Accept-Encoding: identity", false},
                {"Accept-Encoding:", false},
                {"X: gzip", false}};
    for (size_t i = 0; i < LEN(rows); i++) {
        char line[128];
        snprintf(line, sizeof line, "%s\r\n", rows[i].header);
        str got = page_test_ask("GET", "/docs", line);
        CHECK(str_starts(got, STR("HTTP/1.1 200 ")) &&
                  EQ(page_test_header(got, "Content-Encoding").at != NULL, rows[i].is_packed),
              rows[i].header);
    }
}

/* ---- what a page may do ---- */

/* The texts between open and close of a page, each of which must be in the directive by its hash;
 * returns their number, -1: one is not. */
static int page_test_hashed(str page, str open, str close, str directive) {
    int count = 0;
    for (ptrdiff_t at; (at = str_find(page, open)) >= 0; count++) {
        page = str_from(page, (size_t)at + open.len);
        ptrdiff_t end = str_find(page, close);
        unsigned char sum[32], coded[64];
        char source[96];
        size_t len;
        if (end < 0 || mbedtls_sha256((const unsigned char *)page.at, (size_t)end, sum, 0) ||
            mbedtls_base64_encode(coded, sizeof coded, &len, sum, sizeof sum)) {
            return -1;
        }
        snprintf(source, sizeof source, " 'sha256-%.*s'", (int)len, (char *)coded);
        if (str_find(directive, str_of(source)) < 0) {
            return -1;
        }
        page = str_from(page, (size_t)end);
    }
    return count;
}

static int page_test_count(str text, str part) {
    int count = 0;
    for (ptrdiff_t at; (at = str_find(text, part)) >= 0; count++) {
        text = str_from(text, (size_t)at + part.len);
    }
    return count;
}

static str page_test_directive(str policy, const char *name) {
    while (policy.at) {
        str one = str_trim(str_cut(&policy, ';'));
        if (str_starts(one, str_of(name)) && one.at[strlen(name)] == ' ') {
            return str_from(one, strlen(name));
        }
    }
    return STR_NONE;
}

static void test_page_policy(void) {
    static const char *const pages[] = {"/", "/docs", "/docs/settings"};
    static const struct {
        const char *name, *value;
    } rows[] = {{"default-src", " 'none'"},     {"connect-src", " 'self'"},
                {"base-uri", " 'none'"},        {"form-action", " 'none'"},
                {"frame-ancestors", " 'none'"}, {"img-src", " 'self' data:"}};
    for (size_t i = 0; i < LEN(pages); i++) {
        str got = page_test_ask("GET", pages[i], "");
        str policy = page_test_header(got, "Content-Security-Policy"),
            page = page_test_content(got);
        str scripts = page_test_directive(policy, "script-src");
        str styles = page_test_directive(policy, "style-src");
        CHECK(page_test_hashed(page, STR("<script>"), STR("</script>"), scripts) >= (i < 2) &&
                  EQ(page_test_count(scripts, STR("'sha256-")),
                     page_test_count(page, STR("<script>"))),
              "its scripts and no others");
        CHECK(
            page_test_hashed(page, STR("<style>"), STR("</style>"), styles) > 0 &&
                EQ(page_test_count(styles, STR("'sha256-")), page_test_count(page, STR("<style>"))),
            "its styles and no others");
        CHECK(str_find(policy, STR("unsafe")) < 0 && str_find(page, STR("<script ")) < 0 &&
                  str_find(page, STR(" style=")) < 0 && str_find(page, STR("innerHTML")) < 0,
              "nothing that the policy would refuse");
        for (size_t d = 0; d < LEN(rows); d++) {
            CHECK(EQ_STR(page_test_directive(policy, rows[d].name), str_of(rows[d].value)),
                  rows[d].name);
        }
    }
}

static void test_page_tiles(void) {
    static const struct {
        const char *url, *images;
    } rows[] = {
        {"https://tile.example.org/{z}/{x}/{y}.png", " 'self' data: https://tile.example.org"},
        {"http://localhost:8080/a/{z}/{y}/{x}?k={y}", " 'self' data: http://localhost:8080"},
        {"", " 'self' data:"},
    };
    config before = config_state.values;
    for (size_t i = 0; i < LEN(rows); i++) {
        config_state.values.tiles = str_of(rows[i].url);
        config_state.values.tiles_attribution = STR("\"Us\" & <others>");
        str got = page_test_ask("GET", "/", "");
        CHECK(
            EQ_STR(page_test_directive(page_test_header(got, "Content-Security-Policy"), "img-src"),
                   str_of(rows[i].images)),
            "their origin in the policy");
        json_doc doc;
        str facts = page_test_content(page_test_ask("GET", "/page.json", ""));
        CHECK(json_parse(&doc, facts, &page_test.c.mem), "the facts are JSON");
        json tiles = json_get(json_root(&doc), "tiles");
        CHECK(rows[i].url[0] ? json_is(json_get(tiles, "url"), rows[i].url) &&
                                   json_is(json_get(tiles, "attribution"), "\"Us\" & <others>")
                             : !json_is_given(tiles),
              "and they themselves for the page");
    }
    config_state.values = before;
}

/* The servers of layers, pictures and data, each once, and no more. */
static void test_page_layers(void) {
    static char memory[1 << 20], said[100];
    out problems = out_of(said, sizeof said);
    chat_layers_file f = {.mem = arena_of(memory, sizeof memory), .problems = &problems};
    str list =
        STR("[{\"id\":\"a\",\"type\":\"xyz\",\"title\":\"A\",\"credit\":\"O\",\"url\":"
            "\"https://a:8/{z}/{x}/{y}\"},{\"id\":\"b\",\"type\":\"wms\",\"title\":\"B\","
            "\"credit\":\"O\",\"url\":\"https://a:8/?LAYERS=b\"},{\"id\":\"c\",\"type\":"
            "\"geojson\",\"title\":\"C\",\"credit\":\"O\",\"url\":\"https://a:8/c\"},{\"id\":"
            "\"d\",\"type\":\"geojson\",\"title\":\"D\",\"credit\":\"O\",\"url\":"
            "\"http://d/d?a;b\"}]");
    CHECK(chat_layers_read(&f, list), "a list of layers");
    str policy = page_test_header(page_test_ask("GET", "/", ""), "Content-Security-Policy");
    CHECK(
        EQ_STR(page_test_directive(policy, "img-src"), STR(" 'self' data: https://a:8")) &&
            EQ_STR(page_test_directive(policy, "connect-src"), STR(" 'self' https://a:8 http://d")),
        "the origins in the policy");
    CHECK(chat_layers_read(&f, STR("[]")), "and none");
}

/* The longest policy, and CORS for the longest origin, fit beside each other. */
static void test_page_longest(void) {
    static char url[400], lines[EXCHANGE_ORIGIN_MAX + 64];
    enum { HOST = 261, ORIGIN = EXCHANGE_ORIGIN_MAX - 1 };
    config before = config_state.values;
    int at = snprintf(url, sizeof url, "https://");
    memset(url + at, 'a', HOST);
    snprintf(url + at + HOST, sizeof url - HOST - (size_t)at, "/{z}/{x}/{y}");
    at = snprintf(lines, sizeof lines, "Accept-Encoding: gzip\r\nOrigin: https://");
    memset(lines + at, 'b', ORIGIN - 8);
    snprintf(lines + at + ORIGIN - 8, sizeof lines - ORIGIN - (size_t)at, "\r\n");
    guard_test_load("127.0.0.1", "", "*");
    config_state.values.tiles = str_of(url);
    str got = page_test_ask("GET", "/", lines);
    CHECK(str_starts(got, STR("HTTP/1.1 200 ")) &&
              page_test_header(got, "Access-Control-Allow-Origin").at &&
              str_ends(page_test_header(got, "Content-Security-Policy"), STR("aaa")),
          "the longest head");
    config_state.values = before;
}

/* Each document is a page, with its generated tables, that leads to all others. */
static void test_page_documents(void) {
    for (int i = 0; i < topic_count(); i++) {
        str got = page_test_ask("GET", topic_at(i)->path, "");
        CHECK(str_starts(got, STR("HTTP/1.1 200 ")) &&
                  EQ_STR(page_test_header(got, "Content-Type"), STR("text/html; charset=utf-8")),
              topic_at(i)->path);
        str page = page_test_content(got);
        CHECK(str_find(page, STR("<h1>")) > 0 && str_find(page, STR("<!--")) < 0 &&
                  EQ(page_test_count(page, STR("<a href=\"/docs/")) >= topic_count(), true),
              "a document");
    }
    str page = page_test_content(page_test_ask("GET", "/docs/settings", ""));
    CHECK(str_find(page, STR("<td><code>GEOCODER_PORT</code></td>")) > 0, "a generated table");
    CHECK(str_starts(page_test_ask("GET", "/docs/no", ""), STR("HTTP/1.1 404 ")), "no document");
}

static void test_page_guard(void) {
    static const char *const open[] = {"/", "/docs", "/openapi.json", "/favicon.svg", "/page.json"};
    CHECK(guard_test_load("127.0.0.1", "a-token-of-24-characters", ""), "a token");
    for (size_t i = 0; i < LEN(open); i++) {
        CHECK(str_starts(page_test_ask("GET", open[i], ""), STR("HTTP/1.1 200 ")), open[i]);
    }
    str facts = page_test_content(page_test_ask("GET", "/page.json", ""));
    CHECK(str_find(facts, STR("\"needs_token\":true")) > 0, "the page learns that it needs one");
    static const char *const closed[] = {"/search", "/tiles/0/0/0.mvt", "/tiles.json"};
    for (size_t i = 0; i < LEN(closed); i++) {
        CHECK(str_starts(page_test_ask("GET", closed[i], ""), STR("HTTP/1.1 401 ")),
              "the answers want it");
    }
    guard_test_load("127.0.0.1", "", "");
    facts = page_test_content(page_test_ask("GET", "/page.json", ""));
    CHECK(str_find(facts, STR("\"needs_token\":false")) > 0, "no token");
    page_test.x.is_photon = true;
    CHECK(str_starts(page_test_ask("GET", "/", ""), STR("HTTP/1.1 404 ")),
          "no page on Photon's port");
    page_test.x.is_photon = false;
}

/* ---- the description of the API ---- */

/* Whether an operation has the parameter; *count grows by all of its parameters in the query. */
static bool page_test_has(json api, json operation, const char *name, int *count) {
    json known = json_get(json_get(api, "components"), "parameters");
    json list = json_get(operation, "parameters");
    bool has = false;
    for (json p = json_first(list); p.index >= 0; p = json_next(list, p)) {
        char key[128];
        str ref = json_raw(json_get(p, "$ref")), start = STR("#/components/parameters/");
        if (ref.at &&
            (!str_starts(ref, start) || !str_cstr(str_from(ref, start.len), key, sizeof key))) {
            return false;
        }
        json one = ref.at ? json_get(known, key) : p;
        *count += json_is(json_get(one, "in"), "query");
        has |= json_is(json_get(one, "name"), name);
    }
    return has;
}

/* Whether these are the parameters of a path, and no others. */
static bool page_test_takes(json api, str path, const char *const *names, int count) {
    char text[64];
    ASSERT(str_cstr(path, text, sizeof text));
    json operation = json_get(json_get(json_get(api, "paths"), text), "get");
    int described = 0, known = 0;
    page_test_has(api, operation, "", &described);
    for (int i = 0; i < count; i++) {
        known += page_test_has(api, operation, names[i], &(int){0});
    }
    return EQ(described, count) && EQ(known, count);
}

static void test_page_parameters(json api) {
    for (size_t i = 0; i < LEN(rest_endpoints); i++) {
        const char *names[LEN(rest_param_rows)];
        int count = 0;
        for (size_t row = 0; row < LEN(rest_param_rows); row++) {
            if (rest_param_rows[row].used & rest_endpoints[i].bit) {
                names[count++] = rest_param_rows[row].name;
            }
        }
        CHECK(page_test_takes(api, rest_endpoints[i].path, names, count),
              rest_endpoints[i].path.at);
    }
    for (size_t i = 0; i < LEN(photon_endpoints); i++) {
        const char *names[LEN(photon_param_rows)];
        int count = 0;
        for (size_t row = 0; row < LEN(photon_param_rows); row++) {
            if (photon_param_rows[row].on & photon_endpoints[i].takes) {
                names[count++] = photon_param_rows[row].name;
            }
        }
        CHECK(page_test_takes(api, photon_endpoints[i].path, names, count),
              photon_endpoints[i].path.at);
    }
}

/* Every path that is for programs is described, and every described one is served. */
static void test_page_description(void) {
    json_doc doc;
    str text = page_test_keep(page_test_content(page_test_ask("GET", "/openapi.json", "")));
    static char memory[16 << 20];
    arena mem = arena_of(memory, sizeof memory);
    bool is_json = json_parse(&doc, text, &mem);
    CHECK(is_json, "the description is JSON");
    if (!is_json) {
        return;
    }
    json api = json_root(&doc), paths = json_get(api, "paths");
    int rows = 0, described = 0;
    endpoint row;
    for (int i = 0; endpoint_at(i, &row); i++) {
        char method[8] = "";
        for (size_t k = 0; row.method[k]; k++) {
            method[k] = ascii_lower(row.method[k]);
        }
        bool is_page = row.run == page_get;
        bool is_other = row.flags & (ENDPOINT_LEGACY | ENDPOINT_PUBLIC |
                                     ENDPOINT_ISSUER); /* RFCs describe the latter */
        if (!is_page && !is_other) {
            CHECK(json_what(json_get(json_get(paths, row.path), method)) == JSON_OBJECT, row.path);
            rows++;
        }
    }
    for (json path = json_first(paths); path.index >= 0; path = json_next(paths, path)) {
        described += json_count(json_value_of(path));
    }
    CHECK(EQ(described, rows), "and no others");
    test_page_parameters(api);
}

static void test_page(void) {
    config before = config_state.values;
    guard_test_load("127.0.0.1", "", "");
    config_state.values.backend = BACKEND_GAZETTEER;
    config_state.values.timeout_s = 60;
    if (!page_paths()) {
        CHECK(str_starts(page_test_ask("GET", "/", ""), STR("HTTP/1.1 404 ")),
              "built without the page");
    } else {
        test_page_files();
        test_page_codings();
        test_page_policy();
        test_page_tiles();
        test_page_layers();
        test_page_longest();
        test_page_documents();
        test_page_guard();
        test_page_description();
    }
    config_state.values = before;
}
