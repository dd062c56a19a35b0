/* guard -- who may talk to the server: origins, hosts, tokens, and settings that are refused. */

static bool guard_test_load(const char *host, const char *token, const char *origins) {
    static char text[2048];
    out problems = out_of(text, sizeof text);
    config_state.values.host = str_of(host);
    config_state.values.token = str_of(token);
    config_state.values.allow_origin = str_of(origins);
    guard.is_loaded = false;
    return guard_load(&problems);
}

static const char *guard_test_target = "/";

/* The status that guard gives a request with these headers; 0: admitted. */
static int guard_test_ask(const char *headers, const char *peer) {
    static char head[4096], lines[EXCHANGE_HEADERS_MAX], reply[1024];
    static exchange x;
    snprintf(head, sizeof head, "GET %s HTTP/1.1\r\n%s\r\n", guard_test_target, headers);
    x = (exchange){.peer = str_of(peer),
                   .peer_id = hash_64(peer, strlen(peer), 0),
                   .headers = out_of(lines, sizeof lines),
                   .reply = out_of(reply, sizeof reply)};
    if (http_request(str_of(head), &x.head) <= 0) {
        return -1;
    }
    return guard_admit(&x, false, true) ? 0 : x.http;
}

static void test_guard_origins(void) {
    static const struct {
        const char *headers;
        int status;
    } rows[] = {
        {"Host: localhost\r\n", 0},
        {"Host: localhost:8010\r\n", 0},
        {"Host: 127.0.0.1\r\n", 0},
        {"Host: [::1]\r\n", 0},
        {"Host: [::1]:80\r\n", 0},
        {"Host: LOCALHOST\r\n", 0},
        {"Host: geo.example.com:1\r\n", 0},
        {"Host: localhost.example.com\r\n", 403},
        {"Host: example.com\r\n", 403},
        {"Host: 127.0.0.1.example.com\r\n", 403},
        {"Host: [::1\r\n", 403},
        {"Host: \r\n", 403},
        {"Host: [::1]example.com\r\n", 403},
        {"Host: localhost:80:example.com\r\n", 403},
        {"Host: localhost:http\r\n", 403},
        {"Host: example.com@localhost\r\n", 403},
        {"Host: geo2.example.com:8010\r\n", 0},
        {"Host: geo2.example.com:8011\r\n", 403},
        {"Host: geo2.example.com\r\n", 403},
        {"Host: localhost\r\nOrigin: http://localhost\r\nOrigin: https://b\r\n", 0},
        {"Host: localhost\r\nOrigin: http://localhost\r\nOrigin: https://c\r\n", 403},
        {"Host: localhost\r\nOrigin: http://localhost\r\n", 0},
        {"Host: localhost\r\nOrigin: https://127.0.0.1:3000\r\n", 0},
        {"Host: localhost\r\nOrigin: http://[::1]:3000\r\n", 0},
        {"Host: localhost\r\nOrigin: https://maps.example.com\r\n", 0},
        {"Host: localhost\r\nOrigin: null\r\n", 403},
        {"Host: localhost\r\nOrigin: \r\n", 403},
        {"Host: localhost\r\nOrigin: localhost\r\n", 403},
        {"Host: localhost\r\nOrigin: http://localhost/\r\n", 403},
        {"Host: localhost\r\nOrigin: http://user@localhost\r\n", 403},
        {"Host: localhost\r\nOrigin: file://localhost\r\n", 403},
        {"Host: localhost\r\nOrigin: http://localhost.example.com\r\n", 403},
        {"Host: localhost\r\nOrigin: http://maps.example.com\r\n", 403},
        {"Host: localhost\r\nOrigin: https://maps.example.com:444\r\n", 403},
        {"Host: geo.example.com\r\nOrigin: https://geo.example.com\r\n", 0},
        {"Host: geo.example.com:81\r\nOrigin: http://GEO.example.com:81\r\n", 0},
        {"Host: geo.example.com\r\nOrigin: https://geo.example.com:444\r\n", 403},
        {"Host: localhost\r\nOrigin: https://geo.example.com\r\n", 403},
        {"Host: example.com\r\nOrigin: https://example.com\r\n", 403},
        {"Host: localhost\r\nSec-Fetch-Site: cross-site\r\n", 403},
        {"Host: localhost\r\nSec-Fetch-Site: Cross-Site\r\n", 403},
        {"Host: localhost\r\nSec-Fetch-Site: same-site\r\n", 0},
        {"Host: localhost\r\nSec-Fetch-Site: same-origin\r\n", 0},
        {"Host: localhost\r\nSec-Fetch-Site: none\r\n", 0},
        {"Host: localhost\r\nOrigin: http://localhost:3000\r\nSec-Fetch-Site: cross-site\r\n", 0},
    };
    config_state.values.allow_host = STR("geo.example.com, geo2.example.com:8010");
    CHECK(guard_test_load("127.0.0.1", "", " https://maps.example.com , https://b"), "loads");
    for (size_t i = 0; i < LEN(rows); i++) {
        CHECK(EQ(guard_test_ask(rows[i].headers, "127.0.0.1:1"), rows[i].status), rows[i].headers);
    }
}

/* The authority of an absolute target counts, not Host; and other names of ours. */
static void test_guard_targets(void) {
    config_state.values.allow_host = STR("geo.example.com, geo2.example.com:8010");
    guard_test_target = "http://localhost:8010/";
    CHECK(EQ(guard_test_ask("Host: example.com\r\n", "127.0.0.1:1"), 0), "the target counts");
    guard_test_target = "http://example.com/";
    CHECK(EQ(guard_test_ask("Host: localhost\r\n", "127.0.0.1:1"), 403), "and not Host");
    guard_test_target = "http://geo2.example.com:8010/search?q=http://x";
    CHECK(EQ(guard_test_ask("Host: localhost\r\n", "127.0.0.1:1"), 0),
          "with the port of a name that is allowed so");
    guard_test_target = "http://geo2.example.com:8011?q=/";
    CHECK(EQ(guard_test_ask("Host: localhost\r\n", "127.0.0.1:1"), 403), "and not with another");
    guard_test_target = "http://example.com@localhost/";
    CHECK(EQ(guard_test_ask("Host: localhost\r\n", "127.0.0.1:1"), 403), "nor with a user");
    guard_test_target = "/";
    CHECK(guard_test_load("127.0.0.2", "", ""), "another loopback address");
    CHECK(EQ(guard_test_ask("Host: 127.0.0.2:8010\r\n", "127.0.0.1:1"), 0), "is a name of ours");
    CHECK(EQ(guard_test_ask("Host: 127.0.0.3:8010\r\n", "127.0.0.1:1"), 403), "a third is not");
    char long_origin[1024];
    snprintf(long_origin, sizeof long_origin,
             "Host: localhost\r\nOrigin: http://localhost:%0800d\r\n", 80);
    CHECK(EQ(guard_test_ask(long_origin, "127.0.0.1:1"), 403), "an origin too long to be repeated");
    config_state.values.public_url = STR("https://geo3.example.com/geo/");
    CHECK(EQ(guard_test_ask("Host: geo3.example.com\r\nOrigin: https://geo3.example.com\r\n",
                            "127.0.0.1:1"),
             0),
          "where clients reach us is a name and an origin of ours");
    CHECK(EQ(guard_test_ask("Host: localhost\r\nOrigin: https://geo3.example\r\n", "127.0.0.1:1"),
             403),
          "and no part of it is");
    config_state.values.public_url = STR("");
    CHECK(guard_test_load("127.0.0.1", "", "*"), "any origin, without tokens");
    CHECK(
        EQ(guard_test_ask("Host: localhost\r\nOrigin: https://any.example.com\r\n", "127.0.0.1:1"),
           0),
        "is let in");
    CHECK(EQ(guard_test_ask("Host: localhost\r\nSec-Fetch-Site: cross-site\r\n", "127.0.0.1:1"), 0),
          "and so is what has none");
    config_state.values.allow_host = STR("");
}

static void test_guard_tokens(void) {
#define A "0123456789abcdefA"
#define B "0123456789abcdefB"
#define L "Host: localhost\r\n"
    static const struct {
        const char *headers;
        int status;
    } rows[] = {
        {L "Authorization: Bearer " A "\r\n", 0},
        {L "Authorization: bearer   " B " \r\n", 0},
        {L, 401},
        {L "Authorization: Bearer\r\n", 401},
        {L "Authorization: Bearer \r\n", 401},
        {L "Authorization: Basic " A "\r\n", 401},
        {L "Authorization: " A "\r\n", 401},
        {L "Authorization: Bearer " A "x\r\n", 401},
        {L "Authorization: Bearer 0123456789abcdef\r\n", 401},
        {L "Authorization: Bearer " A "," B "\r\n", 401},
    };
    CHECK(guard_test_load("127.0.0.1", A ", " B, "") && guard_has_tokens(), "two tokens");
    for (size_t i = 0; i < LEN(rows); i++) {
        CHECK(EQ(guard_test_ask(rows[i].headers, "127.0.0.2:1"), rows[i].status), rows[i].headers);
    }
    int refused = 0, slowed = 0;
    for (int i = 0; i < 20; i++) {
        int status = guard_test_ask(L "Authorization: Bearer nononononononono\r\n", "127.0.0.3:9");
        refused += status == 401;
        slowed += status == 429;
    }
    CHECK(EQ(refused, GUARD_FAILURES_MAX) && EQ(slowed, 10), "guesses are slowed down");
    CHECK(EQ(guard_test_ask(L "Authorization: Bearer " A "\r\n", "127.0.0.3:9"), 0),
          "a valid token is accepted from the same address");
    CHECK(EQ(guard_test_ask(L "Authorization: Bearer nononononononono\r\n", "127.0.0.4:9"), 401),
          "another address may still fail");
    config_state.values.token_rate_limit = 0.01;
    CHECK(EQ(guard_test_ask(L "Authorization: Bearer " A "\r\n", "127.0.0.2:1"), 0) &&
              EQ(guard_test_ask(L "Authorization: Bearer " A "\r\n", "127.0.0.5:1"), 429),
          "a token has its rate, wherever it comes from");
    CHECK(EQ(guard_test_ask(L "Authorization: Bearer " B "\r\n", "127.0.0.2:1"), 0),
          "and another one its own");
    config_state.values.token_rate_limit = 0;
    CHECK(EQ(guard_test_ask(L "Authorization: Bearer " A "\r\n", "127.0.0.2:1"), 0), "no limit");
    CHECK(guard_test_load("127.0.0.1", B, ""), "one is taken away");
    CHECK(EQ(guard_test_ask(L "Authorization: Bearer " A "\r\n", "127.0.0.2:1"), 401),
          "and is wrong");
#undef A
#undef B
}

static void test_guard_settings(void) {
    static const struct {
        const char *name, *host, *token, *origins;
        bool good;
    } rows[] = {
        {"loopback without tokens", "127.0.0.1", "", "", true},
        {"IPv6 loopback", "::1", "", "", true},
        {"a unix socket", "unix:/run/geocoder", "", "", true},
        {"a unix socket without a path", "unix:", "", "", false},
        {"everywhere without tokens", "0.0.0.0", "", "", false},
        {"everywhere with one", "0.0.0.0", "0123456789abcdef", "", true},
        {"a short token", "127.0.0.1", "0123456789abcde", "", false},
        {"one of two is short", "127.0.0.1", "0123456789abcdef,x", "", false},
        {"no token where one was meant", "127.0.0.1", " , ", "", false},
        {"all origins and tokens", "127.0.0.1", "0123456789abcdef", "https://a, *", false},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        CHECK(EQ(guard_test_load(rows[i].host, rows[i].token, rows[i].origins), rows[i].good),
              rows[i].name);
    }
    char said[400];
    out problems = out_of(said, sizeof said);
    config_state.values.insecure_no_auth = true;
    CHECK(guard_test_load("0.0.0.0", "", ""), "on all addresses, when told so");
    CHECK(EQ(guard_test_ask("Host: any.example.com\r\n", "1.2.3.4:1"), 0), "then by any name");
    config_state.values.insecure_no_auth = false;
    CHECK(!guard_test_load("0.0.0.0", "", "") &&
              EQ(guard_test_ask("Host: any.example.com\r\n", "1.2.3.4:1"), 0),
          "what is refused changes nothing");
    CHECK(guard_test_load("192.0.2.7", "0123456789abcdef", ""), "reached from elsewhere");
    config_state.values.host = STR("name.invalid");
    CHECK(guard_load(&problems) &&
              EQ(guard_test_ask("Host: a.example.com\r\nAuthorization: Bearer 0123456789abcdef\r\n",
                                "1.2.3.4:1"),
                 0),
          "and still, when a reload finds no name server");
    char many[GUARD_TOKENS_MAX * 20 + 40];
    out o = out_of(many, sizeof many - 1);
    for (int i = 0; i <= GUARD_TOKENS_MAX; i++) {
        out_fmt(&o, "%stoken-%012d", i ? "," : "", i);
    }
    many[o.len] = 0;
    CHECK(!guard_test_load("127.0.0.1", many, ""), "more tokens than there is room for");
#undef L
}

static void test_guard_rates(void) {
    enum { PER_S = 4, STEP_US = 1000000 / PER_S };
    int64_t now = 50000000;
    memset(guard.spent, 0, sizeof guard.spent);
    for (int i = 0; i < PER_S; i++) {
        CHECK(EQ(guard_spend(7, PER_S, now), 0), "a second's requests at once");
    }
    CHECK(EQ(guard_spend(7, PER_S, now), STEP_US) && EQ(guard_spend(7, PER_S, now), STEP_US),
          "then none, and those that are refused do not count");
    CHECK(EQ(guard_spend(8, PER_S, now), 0), "another token is not held up");
    CHECK(EQ(guard_spend(7, PER_S, now + STEP_US - 1), 1) &&
              EQ(guard_spend(7, PER_S, now + STEP_US), 0) &&
              EQ(guard_spend(7, PER_S, now + STEP_US), STEP_US),
          "one more after its time");
    for (int i = 0; i < PER_S; i++) {
        CHECK(EQ(guard_spend(7, PER_S, now + 3600000000), 0),
              "an hour gives no more than a second");
    }
    CHECK(EQ(guard_spend(7, PER_S, now + 3600000000), STEP_US), "of requests");
    CHECK(EQ(guard_spend(9, 0.5, now), 0) && EQ(guard_spend(9, 0.5, now + 1), 1999999),
          "less than one a second");
    for (uint64_t token = 100; token < 100 + 2 * GUARD_TOKENS_MAX; token++) {
        CHECK(EQ(guard_spend(token, PER_S, now), 0), "more tokens than rows");
    }
    CHECK(EQ(guard_spend(7, PER_S, now + 3600000000), STEP_US), "the busiest is not forgotten");
    memset(guard.spent, 0, sizeof guard.spent);
}

static void test_guard(void) {
    config before = config_state.values;
    log_setup(LOG_ERROR, false);
    test_guard_settings();
    test_guard_origins();
    test_guard_targets();
    test_guard_tokens();
    test_guard_rates();
    CHECK(guard_test_load("127.0.0.1", "", ""), "no tokens again");
    config_state.values = before;
    log_setup(LOG_WARN, false);
}
