/* fuzz_oauth -- hostile requests to the built-in authorization server, of a client that has
 * registered and a person with a token: every answer is one of its kinds, nobody is sent anywhere
 * but to the redirects of the client, and no token comes of nothing.
 *
 * The first byte is the endpoint; then come a query, a line break, and the content. The bytes 1 to
 * 4 stand for a client's id, a code, a refresh token and the person's token. */

enum { FUZZ_OAUTH_INPUT_MAX = 8192, FUZZ_OAUTH_TEXT_MAX = 65536, FUZZ_OAUTH_MEMORY = 1 << 20 };

#define FUZZ_OAUTH_TOKEN "0123456789abcdef-fuzz"
#define FUZZ_OAUTH_BACK  "http://localhost:7/cb"

static char fuzz_oauth_client[1024];
static bool fuzz_oauth_has_code; /* the input has a code, a refresh token, or the person's token */

static void fuzz_oauth_begin(void) {
    char text[512];
    out problems = out_of(text, sizeof text), id = out_of(fuzz_oauth_client, 1023);
    oauth_client client = {.name = STR("fuzz"), .redirects = STR(FUZZ_OAUTH_BACK)};
    config *cfg = &config_state.values;
    cfg->backend = BACKEND_GAZETTEER; /* no documents are fetched */
    cfg->host = STR("127.0.0.1");
    cfg->public_url = STR("https://geo.example.org");
    cfg->token = STR(FUZZ_OAUTH_TOKEN);
    log_setup(LOG_ERROR, false);
    ASSERT(guard_load(&problems));
    oauth_client_write_id(&client, &id);
    ASSERT(!id.full);
}

/* A sealed grant of the client. */
static void fuzz_oauth_write(out *o, oauth_seal_kind kind) {
    oauth_seal_grant grant = {.id = {1}};
    oauth_seal_mark(STR(FUZZ_OAUTH_TOKEN), grant.mark);
    oauth_seal_mark(str_of(fuzz_oauth_client), grant.client);
    oauth_seal_mark(STR(FUZZ_OAUTH_BACK), grant.redirect);
    tls_hash_sha256(STR("dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"), grant.challenge);
    oauth_seal_write(o, kind, os_unix_ms() / 1000 + 60, (str){(const char *)&grant, sizeof grant});
    fuzz_oauth_has_code = true;
}

static str fuzz_oauth_expand(str text, char *room) {
    out o = out_of(room, FUZZ_OAUTH_TEXT_MAX);
    for (size_t i = 0; i < text.len; i++) {
        switch (text.at[i]) {
        case 1: out_text(&o, str_of(fuzz_oauth_client)); break;
        case 2: fuzz_oauth_write(&o, OAUTH_SEAL_CODE); break;
        case 3: fuzz_oauth_write(&o, OAUTH_SEAL_REFRESH); break;
        case 4:
            out_text(&o, STR(FUZZ_OAUTH_TOKEN));
            fuzz_oauth_has_code = true;
            break;
        default: out_char(&o, text.at[i]);
        }
    }
    return out_str(&o);
}

static void fuzz_oauth_check(const exchange *x) {
    str headers = out_str(&x->headers), body = out_str(&x->reply);
    ptrdiff_t location = str_find(headers, STR("Location: "));
    size_t bad_at;
    ASSERT(!x->headers.full && !x->reply.full);
    ASSERT((location >= 0) == (x->http == 303));
    if (location >= 0) {
        oauth_client client = {.redirects = STR(FUZZ_OAUTH_BACK)};
        str to = str_from(headers, (size_t)location + sizeof "Location: " - 1);
        ASSERT(oauth_client_has(&client, str_head(to, str_index(to, '?'))));
    }
    for (size_t i = 0; i < headers.len; i++) { /* one header a line */
        ASSERT(headers.at[i] != '\n' || (i && headers.at[i - 1] == '\r'));
        ASSERT(headers.at[i] != '\r' || headers.at[i + 1] == '\n');
    }
    bool is_json = x->content_type && str_starts(str_of(x->content_type), STR("application/json"));
    ASSERT(!is_json || json_valid(body, &bad_at));
    ASSERT(is_json || str_find(body, STR("<script")) < 0);
    bool gives = str_find(body, STR("access_token\"")) >= 0 || str_find(headers, STR("code=")) >= 0;
    ASSERT(!gives || fuzz_oauth_has_code);
}

static int fuzz_oauth(const uint8_t *bytes, size_t size) {
    static const struct {
        const char *method, *path;
    } rows[] = {{"POST", "/oauth/register"},  {"GET", "/oauth/authorize"},
                {"POST", "/oauth/authorize"}, {"POST", "/oauth/token"},
                {"POST", "/oauth/revoke"},    {"GET", "/.well-known/oauth-authorization-server"}};
    static char memory[FUZZ_OAUTH_MEMORY], query[FUZZ_OAUTH_TEXT_MAX], content[FUZZ_OAUTH_TEXT_MAX],
        lines[EXCHANGE_HEADERS_MAX], reply[FUZZ_OAUTH_TEXT_MAX], head[512];
    static exchange x;
    if (size < 1 || size > FUZZ_OAUTH_INPUT_MAX) {
        return 0;
    }
    size_t row = bytes[0] % LEN(rows);
    str text = {(const char *)bytes + 1, size - 1}, first = str_cut(&text, '\n');
    fuzz_oauth_has_code = false;
    snprintf(head, sizeof head,
             "%s %s HTTP/1.1\r\nHost: geo.example.org\r\nContent-Type: "
             "application/x-www-form-urlencoded\r\n%s\r\n",
             rows[row].method, rows[row].path, bytes[0] & 128 ? "Authorization: x\r\n" : "");
    x = (exchange){.path = str_of(rows[row].path),
                   .query = fuzz_oauth_expand(first, query),
                   .content = fuzz_oauth_expand(text, content),
                   .headers = out_of(lines, sizeof lines),
                   .reply = out_of(reply, sizeof reply)};
    ASSERT(http_request(str_of(head), &x.head) > 0 && endpoint_admit(&x));
    call c = {
        .mem = arena_of(memory, sizeof memory), .now_ms = os_now_ms, .deadline_ms = OS_FOREVER};
    ASSERT(endpoint_run(&c, &x) == GEO_OK);
    fuzz_oauth_check(&x);
    memset(oauth_seal.rows, 0, sizeof oauth_seal.rows[0]); /* the code is fresh again */
    return 0;
}
