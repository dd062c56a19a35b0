/* oauth_server -- the built-in authorization server: what it seals, how it reads, whom it sends
 * where, and what it gives until when. Attacks over the wire are in e2e_http.c. */

enum { OAUTH_TEST_ARENA = 1 << 20 };

#define OAUTH_TEST_TOKEN "0123456789abcdef-one"
#define OAUTH_TEST_OTHER "0123456789abcdef-two"

static void oauth_test_load(const char *tokens) {
    char text[1024];
    out problems = out_of(text, sizeof text);
    config_state.values.public_url = STR("https://geo.example.org");
    config_state.values.oauth_issuer = STR("");
    config_state.values.token = str_of(tokens);
    CHECK(guard_load(&problems), "the tokens are loaded");
}

static arena oauth_test_arena(void) {
    static char memory[OAUTH_TEST_ARENA];
    return arena_of(memory, sizeof memory);
}

/* ---- hashes, sealed texts ---- */

static void test_oauth_hashes(void) {
    unsigned char key[TLS_HASH_BYTES], sum[TLS_HASH_BYTES];
    static const unsigned char keyed[] = {0xF0, 0x13, 0x37, 0x29, 0xC4, 0x16, 0x3D, 0xED};
    for (int i = 0; i < TLS_HASH_BYTES; i++) {
        key[i] = (unsigned char)i;
    }
    tls_hash_hmac(key, (str[]){STR("a"), STR(""), STR("bc")}, 3, sum);
    CHECK(memcmp(sum, keyed, sizeof keyed) == 0, "HMAC, as Python has it");
    CHECK(tls_hash_same("abc", "abd", 2) && !tls_hash_same("abc", "abd", 3), "compared");
}

static void test_oauth_sealed(void) {
    char text[OAUTH_SEAL_TEXT_MAX], wrong[OAUTH_SEAL_TEXT_MAX];
    oauth_test_load(OAUTH_TEST_TOKEN);
    for (size_t size = 0; size < 5; size++) {
        arena a = oauth_test_arena();
        out o = out_of(text, sizeof text);
        str bytes = {"\0\n\xFF~", size};
        oauth_seal_write(&o, OAUTH_SEAL_CLIENT, OAUTH_SEAL_NEVER, bytes);
        str sealed = out_str(&o), got = oauth_seal_open(sealed, OAUTH_SEAL_CLIENT, &a);
        CHECK(got.at && str_eq(got, bytes), "opens as it was");
        CHECK(!oauth_seal_open(sealed, OAUTH_SEAL_CODE, &a).at, "is of one kind");
        int opened = 0;
        for (size_t i = 0; i < sealed.len; i++) {
            memcpy(wrong, text, sealed.len);
            wrong[i] = wrong[i] == 'A' ? 'B' : 'A';
            a = oauth_test_arena();
            opened += oauth_seal_open((str){wrong, sealed.len}, OAUTH_SEAL_CLIENT, &a).at != NULL;
            opened += oauth_seal_open(str_head(sealed, i), OAUTH_SEAL_CLIENT, &a).at != NULL;
            opened += oauth_seal_open(str_from(sealed, i + 1), OAUTH_SEAL_CLIENT, &a).at != NULL;
        }
        CHECK(EQ(opened, 0), "no byte can be changed or left out");
        config_state.values.public_url = STR("https://geo.example.net");
        CHECK(!oauth_seal_open(sealed, OAUTH_SEAL_CLIENT, &a).at, "nor used at another resource");
        config_state.values.public_url = STR("https://geo.example.org");
    }
    out o = out_of(text, sizeof text);
    char large[OAUTH_SEAL_CLIENT_MAX + 1] = {0};
    oauth_seal_write(&o, OAUTH_SEAL_CLIENT, OAUTH_SEAL_NEVER, (str){large, sizeof large - 1});
    CHECK(!o.full, "the longest fits");
    oauth_seal_write(&o, OAUTH_SEAL_CLIENT, OAUTH_SEAL_NEVER, (str){large, sizeof large});
    CHECK(o.full, "a longer one does not");
}

static void test_oauth_spent(void) {
    int64_t until_s = os_unix_ms() / 1000 + 1000;
    oauth_seal_grant grant = {.id = {1}}, other = {.id = {2}};
    CHECK(oauth_seal_spend(&grant, until_s) && !oauth_seal_is_over(&grant), "a first use");
    grant.step = 1;
    CHECK(oauth_seal_spend(&grant, until_s), "the next step");
    CHECK(!oauth_seal_is_over(&other) && oauth_seal_spend(&other, until_s), "another grant");
    CHECK(!oauth_seal_spend(&grant, until_s) && oauth_seal_is_over(&grant), "the same again");
    grant.step = 2;
    CHECK(!oauth_seal_spend(&grant, until_s), "ends all that follows");
    for (int i = 0; i < OAUTH_SEAL_GRANTS_MAX; i++) {
        oauth_seal_grant many = {.id = {3, (unsigned char)(i >> 8), (unsigned char)i}};
        CHECK(oauth_seal_spend(&many, until_s + 1 + i), "as many as there is room for");
    }
    CHECK(!oauth_seal_is_over(&grant), "then that which ends first is forgotten");
    memset(oauth_seal.rows, 0, sizeof oauth_seal.rows);
}

static void test_oauth_key(void) {
    static const char path[] = "unit.oauth.key";
    char text[400];
    unsigned char kept[TLS_HASH_BYTES];
    out problems = out_of(text, sizeof text);
    unlink(path);
    config_state.values.oauth_key_file = str_of(path);
    oauth_seal.is_loaded = false;
    CHECK(oauth_seal_load(&problems) && !os_is_exposed(path), "a key is made, for us alone");
    memcpy(kept, oauth_seal.key, sizeof kept);
    oauth_seal.is_loaded = false;
    CHECK(oauth_seal_load(&problems) && memcmp(kept, oauth_seal.key, sizeof kept) == 0,
          "and read again");
    chmod(path, 0644);
    oauth_seal.is_loaded = false;
    CHECK(!oauth_seal_load(&problems) && str_find(out_str(&problems), STR("chmod 600")) >= 0,
          "others can read it");
    chmod(path, 0600);
    CHECK(truncate(path, 31) == 0 && !oauth_seal_load(&problems) &&
              str_find(out_str(&problems), STR("32 bytes")) >= 0,
          "it is cut");
    unlink(path);
    config_state.values.oauth_key_file = STR("no/such/folder/key");
    problems.len = 0;
    CHECK(!oauth_seal_load(&problems) && problems.len, "it cannot be made");
    config_state.values.oauth_key_file = STR("");
    CHECK(oauth_seal_load(&problems), "without a file");
}

/* ---- forms ---- */

static void test_oauth_forms(void) {
    static const struct {
        const char *text, *a, *b; /* a NULL: refused */
    } rows[] = {
        {"a=1&b=2", "1", "2"},
        {"b=2&&a=1&c=3", "1", "2"},
        {"a=x%2By+z%20%7e&b", "x+y z ~", ""},
        {"a=&b=", "", ""},
        {"", "", ""},
        {"%61=1", "1", ""},
        {"a=1=2", "1=2", ""},
        {"a=1&a=1", NULL, NULL},
        {"a=1&%61=2", NULL, NULL},
        {"a=&a=", NULL, NULL},
        {"c=1&c=2", NULL, NULL},
        {"a=%00", NULL, NULL},
        {"a=%0d%0aLocation:x", NULL, NULL},
        {"a=%7f", NULL, NULL},
        {"a=%c3%a9", NULL, NULL},
        {"a=%4", NULL, NULL},
        {"a=%", NULL, NULL},
        {"a=%zz", NULL, NULL},
        {"%=1", NULL, NULL},
        {"a=\x01", NULL, NULL},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        arena a = oauth_test_arena();
        oauth_form_field fields[] = {{"a", STR_NONE}, {"b", STR_NONE}};
        const char *why = oauth_form_read(guarded(str_of(rows[i].text)), fields, 2, &a);
        CHECK(EQ(!why, rows[i].a != NULL), rows[i].text);
        CHECK(!rows[i].a || (str_eq(fields[0].value, str_of(rows[i].a)) &&
                             str_eq(fields[1].value, str_of(rows[i].b))),
              rows[i].text);
        CHECK(why || (!fields[0].value.at == !fields[0].value.len), "empty is absent");
    }
    char many[400] = "", longer[9000];
    for (int i = 0; i < 33; i++) {
        snprintf(many + strlen(many), sizeof many - strlen(many), "p%d=&", i);
    }
    memset(longer, 'a', sizeof longer);
    arena a = oauth_test_arena();
    CHECK(oauth_form_read(str_of(many), NULL, 0, &a), "too many parameters");
    CHECK(oauth_form_read((str){longer, sizeof longer}, NULL, 0, &a), "too long");
}

/* ---- clients ---- */

static void test_oauth_redirects(void) {
    static const struct {
        const char *registered, *asked;
        bool may, has;
    } rows[] = {
        {"https://a.example/cb", "https://a.example/cb", true, true},
        {"https://a.example/cb", "https://a.example/cb/", true, false},
        {"https://a.example/cb", "https://a.example/cb?x=1", true, false},
        {"https://a.example/cb", "https://a.example/CB", true, false},
        {"https://a.example/cb", "https://a.example:8443/cb", true, false},
        {"https://a.example/cb", "https://a.example.evil/cb", true, false},
        {"https://a.example/cb", "https://a.example/x/../cb", true, false},
        {"https://a.example/cb", "https://A.example/cb", true, false},
        {"https://a.example/cb", "http://a.example/cb", false, false},
        {"https://a.example/cb", "https://u@a.example/cb", false, false},
        {"https://a.example/cb", "https://a.example/cb#x", false, false},
        {"https://a.example/cb", "https://a.example/c b", false, false},
        {"https://a.example/cb", "https://a.example/<b>", false, false},
        {"https://a.example/cb", "https:/a.example/cb", false, false},
        {"https://a.example/cb", "/cb", false, false},
        {"https://a.example/cb", "", false, false},
        {"https://a.example/cb", "javascript:alert(1)", false, false},
        {"https://a.example/cb", "data:text/html,x", false, false},
        {"https://a.example/cb", "cursor://cb", false, false},
        {"http://localhost/cb", "http://localhost/cb", true, true},
        {"http://localhost/cb", "http://localhost:33418/cb", true, true},
        {"http://localhost:1/cb", "http://localhost:33418/cb", true, true},
        {"http://localhost:1/cb", "http://localhost:1/other", true, false},
        {"http://localhost:1/cb", "http://localhost:1/cb?x", true, false},
        {"http://localhost:1/cb", "http://127.0.0.1:1/cb", true, false},
        {"http://localhost:1/cb", "https://localhost:1/cb", true, false},
        {"http://127.0.0.1/", "http://127.0.0.1:9", true, false},
        {"http://[::1]:1/cb", "http://[::1]:2/cb", true, true},
        {"http://localhost/cb", "http://localhost.evil/cb", false, false},
        {"http://localhost/cb", "http://127.0.0.2/cb", false, false},
        {"http://localhost/cb", "http://0.0.0.0/cb", false, false},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        char list[200];
        snprintf(list, sizeof list, "https://other.example/\n%s", rows[i].registered);
        oauth_client client = {.redirects = str_of(list)};
        str asked = str_of(rows[i].asked);
        CHECK(EQ(oauth_client_may_redirect(asked), rows[i].may), rows[i].asked);
        CHECK(EQ(oauth_client_has(&client, asked) && rows[i].may, rows[i].has), rows[i].asked);
    }
}

static void test_oauth_documents(void) {
    static const struct {
        const char *id;
        bool is_document;
    } ids[] = {{"https://app.example/client.json", true},
               {"https://app.example/a/b", true},
               {"https://app.example/", false},
               {"https://app.example", false},
               {"http://app.example/client.json", false},
               {"https://app.example:8443/client.json", false},
               {"https://u:p@app.example/client.json", false},
               {"https://app.example/client.json?x=1", false},
               {"https://app.example/client.json#x", false},
               {"https://app.example/a/../client.json", false},
               {"https://app.example/./client.json", false},
               {"HTTPS://app.example/client.json", false},
               {"", false}};
    oauth_client client;
    for (size_t i = 0; i < LEN(ids); i++) {
        arena a = oauth_test_arena();
        CHECK(EQ(oauth_client_find(str_of(ids[i].id), &client, &a), ids[i].is_document), ids[i].id);
    }
    config_state.values.backend = BACKEND_GAZETTEER;
    arena a = oauth_test_arena();
    CHECK(!oauth_client_find(str_of(ids[0].id), &client, &a), "offline nothing is fetched");
    config_state.values.backend = BACKEND_AUTO;
    static const struct {
        const char *text;
        bool is_good;
    } texts[] = {
#define OWN "{\"client_id\":\"https://app.example/client.json\","
        {OWN "\"redirect_uris\":[\"https://app.example/cb\"]}", true},
        {OWN "\"redirect_uris\":[\"http://localhost/cb\"],\"token_endpoint_auth_method\":\"none\"}",
         true},
        {OWN "\"redirect_uris\":[\"https://app.example/cb\"],"
             "\"token_endpoint_auth_method\":\"private_key_jwt\"}",
         false},
        {OWN "\"redirect_uris\":[]}", false},
        {OWN "\"redirect_uris\":\"https://app.example/cb\"}", false},
        {OWN "\"redirect_uris\":[\"http://app.example/cb\"]}", false},
        {OWN "\"redirect_uris\":[5]}", false},
        {"{\"client_id\":\"https://app.example/other.json\","
         "\"redirect_uris\":[\"https://app.example/cb\"]}",
         false},
        {"{\"redirect_uris\":[\"https://app.example/cb\"]}", false},
        {"[]", false},
        {"<html>", false},
    };
    for (size_t i = 0; i < LEN(texts); i++) {
        call c = {.mem = oauth_test_arena()};
        ASSERT(oauth_client_find(str_of(ids[0].id), &client, &c.mem));
        CHECK(EQ(!oauth_client_read_document(&c, &client, str_of(texts[i].text)), texts[i].is_good),
              texts[i].text);
    }
    char large[OAUTH_CLIENT_DOCUMENT_MAX + 100];
    int size =
        snprintf(large, sizeof large, OWN "\"redirect_uris\":[\"https://app.example/cb\"]}%*s",
                 OAUTH_CLIENT_DOCUMENT_MAX, "");
    call c = {.mem = oauth_test_arena()};
    ASSERT(oauth_client_find(str_of(ids[0].id), &client, &c.mem));
    CHECK(oauth_client_read_document(&c, &client, (str){large, (size_t)size}), "too large");
#undef OWN
}

/* A document may be on no machine that only we reach, whatever its name is. */
static void test_oauth_public(void) {
    static const struct {
        const char *address;
        bool is_public;
    } rows[] = {{"8.8.8.8", true},
                {"1.1.1.1", true},
                {"100.63.255.255", true},
                {"100.128.0.1", true},
                {"172.15.0.1", true},
                {"172.32.0.1", true},
                {"192.167.1.1", true},
                {"223.255.255.1", true},
                {"2606:4700::1", true},
                {"2a00::1", true},
                {"0.0.0.0", false},
                {"10.1.2.3", false},
                {"100.64.0.1", false},
                {"127.0.0.1", false},
                {"169.254.169.254", false},
                {"172.16.0.1", false},
                {"172.31.255.1", false},
                {"192.0.0.1", false},
                {"192.0.2.1", false},
                {"192.88.99.1", false},
                {"192.168.0.1", false},
                {"198.18.0.1", false},
                {"198.19.0.1", false},
                {"198.51.100.1", false},
                {"203.0.113.1", false},
                {"224.0.0.1", false},
                {"255.255.255.255", false},
                {"::", false},
                {"::1", false},
                {"fe80::1", false},
                {"fd00::1", false},
                {"ff02::1", false},
                {"::ffff:8.8.8.8", false},
                {"::ffff:10.0.0.1", false},
                {"64:ff9b::a00:1", false},
                {"2001:db8::1", false},
                {"2001::1", false},
                {"2002:a00:1::", false},
                {"3fff::1", false}};
    for (size_t i = 0; i < LEN(rows); i++) {
        os_address list[OS_ADDRESSES_MAX];
        int count = os_address_resolve(rows[i].address, 443, list);
        CHECK(!count || EQ(os_address_is_public(&list[0]), rows[i].is_public), rows[i].address);
    }
    os_address path;
    CHECK(os_address_unix("/run/x", &path) && !os_address_is_public(&path), "a path");
    static char memory[4 * HTTP_HEAD_MAX];
    static const char *const ids[] = {"https://127.0.0.1/c.json", "https://localhost/c.json",
                                      "https://169.254.169.254/latest", "https://[::1]/c.json"};
    for (size_t i = 0; i < LEN(ids); i++) {
        call c = {.mem = arena_of(memory, sizeof memory),
                  .may_block = true,
                  .now_ms = os_now_ms,
                  .deadline_ms = os_now_ms() + 20000};
        oauth_client client;
        config_state.values.https_proxy = STR("http://127.0.0.1:9");
        ASSERT(oauth_client_find(str_of(ids[i]), &client, &c.mem));
        CHECK(EQ_TEXT(oauth_client_fetch(&c, &client),
                      "The document of the client cannot be fetched."),
              ids[i]);
        config_state.values.https_proxy = STR("");
    }
}

/* ---- the flow ---- */

static struct {
    char head[8192], headers[EXCHANGE_HEADERS_MAX], reply[1 << 16];
    exchange x;
} oauth_test;

/* The status of a request; the reply is in oauth_test.x. */
static int oauth_test_send(const char *method, const char *path, const char *query,
                           const char *lines, const char *content) {
    exchange *x = &oauth_test.x;
    snprintf(oauth_test.head, sizeof oauth_test.head,
             "%s %s HTTP/1.1\r\nHost: geo.example.org\r\n%s\r\n", method, path, lines);
    *x = (exchange){.path = str_of(path),
                    .query = str_of(query),
                    .content = str_of(content),
                    .peer_id = 1,
                    .headers = out_of(oauth_test.headers, sizeof oauth_test.headers),
                    .reply = out_of(oauth_test.reply, sizeof oauth_test.reply)};
    ASSERT(http_request(str_of(oauth_test.head), &x->head) > 0);
    call c = {.mem = oauth_test_arena(), .now_ms = os_now_ms, .deadline_ms = os_now_ms() + 20000};
    if (endpoint_admit(x)) {
        CHECK(EQ(endpoint_run(&c, x), GEO_OK), "no request of these waits");
    }
    return x->http;
}

/* A member of the reply, or what follows `name` in the Location; valid until the next call. */
static const char *oauth_test_get(const char *name) {
    static char values[4][1024];
    static int turn;
    char *value = values[turn++ % 4];
    json_doc doc;
    arena a = oauth_test_arena();
    str text = out_str(&oauth_test.x.reply), found = STR_NONE;
    if (text.len) {
        found = json_parse(&doc, text, &a) ? json_text(json_get(json_root(&doc), name), &a) : found;
    } else {
        str all = out_str(&oauth_test.x.headers);
        ptrdiff_t at = str_find(all, str_of(name));
        found = at < 0 ? found : str_from(all, (size_t)at + strlen(name) + 1);
        for (size_t i = 0; i < found.len; i++) {
            if (strchr("&\r", found.at[i])) {
                found.len = i;
            }
        }
    }
    snprintf(value, sizeof values[0], "%.*s", STR_ARG(found));
    return value;
}

#define OAUTH_TEST_FORM     "Content-Type: application/x-www-form-urlencoded\r\n"
#define OAUTH_TEST_VERIFIER "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk" /* RFC 7636, B */
#define OAUTH_TEST_CALLBACK "http://localhost:7/cb"

static char oauth_test_client[1024];

static void oauth_test_register(void) {
    int http = oauth_test_send("POST", "/oauth/register", NULL, "",
                               "{\"client_name\":\"A <b>\\nclient\","
                               "\"redirect_uris\":[\"http://localhost:7/cb\"]}");
    CHECK(EQ(http, 201) && EQ_TEXT(oauth_test_get("token_endpoint_auth_method"), "none"),
          "a client registers");
    snprintf(oauth_test_client, sizeof oauth_test_client, "%s", oauth_test_get("client_id"));
}

/* The query of a request for a code. */
static const char *oauth_test_query(void) {
    static char query[2048];
    snprintf(query, sizeof query,
             "response_type=code&client_id=%s&redirect_uri=" OAUTH_TEST_CALLBACK
             "&state=s%%26t&code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"
             "&code_challenge_method=S256&resource=https%%3A%%2F%%2Fgeo.example.org%%2Fmcp",
             oauth_test_client);
    return query;
}

static const char *oauth_test_code(const char *token) {
    char content[200];
    snprintf(content, sizeof content, "decision=allow&token=%s", token);
    int http =
        oauth_test_send("POST", "/oauth/authorize", oauth_test_query(), OAUTH_TEST_FORM, content);
    CHECK(EQ(http, 303) && EQ_TEXT(oauth_test_get("state"), "s%26t") &&
              EQ_TEXT(oauth_test_get("iss"), "https%3A%2F%2Fgeo.example.org"),
          "a person allows it");
    return oauth_test_get("code");
}

/* Asks for tokens with a code, or a refresh token; the status. */
static int oauth_test_redeem(const char *code, const char *refresh) {
    char content[4096];
    snprintf(content, sizeof content,
             refresh ? "grant_type=refresh_token&client_id=%s&refresh_token=%s"
                     : "grant_type=authorization_code&client_id=%s&code=%s"
                       "&redirect_uri=" OAUTH_TEST_CALLBACK "&code_verifier=" OAUTH_TEST_VERIFIER,
             oauth_test_client, refresh ? refresh : code);
    return oauth_test_send("POST", "/oauth/token", NULL, OAUTH_TEST_FORM, content);
}

/* Whether an access token is taken. */
static bool oauth_test_is_let_in(const char *token) {
    char line[600];
    snprintf(line, sizeof line, "Authorization: Bearer %s\r\n", token);
    bool is_in = oauth_test_send("GET", "/metrics", NULL, line, NULL) == 200;
    CHECK(EQ(oauth_test.x.token_id, is_in ? guard_token_find(STR(OAUTH_TEST_TOKEN)) : 0),
          "it stands for the token of the person");
    return is_in;
}

static void test_oauth_flow(void) {
    char access[1024], refresh[1024], code[1024];
    oauth_test_load(OAUTH_TEST_TOKEN "," OAUTH_TEST_OTHER);
    oauth_test_register();
    snprintf(code, sizeof code, "%s", oauth_test_code(OAUTH_TEST_TOKEN));
    CHECK(EQ(oauth_test_redeem(code, NULL), 200), "a code is redeemed");
    snprintf(access, sizeof access, "%s", oauth_test_get("access_token"));
    snprintf(refresh, sizeof refresh, "%s", oauth_test_get("refresh_token"));
    CHECK(oauth_test_is_let_in(access) && !oauth_test_is_let_in(refresh) &&
              !oauth_test_is_let_in(code) && !oauth_test_is_let_in(oauth_test_client),
          "the access token alone is one");
    CHECK(EQ(oauth_test_redeem(NULL, access), 400), "nor is it a refresh token");
    CHECK(EQ(oauth_test_redeem(NULL, refresh), 200), "another one comes of the refresh token");
    CHECK(oauth_test_is_let_in(oauth_test_get("access_token")), "which is good, too");
    wall_clock_behind_s = -3601;
    CHECK(!oauth_test_is_let_in(access), "an hour later it is none");
    wall_clock_behind_s = 0;
    CHECK(oauth_test_is_let_in(access), "but now it is");
    CHECK(EQ(oauth_test_redeem(NULL, refresh), 400) &&
              EQ_TEXT(oauth_test_get("error"), "invalid_grant") && !oauth_test_is_let_in(access),
          "a refresh token that comes twice ends all");
}

static void test_oauth_times(void) {
    char access[1024], refresh[1024], code[1024];
    oauth_test_load(OAUTH_TEST_TOKEN "," OAUTH_TEST_OTHER);
    snprintf(code, sizeof code, "%s", oauth_test_code(OAUTH_TEST_TOKEN));
    wall_clock_behind_s = -61;
    CHECK(EQ(oauth_test_redeem(code, NULL), 400) &&
              EQ_TEXT(oauth_test_get("error"), "invalid_grant"),
          "a code is good for a minute");
    wall_clock_behind_s = 0;
    CHECK(EQ(oauth_test_redeem(code, NULL), 200), "and within it");
    snprintf(access, sizeof access, "%s", oauth_test_get("access_token"));
    snprintf(refresh, sizeof refresh, "%s", oauth_test_get("refresh_token"));
    wall_clock_behind_s = -(30 * 86400 + 1);
    CHECK(EQ(oauth_test_redeem(NULL, refresh), 400), "a refresh token is good for 30 days");
    wall_clock_behind_s = 0;
    CHECK(EQ(oauth_test_redeem(code, NULL), 400) && !oauth_test_is_let_in(access) &&
              EQ(oauth_test_redeem(NULL, refresh), 400),
          "a code that comes twice ends all that it has given");
}

/* Whoever takes a bearer token away takes away what was allowed with it. */
static void test_oauth_removed(void) {
    char access[1024], refresh[1024], code[1024];
    oauth_test_load(OAUTH_TEST_TOKEN "," OAUTH_TEST_OTHER);
    CHECK(EQ(oauth_test_redeem(oauth_test_code(OAUTH_TEST_TOKEN), NULL), 200), "tokens are given");
    snprintf(access, sizeof access, "%s", oauth_test_get("access_token"));
    snprintf(refresh, sizeof refresh, "%s", oauth_test_get("refresh_token"));
    snprintf(code, sizeof code, "%s", oauth_test_code(OAUTH_TEST_TOKEN));
    oauth_test_load(OAUTH_TEST_OTHER);
    CHECK(!oauth_test_is_let_in(access) && EQ(oauth_test_redeem(NULL, refresh), 400) &&
              EQ(oauth_test_redeem(code, NULL), 400),
          "the bearer token is no more");
    CHECK(EQ(oauth_test_redeem(oauth_test_code(OAUTH_TEST_OTHER), NULL), 200), "another one is");
    oauth_test_load(OAUTH_TEST_TOKEN "," OAUTH_TEST_OTHER);
    CHECK(oauth_test_is_let_in(access) && EQ(oauth_test_redeem(NULL, refresh), 200),
          "it was put back");
}

static void test_oauth_revoked(void) {
    char access[1024], refresh[1024], content[4096];
    oauth_test_load(OAUTH_TEST_TOKEN "," OAUTH_TEST_OTHER);
    CHECK(EQ(oauth_test_redeem(oauth_test_code(OAUTH_TEST_TOKEN), NULL), 200), "tokens are given");
    snprintf(access, sizeof access, "%s", oauth_test_get("access_token"));
    snprintf(refresh, sizeof refresh, "%s", oauth_test_get("refresh_token"));
    snprintf(content, sizeof content, "client_id=https%%3A%%2F%%2Fa.example%%2Fb&token=%s",
             refresh);
    CHECK(EQ(oauth_test_send("POST", "/oauth/revoke", NULL, OAUTH_TEST_FORM, content), 200) &&
              oauth_test_is_let_in(access),
          "of another client nothing is revoked");
    snprintf(content, sizeof content, "client_id=%s&token=%s", oauth_test_client, access);
    CHECK(EQ(oauth_test_send("POST", "/oauth/revoke", NULL, OAUTH_TEST_FORM, content), 200) &&
              !oauth_test_is_let_in(access) && EQ(oauth_test_redeem(NULL, refresh), 400),
          "a client gives back what it has");
    CHECK(EQ(oauth_test_send("POST", "/oauth/revoke", NULL, OAUTH_TEST_FORM, content), 200),
          "twice is no error");
    memset(oauth_seal.rows, 0, sizeof oauth_seal.rows);
}

/* A state as long as may be does not overflow the headers. */
static void test_oauth_state(void) {
    char query[4096], state[1600];
    int seen = 0;
    oauth_test_load(OAUTH_TEST_TOKEN);
    for (int size = 0; size < 1500; size += 25) {
        memset(state, '"', sizeof state);
        state[size] = 0;
        snprintf(query, sizeof query, "%s%s", oauth_test_query(), state); /* of the resource */
        oauth_test_send("GET", "/oauth/authorize", query, "", NULL);
        CHECK(strstr(oauth_test.headers, "invalid_target") || !size || oauth_test.x.http == 400,
              "sent back");
        snprintf(query, sizeof query, "state=%s&client_id=%s&redirect_uri=" OAUTH_TEST_CALLBACK,
                 state, oauth_test_client);
        int http = oauth_test_send("GET", "/oauth/authorize", query, "", NULL);
        CHECK((http == 303 || http == 400) && !oauth_test.x.headers.full, "or told so");
        seen |= http == 303 ? 1 : 2;
    }
    CHECK(EQ(seen, 3), "both happen");
}

static void test_oauth_server(void) {
    oauth_seal.is_loaded = false;
    test_oauth_hashes();
    test_oauth_key();
    test_oauth_sealed();
    test_oauth_spent();
    test_oauth_forms();
    test_oauth_redirects();
    test_oauth_documents();
    test_oauth_public();
    test_oauth_flow();
    test_oauth_times();
    test_oauth_removed();
    test_oauth_revoked();
    test_oauth_state();
    oauth_test_load("");
    config_state.values.public_url = STR("");
}
