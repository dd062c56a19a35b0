/* oauth -- access tokens of an issuer that answers, rotates its keys, is wrong or is silent, as
 * guard and the endpoints treat them. */

static char oauth_test_issuer[64], oauth_test_metadata[400], oauth_test_keys[4000];

static void oauth_test_ready(void) {
    call c = {.may_block = true};
    ASSERT(tls_prepare(&c) == GEO_OK);
    signed_token_make_keys();
    fake_start();
    snprintf(oauth_test_issuer, sizeof oauth_test_issuer, "http://127.0.0.1:%d/realm", fake.port);
    snprintf(oauth_test_metadata, sizeof oauth_test_metadata,
             "{\"issuer\":\"%s\",\"jwks_uri\":\"http://127.0.0.1:%d/keys?v=1\"}", oauth_test_issuer,
             fake.port);
    snprintf(oauth_test_keys, sizeof oauth_test_keys, "%s", signed_token_keys(""));
    config_state.values.public_url = STR("https://geo.example.org/");
    config_state.values.oauth_issuer = str_of(oauth_test_issuer);
    config_state.values.oauth_scope = STR("geo:read");
    CHECK(guard_test_load("127.0.0.1", "0123456789abcdef", ""), "loads");
}

/* As after a start. */
static void oauth_test_forget(void) {
    oauth.keys.count = 0;
    oauth.fetched_ms = oauth.tried_ms = 0;
    oauth.has_failed = false;
    memset(oauth.good, 0, sizeof oauth.good);
}

static const char *oauth_test_token(const char *kid, const char *subject, const char *scope) {
    char head[100], claims[500];
    snprintf(head, sizeof head, "{\"alg\":\"%s\",\"kid\":\"%s\"}",
             kid[0] == 'r' ? "RS256" : "ES256", kid);
    snprintf(claims, sizeof claims,
             "{\"iss\":\"%s\",\"aud\":\"https://geo.example.org/mcp\",\"sub\":\"%s\",\"exp\":%lld,"
             "\"scope\":\"%s\"}",
             oauth_test_issuer, subject, (long long)(os_unix_ms() / 1000 + 300), scope);
    return signed_token(kid[0] == 'r' ? "RS256" : "ES256", head, claims);
}

typedef struct {
    int http;    /* 0: admitted */
    bool waited; /* for a worker */
    uint64_t token_id;
    char headers[EXCHANGE_HEADERS_MAX];
} oauth_test_answer;

/* What becomes of a request, on the loop and then on a worker. */
static oauth_test_answer oauth_test_ask(const char *token) {
    static char head[16384], lines[EXCHANGE_HEADERS_MAX], reply[1024], memory[4 << 20];
    static exchange x;
    snprintf(head, sizeof head,
             "GET /search?access_token=0123456789abcdef HTTP/1.1\r\nHost: geo.example.org\r\n"
             "Authorization: Bearer %s\r\n\r\n",
             token);
    x = (exchange){
        .peer_id = 5, .headers = out_of(lines, sizeof lines), .reply = out_of(reply, sizeof reply)};
    ASSERT(http_request(str_of(head), &x.head) > 0);
    memset(guard.failures, 0, sizeof guard.failures);
    bool is_admitted = guard_admit(&x, GUARD_TOKEN, false);
    oauth_test_answer answer = {.waited = x.bearer.at != NULL};
    if (is_admitted && answer.waited) {
        call c = {.mem = arena_of(memory, sizeof memory),
                  .may_block = true,
                  .deadline_ms = os_now_ms() + 10000};
        is_admitted = guard_judge(&c, &x);
        CHECK(!x.bearer.at && !c.code && c.mem.at == memory, "nothing is left of it");
        is_admitted = is_admitted && guard_admit(&x, GUARD_TOKEN, false);
    }
    answer.http = is_admitted ? 0 : x.http;
    answer.token_id = x.token_id;
    snprintf(answer.headers, sizeof answer.headers, "%.*s", STR_ARG(out_str(&x.headers)));
    return answer;
}

static void test_oauth_tokens(void) {
    const fake_row rows[] = {
        {"/.well-known/oauth-authorization-server/realm", 0, 404, "text/plain", NULL, NULL, "no",
         0},
        {"/realm/.well-known/openid-configuration", 0, 200, "application/json", NULL, NULL,
         oauth_test_metadata, 0},
        {"/keys?v=1", 0, 200, "application/json", NULL, NULL, oauth_test_keys, 0}};
    oauth_test_forget();
    fake_script(rows, 3);
    oauth_test_answer first = oauth_test_ask(oauth_test_token("rsa-1", "anna", "geo:read"));
    CHECK(EQ(first.http, 0) && first.waited && first.token_id, "RS256, with keys that are fetched");
    CHECK(EQ(fake.requests, 3), "of the metadata at its second place");
    CHECK(!oauth_test_ask(oauth_test_token("rsa-1", "anna", "geo:read")).waited,
          "the same again needs no worker");
    oauth_test_answer other = oauth_test_ask(oauth_test_token("p256-1", "anna", "geo:read x"));
    CHECK(EQ(other.http, 0) && other.waited && other.token_id == first.token_id,
          "another one of the same subject, with ES256");
    other = oauth_test_ask(oauth_test_token("p256-1", "bob", "geo:read"));
    CHECK(EQ(other.http, 0) && other.token_id != first.token_id, "of another subject");
    other = oauth_test_ask(oauth_test_token("rsa-1", "anna", "geo"));
    CHECK(EQ(other.http, 403) && strstr(other.headers, "error=\"insufficient_scope\"") &&
              strstr(other.headers, "scope=\"geo:read\""),
          "too few scopes");
    other = oauth_test_ask("a.b.c");
    CHECK(EQ(other.http, 401) && strstr(other.headers, "error=\"invalid_token\"") &&
              strstr(other.headers, "resource_metadata=\"https://geo.example.org/.well-known/"
                                    "oauth-protected-resource/mcp\""),
          "no token");
    CHECK(EQ(oauth_test_ask("0123456789abcdef").http, 0), "a bearer token of the settings");
    CHECK(EQ(oauth_test_ask("0123456789abcdeg").http, 401), "and a wrong one");
    CHECK(EQ(fake.requests, 3), "the keys are kept");
}

/* Keys that are new, old, or not to be had. */
static void test_oauth_keys(void) {
    static char old_keys[400];
    snprintf(old_keys, sizeof old_keys,
             "{\"keys\":[{\"kty\":\"EC\",\"crv\":\"P-256\",\"kid\":\"old\",\"x\":\"%.43s\",\"y\":"
             "\"%.43s\"}]}",
             "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
             "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA");
    const fake_row rows[] = {{"/.well-known/oauth-authorization-server/realm", 0, 200,
                              "application/json", NULL, NULL, oauth_test_metadata, 0},
                             {"/keys", 1, 200, "application/json", NULL, NULL, old_keys, 0},
                             {"/keys", 0, 200, "application/json", NULL, NULL, oauth_test_keys, 0}};
    oauth_test_forget();
    fake_script(rows, 3);
    CHECK(EQ(oauth_test_ask(oauth_test_token("rsa-1", "anna", "geo:read")).http, 401),
          "a key that the issuer does not have");
    CHECK(EQ(fake.requests, 2), "which is asked once a minute");
    oauth.tried_ms -= OAUTH_PAUSE_MS;
    CHECK(EQ(oauth_test_ask(oauth_test_token("rsa-1", "anna", "geo:read")).http, 0) &&
              EQ(fake.requests, 4),
          "it is the issuer's a minute later");
    fake_script(NULL, 0); /* closes without a reply */
    oauth.fetched_ms -= OAUTH_KEEP_MS;
    oauth.tried_ms -= OAUTH_PAUSE_MS;
    CHECK(EQ(oauth_test_ask(oauth_test_token("rsa-1", "carl", "geo:read")).http, 0),
          "old keys serve while the issuer is silent");
    oauth_test_answer answer = oauth_test_ask(oauth_test_token("rsa-9", "carl", "geo:read"));
    CHECK(EQ(answer.http, 503) && strstr(answer.headers, "Retry-After: "),
          "and nobody knows of others");
    oauth.fetched_ms -= OAUTH_STALE_MS;
    CHECK(EQ(oauth_test_ask(oauth_test_token("rsa-1", "dora", "geo:read")).http, 503),
          "but not for ever");
}

/* An issuer that must not be believed. */
static void test_oauth_issuers(void) {
    static const struct {
        const char *name, *metadata;
    } rows[] = {
        {"another name", "{\"issuer\":\"http://127.0.0.1/realm\",\"jwks_uri\":\"https://a/\"}"},
        {"no name", "{\"jwks_uri\":\"https://a/\"}"},
        {"no JSON", "<html>"},
        {"keys without TLS", "{\"issuer\":\"%s\",\"jwks_uri\":\"http://example.org/keys\"}"},
        {"keys in a file", "{\"issuer\":\"%s\",\"jwks_uri\":\"unix:/tmp/x\"}"},
        {"keys beside its origin",
         "{\"issuer\":\"%s\",\"jwks_uri\":\"http://127.0.0.1:12345@a/\"}"},
        {"no address of keys", "{\"issuer\":\"%s\"}"},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        char metadata[400];
        snprintf(metadata, sizeof metadata, rows[i].metadata, oauth_test_issuer);
        const fake_row answers[] = {
            {"/.well-known/", 0, 200, "application/json", NULL, NULL, metadata, 0},
            {"", 0, 200, "application/json", NULL, NULL, oauth_test_keys, 0}};
        oauth_test_forget();
        fake_script(answers, 2);
        CHECK(EQ(oauth_test_ask(oauth_test_token("rsa-1", "anna", "geo:read")).http, 503) &&
                  EQ(fake.requests, 2),
              rows[i].name);
    }
}

/* What listens where, and how often a subject may ask. */
static void test_oauth_settings(void) {
    CHECK(guard_test_load("0.0.0.0", "", "") && guard_has_tokens(), "on all addresses");
    CHECK(!guard_test_load("127.0.0.1", "", "*"), "not for pages of all origins");
    CHECK(EQ(oauth_test_ask("").http, 401), "also where there are no tokens");
    const fake_row rows[] = {
        {"/.well-known/", 0, 200, "application/json", NULL, NULL, oauth_test_metadata, 0},
        {"/keys", 0, 200, "application/json", NULL, NULL, oauth_test_keys, 0}};
    oauth_test_forget();
    fake_script(rows, 2);
    config_state.values.oauth_audience = STR("geocoder");
    CHECK(EQ(oauth_test_ask(oauth_test_token("rsa-1", "anna", "geo:read")).http, 401),
          "another audience is set");
    config_state.values.oauth_audience = STR("");
    config_state.values.token_rate_limit = 0.01;
    memset(guard.spent, 0, sizeof guard.spent);
    CHECK(EQ(oauth_test_ask(oauth_test_token("rsa-1", "anna", "geo:read")).http, 0) &&
              EQ(oauth_test_ask(oauth_test_token("p256-1", "anna", "geo:read")).http, 429) &&
              EQ(oauth_test_ask(oauth_test_token("p256-1", "bob", "geo:read")).http, 0),
          "a subject has its rate, whatever its token");
    config_state.values.token_rate_limit = 0;
    int wrong = 0;
    static exchange x;
    char lines[EXCHANGE_HEADERS_MAX], reply[200];
    for (int i = 0; i < 2 * GUARD_FAILURES_MAX; i++) {
        x = (exchange){.peer_id = 6,
                       .headers = out_of(lines, sizeof lines),
                       .reply = out_of(reply, sizeof reply),
                       .bearer = STR("a.b.c")};
        call c = {.mem = arena_of(jwt_test_memory, sizeof jwt_test_memory), .may_block = true};
        wrong += !guard_judge(&c, &x) && x.http == 401;
    }
    CHECK(EQ(wrong, GUARD_FAILURES_MAX) && EQ(x.http, 429), "guesses are slowed down");
}

static void test_oauth(void) {
    config before = config_state.values;
    oauth_test_ready();
    test_oauth_tokens();
    test_oauth_keys();
    test_oauth_issuers();
    test_oauth_settings();
    config_state.values = before;
    CHECK(guard_test_load("127.0.0.1", "", ""), "off again");
    config_state.values = before;
}
