/* e2e_oauth.c: the built-in authorization server of the real binary, in the strict sandbox: what a
 * client and a person do, and what attackers try (RFC 9700, by the sections named below).
 *
 *   e2e_oauth GEOCODER
 *
 * The server answers as https://geo.example.org, as behind a proxy. */
#define _POSIX_C_SOURCE 200809L
#include "http_client.h"

#include <sys/stat.h>

#define ORIGIN    "https://geo.example.org"
#define AS        "Host: geo.example.org\r\n"
#define FORM      "Content-Type: application/x-www-form-urlencoded\r\n"
#define FIRST     "first-token-0123456"
#define SECOND    "second-token-987654"
#define CALLBACK  "http://localhost:7/cb"
#define SITE      "https://app.example/cb?a=b"
#define VERIFIER  "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk" /* RFC 7636 appendix B */
#define CHALLENGE "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"

enum { TEXT_MAX = 2048 };

static char folder[] = "/tmp/geocoder-oauth-XXXXXX";
static char token_file[64], key_file[64];
static char client[TEXT_MAX], other_client[TEXT_MAX]; /* ids */

static server *serve(const char *origin, const char *backend) {
    static char words[4][128];
    snprintf(words[0], sizeof words[0], "GEOCODER_TOKEN_FILE=%s", token_file);
    snprintf(words[1], sizeof words[1], "GEOCODER_OAUTH_KEY_FILE=%s", key_file);
    snprintf(words[2], sizeof words[2], "GEOCODER_PUBLIC_URL=%s", origin);
    snprintf(words[3], sizeof words[3], "GEOCODER_BACKEND=%s", backend);
    const char *const settings[] = {words[0], words[1], words[2], words[3], NULL};
    return start(settings);
}

static void write_tokens(const char *text) {
    FILE *file = fopen(token_file, "w");
    if (!file || fputs(text, file) < 0 || fclose(file)) {
        die(token_file);
    }
    chmod(token_file, 0600);
}

/* ---- requests ---- */

static void post(int port, const char *path, const char *headers, const char *content) {
    char head[4 * TEXT_MAX];
    snprintf(head, sizeof head, "POST %s HTTP/1.1\r\n" AS "%s", path, headers);
    ask(port, with_content(head, content));
}

static void get(int port, const char *path, const char *headers) {
    char head[4 * TEXT_MAX];
    snprintf(head, sizeof head, "GET %s HTTP/1.1\r\n" AS "%s\r\n", path, headers);
    ask(port, head);
}

/* Copies what follows `name` in the last reply, up to one of the ends. */
static bool cut(const char *name, const char *ends, char value[TEXT_MAX]) {
    const char *hit = strstr(t.reply, name);
    hit = hit ? hit + strlen(name) : "";
    snprintf(value, TEXT_MAX, "%.*s", (int)strcspn(hit, ends), hit);
    return value[0];
}

static bool cut_member(const char *name, char value[TEXT_MAX]) {
    char start_of[64];
    snprintf(start_of, sizeof start_of, "\"%s\":\"", name);
    return cut(start_of, "\"", value);
}

static bool is_error(const char *code) {
    char got[TEXT_MAX];
    return starts("HTTP/1.1 400") && says("Cache-Control: no-store\r\n") &&
           says("Content-Type: application/json\r\n") && cut_member("error", got) &&
           EQ_TEXT(got, code);
}

static void enroll(int port, const char *name, char id[TEXT_MAX]) {
    char content[TEXT_MAX];
    snprintf(content, sizeof content,
             "{\"client_name\":\"%s\",\"redirect_uris\":[\"" CALLBACK "\",\"" SITE "\"]}", name);
    post(port, "/oauth/register", "Content-Type: application/json\r\n", content);
    CHECK(starts("HTTP/1.1 201") && cut_member("client_id", id), "a client registers");
}

/* The address of the page, with `%s` of the query replaced by the id of the client. */
static const char *page_of(const char *query) {
    static char path[4 * TEXT_MAX];
    const char *mark = strstr(query, "%s");
    int before = (int)(mark ? (size_t)(mark - query) : strlen(query));
    snprintf(path, sizeof path, "/oauth/authorize?%.*s%s%s", before, query, mark ? client : "",
             mark ? mark + 2 : "");
    return path;
}

#define PKCE     "&code_challenge=" CHALLENGE "&code_challenge_method=S256"
#define ASK      "response_type=code&client_id=%s&redirect_uri=" CALLBACK
#define GOOD     ASK "&state=xyz&resource=https%3A//geo.example.org/mcp&scope=geocoder" PKCE
#define ALLOW    "decision=allow&token="
#define SENT(to) "\r\nLocation: " to

/* A person allows it. */
static bool allow(int port, const char *token, char code[TEXT_MAX]) {
    char content[256];
    snprintf(content, sizeof content, ALLOW "%s", token);
    post(port, page_of(ASK "&state=xyz" PKCE), FORM "Origin: " ORIGIN "\r\n", content);
    return starts("HTTP/1.1 303") && cut("code=", "&\r", code);
}

/* The form of a client, with a code or a refresh token. */
static void redeem(int port, const char *id, const char *code, const char *redirect,
                   const char *verifier) {
    char content[3 * TEXT_MAX];
    snprintf(content, sizeof content,
             "grant_type=authorization_code&client_id=%s&code=%s&redirect_uri=%s"
             "&code_verifier=%s",
             id, code, redirect, verifier);
    post(port, "/oauth/token", FORM, content);
}

static void refresh_with(int port, const char *id, const char *token) {
    char content[3 * TEXT_MAX];
    snprintf(content, sizeof content, "grant_type=refresh_token&client_id=%s&refresh_token=%s", id,
             token);
    post(port, "/oauth/token", FORM, content);
}

static bool is_let_in(int port, const char *token) {
    char headers[TEXT_MAX];
    snprintf(headers, sizeof headers, "Authorization: Bearer %.1900s\r\n", token);
    get(port, "/metrics", headers);
    return starts("HTTP/1.1 200");
}

/* ---- what is told ---- */

static void test_metadata(int port) {
    post(port, "/mcp", "Content-Type: application/json\r\n", "{}");
    CHECK(starts("HTTP/1.1 401") &&
              says("resource_metadata=\"" ORIGIN "/.well-known/oauth-protected-resource/mcp\""),
          "who has no token is told where to get one");
    get(port, "/.well-known/oauth-protected-resource/mcp", "");
    CHECK(starts("HTTP/1.1 200") && says("\"resource\":\"" ORIGIN "/mcp\"") &&
              says("\"authorization_servers\":[\"" ORIGIN "\"]"),
          "the resource, and its server");
    get(port, "/.well-known/oauth-authorization-server", "Origin: https://any.example\r\n");
    CHECK(starts("HTTP/1.1 200") && says("\"issuer\":\"" ORIGIN "\"") &&
              says("\"code_challenge_methods_supported\":[\"S256\"]") &&
              says("\"authorization_response_iss_parameter_supported\":true") &&
              says("Access-Control-Allow-Origin: *\r\n"),
          "which describes itself, to all pages");
    get(port, "/.well-known/mcp/catalog.json", "Origin: https://any.example\r\n");
    CHECK(starts("HTTP/1.1 200") && says("\"url\":\"" ORIGIN "/mcp/server-card\"") &&
              says("Access-Control-Allow-Origin: *\r\n"),
          "who knows the host finds the server card");
    get(port, "/mcp/server-card", "");
    CHECK(starts("HTTP/1.1 200") && says("application/mcp-server-card+json") &&
              says("\"url\":\"" ORIGIN "/mcp\",\"supportedProtocolVersions\":[\"2024-11-05\""),
          "and there the MCP endpoint");
    char request[200];
    snprintf(request, sizeof request,
             "OPTIONS /oauth/register HTTP/1.1\r\n" AS "Origin: https://any.example\r\n\r\n");
    ask(port, request);
    CHECK(starts("HTTP/1.1 204") && says("Access-Control-Allow-Origin: *\r\n"),
          "and these may register");
    get(port, "/oauth/token", "");
    CHECK(starts("HTTP/1.1 405") && says("Allow: POST, OPTIONS"), "codes are not sent in queries");
}

static const struct {
    const char *name, *content, *status, *has;
} registrations[] = {
    {"a client without a name", "{\"redirect_uris\":[\"" CALLBACK "\"]}", "HTTP/1.1 201",
     "\"token_endpoint_auth_method\":\"none\""},
    {"what it may not do is not granted",
     "{\"redirect_uris\":[\"" SITE "\"],\"token_endpoint_auth_method\":\"client_secret_basic\","
     "\"grant_types\":[\"password\"]}",
     "HTTP/1.1 201", "\"grant_types\":[\"authorization_code\",\"refresh_token\"]"},
    {"no JSON", "redirect_uris=x", "HTTP/1.1 400", "\"invalid_client_metadata\""},
    {"no object", "[]", "HTTP/1.1 400", "\"invalid_client_metadata\""},
    {"no redirect", "{}", "HTTP/1.1 400", "\"invalid_redirect_uri\""},
    {"a site without TLS", "{\"redirect_uris\":[\"http://app.example/cb\"]}", "HTTP/1.1 400",
     "\"invalid_redirect_uri\""},
    {"a script", "{\"redirect_uris\":[\"javascript:alert(1)//\"]}", "HTTP/1.1 400",
     "\"invalid_redirect_uri\""},
    {"a fragment", "{\"redirect_uris\":[\"https://app.example/#x\"]}", "HTTP/1.1 400",
     "\"invalid_redirect_uri\""},
    {"a line break", "{\"redirect_uris\":[\"https://app.example/\\r\\nX: y\"]}", "HTTP/1.1 400",
     "\"invalid_redirect_uri\""},
    {"one of two is bad", "{\"redirect_uris\":[\"" SITE "\",\"ftp://a/\"]}", "HTTP/1.1 400",
     "\"invalid_redirect_uri\""},
};

static void test_registration(int port) {
    for (size_t i = 0; i < sizeof registrations / sizeof registrations[0]; i++) {
        post(port, "/oauth/register", "", registrations[i].content);
        CHECK(starts(registrations[i].status) && says(registrations[i].has) &&
                  says("Cache-Control: no-store\r\n"),
              registrations[i].name);
    }
}

/* ---- the page ---- */

/* 4.1 (redirects), 4.11 (open redirectors): unless client and redirect are right, nobody is sent
 * anywhere. */
static const struct {
    const char *name, *query, *status, *has;
} pages[] = {
    {"the page", GOOD, "HTTP/1.1 200", "name=token"},
    {"another port of this machine (RFC 8252)",
     "response_type=code&client_id=%s&redirect_uri=http://localhost:8/cb" PKCE, "HTTP/1.1 200",
     "http://localhost:8</b>"},
    {"the other redirect, and its query",
     "response_type=code&client_id=%s&redirect_uri=https%3A//app.example/cb%3Fa=b" PKCE,
     "HTTP/1.1 200", "form-action 'self' https://app.example\r\n"},
    {"no client", "response_type=code&redirect_uri=" CALLBACK PKCE, "HTTP/1.1 400", "not known"},
    {"an unknown client", "response_type=code&client_id=abc&redirect_uri=" CALLBACK PKCE,
     "HTTP/1.1 400", "not known"},
    {"a changed client", "response_type=code&client_id=A%s&redirect_uri=" CALLBACK PKCE,
     "HTTP/1.1 400", "not known"},
    {"the document of a client, offline",
     "response_type=code&client_id=https://app.example/c&redirect_uri=" CALLBACK PKCE,
     "HTTP/1.1 400", "not known"},
    {"no redirect", "response_type=code&client_id=%s" PKCE, "HTTP/1.1 400", "redirect_uri"},
    {"another redirect", "response_type=code&client_id=%s&redirect_uri=https://evil.example/" PKCE,
     "HTTP/1.1 400", "redirect_uri"},
    {"a longer redirect",
     "response_type=code&client_id=%s&redirect_uri=https://app.example/cb?a=b%26c" PKCE,
     "HTTP/1.1 400", "redirect_uri"},
    {"a redirect above",
     "response_type=code&client_id=%s&redirect_uri=https://app.example/cb/../x" PKCE,
     "HTTP/1.1 400", "redirect_uri"},
    {"a redirect with a user",
     "response_type=code&client_id=%s&redirect_uri=http://localhost:7@evil.example/cb" PKCE,
     "HTTP/1.1 400", "redirect_uri"},
    {"two redirects", GOOD "&redirect_uri=https://evil.example/", "HTTP/1.1 400", "twice"},
    {"two states", GOOD "&state=other", "HTTP/1.1 400", "twice"},
    {"a header in the state", ASK "&state=a%0d%0aX:+y" PKCE, "HTTP/1.1 400", "ASCII"},
    {"no response_type", "client_id=%s&redirect_uri=" CALLBACK PKCE, "HTTP/1.1 303",
     SENT(CALLBACK "?error=invalid_request&iss=https%3A%2F%2Fgeo.example.org\r\n")},
    {"the implicit grant (2.1.2)",
     "response_type=token&client_id=%s&state=%22%26&redirect_uri=" CALLBACK PKCE, "HTTP/1.1 303",
     SENT(CALLBACK "?error=unsupported_response_type&state=%22%26&iss=")},
    {"without PKCE (4.8)", ASK "&state=xyz", "HTTP/1.1 303",
     SENT(CALLBACK "?error=invalid_request&state=xyz&iss=")},
    {"PKCE in the clear (4.8)", ASK "&code_challenge_method=plain&code_challenge=" CHALLENGE,
     "HTTP/1.1 303", "error=invalid_request"},
    {"PKCE without its method, which is the same", ASK "&code_challenge=" CHALLENGE, "HTTP/1.1 303",
     "error=invalid_request"},
    {"a short challenge", ASK "&code_challenge_method=S256&code_challenge=E9Melh", "HTTP/1.1 303",
     "error=invalid_request"},
    {"another resource (RFC 8707)", ASK "&resource=https://other.example/mcp" PKCE, "HTTP/1.1 303",
     "error=invalid_target"},
    {"an error for a site, where only a click leads to",
     "client_id=%s&redirect_uri=https://app.example/cb?a=b", "HTTP/1.1 400",
     "href=\"https://app.example/cb?a=b&amp;error=invalid_request&amp;iss="},
};

static void test_page(int port) {
    for (size_t i = 0; i < sizeof pages / sizeof pages[0]; i++) {
        get(port, page_of(pages[i].query), "");
        CHECK(starts(pages[i].status) && says(pages[i].has) && !says("evil") &&
                  says("Cache-Control: no-store\r\n") &&
                  EQ(says("\r\nLocation: "), strstr(pages[i].status, "303") != NULL),
              pages[i].name);
    }
    get(port, page_of(GOOD), "Sec-Fetch-Site: cross-site\r\n");
    CHECK(starts("HTTP/1.1 200") && says("frame-ancestors 'none'") && says("default-src 'none'") &&
              says("X-Frame-Options: DENY\r\n") && says("Referrer-Policy: same-origin\r\n"),
          "it is in no frame, and says nothing on (4.2, 4.16)");
    CHECK(says("A &lt;b&gt; &amp; &quot;c&quot;") && !says("<b>A <b>") && !says("<script"),
          "what a client writes is text");
}

static const struct {
    const char *name, *headers, *content, *status, *has;
} answers[] = {
    {"a wrong token", FORM, ALLOW "wrong-token-0123456", "HTTP/1.1 403", "no such token"},
    {"no token", FORM, "decision=allow", "HTTP/1.1 403", "no such token"},
    {"a token twice", FORM, ALLOW FIRST "&token=" FIRST, "HTTP/1.1 400", "twice"},
    {"no decision", FORM, "token=" FIRST, "HTTP/1.1 303", "?error=access_denied&state=xyz&iss="},
    {"a refusal", FORM, "decision=deny&token=" FIRST, "HTTP/1.1 303",
     "?error=access_denied&state=xyz&iss="},
    {"no form", "Content-Type: application/json\r\n", ALLOW FIRST, "HTTP/1.1 400", "no form"},
    {"a form of another site (4.7)", FORM "Origin: https://evil.example\r\n", ALLOW FIRST,
     "HTTP/1.1 403", "origin"},
    {"a form of a page without origin", FORM "Origin: null\r\n", ALLOW FIRST, "HTTP/1.1 403",
     "origin"},
};

static void test_answers(int port) {
    char path[4 * TEXT_MAX];
    snprintf(path, sizeof path, "%s", page_of(GOOD));
    for (size_t i = 0; i < sizeof answers / sizeof answers[0]; i++) {
        post(port, path, answers[i].headers, answers[i].content);
        CHECK(starts(answers[i].status) && says(answers[i].has) && !says("code="), answers[i].name);
    }
    get(port, path, "Authorization: Bearer " FIRST "\r\n");
    CHECK(starts("HTTP/1.1 200") && !says("code="), "a page that is asked for allows nothing");
}

/* ---- tokens ---- */

/* Forms of a good code, of which one thing is wrong; `%s` is that code. */
static const struct {
    const char *name, *headers, *content, *error;
} redemptions[] = {
#define CODE   "grant_type=authorization_code&code=%s"
#define BACK   "&redirect_uri=" CALLBACK
#define VERIFY "&code_verifier=" VERIFIER
    {"no verifier (4.5)", FORM, CODE BACK, "invalid_request"},
    {"the challenge as the verifier", FORM, CODE BACK "&code_verifier=" CHALLENGE, "invalid_grant"},
    {"a short verifier", FORM, CODE BACK "&code_verifier=abc", "invalid_grant"},
    {"no redirect", FORM, CODE VERIFY, "invalid_grant"},
    {"another redirect, though registered", FORM, CODE "&redirect_uri=" SITE VERIFY,
     "invalid_grant"},
    {"another port", FORM, CODE "&redirect_uri=http://localhost:8/cb" VERIFY, "invalid_grant"},
    {"another resource", FORM, CODE BACK VERIFY "&resource=" ORIGIN "/other", "invalid_target"},
    {"a parameter twice", FORM, CODE BACK VERIFY "&code=x", "invalid_request"},
    {"an unknown parameter twice", FORM, CODE BACK VERIFY "&x=1&x=2", "invalid_request"},
    {"NUL", FORM, CODE BACK VERIFY "&x=%%00", "invalid_request"},
    {"no grant_type", FORM, "code=%s" BACK VERIFY, "invalid_request"},
    {"the password grant (2.4)", FORM, "grant_type=password&username=%s&password=x",
     "unsupported_grant_type"},
    {"a client's own", FORM, "grant_type=client_credentials&x=%s", "unsupported_grant_type"},
    {"a code as a refresh token", FORM, "grant_type=refresh_token&refresh_token=%s",
     "invalid_grant"},
    {"JSON", "Content-Type: application/json\r\n", CODE BACK VERIFY, "invalid_request"},
#undef CODE
#undef BACK
#undef VERIFY
};

static void test_codes(int port) {
    char code[TEXT_MAX], second[TEXT_MAX], access[TEXT_MAX], content[4 * TEXT_MAX],
        path[4 * TEXT_MAX];
    CHECK(allow(port, FIRST, code) && allow(port, FIRST, second) && strcmp(code, second) != 0,
          "codes");
    for (size_t i = 0; i < sizeof redemptions / sizeof redemptions[0]; i++) {
        int len = snprintf(content, sizeof content, redemptions[i].content, code);
        snprintf(content + len, sizeof content - (size_t)len, "&client_id=%s", client);
        post(port, "/oauth/token", redemptions[i].headers, content);
        CHECK(is_error(redemptions[i].error), redemptions[i].name);
    }
    redeem(port, other_client, code, CALLBACK, VERIFIER);
    CHECK(is_error("invalid_grant"), "a code that another client was given (4.5)");
    redeem(port, "", code, CALLBACK, VERIFIER);
    CHECK(is_error("invalid_request"), "no client");
    redeem(port, "abc", code, CALLBACK, VERIFIER);
    CHECK(is_error("invalid_client"), "an unknown client");
    snprintf(content, sizeof content, "grant_type=authorization_code&client_id=%s", client);
    post(port, "/oauth/token", FORM "Authorization: Basic YTpi\r\n", content);
    CHECK(starts("HTTP/1.1 401") && says("\"invalid_client\"") && says("WWW-Authenticate: Basic"),
          "a client with a secret");
    snprintf(path, sizeof path, "/oauth/token?code=%s&code_verifier=" VERIFIER, code);
    post(port, path, FORM, content);
    CHECK(is_error("invalid_request"), "a query is not read");
    redeem(port, client, code, CALLBACK, VERIFIER);
    CHECK(starts("HTTP/1.1 200") && says("\"token_type\":\"Bearer\"") &&
              says("\"expires_in\":3600") && says("\"scope\":\"geocoder\"") &&
              says("Cache-Control: no-store\r\n") && cut_member("access_token", access),
          "the code is still good");
    CHECK(is_let_in(port, access), "and so is its token");
    snprintf(path, sizeof path, "/metrics?access_token=%s", access);
    get(port, path, "");
    CHECK(starts("HTTP/1.1 401"), "but not in a query (4.3)");
    redeem(port, client, code, CALLBACK, VERIFIER);
    CHECK(is_error("invalid_grant") && !is_let_in(port, access) && says("error=\"invalid_token\""),
          "a code that comes again ends what it gave");
    redeem(port, client, second, CALLBACK, VERIFIER);
    CHECK(starts("HTTP/1.1 200"), "and nothing else");
}

static void test_refresh(int port) {
    char code[TEXT_MAX], refresh[TEXT_MAX], next[TEXT_MAX], access[TEXT_MAX];
    CHECK(allow(port, SECOND, code), "a code");
    redeem(port, client, code, CALLBACK, VERIFIER);
    CHECK(cut_member("refresh_token", refresh), "a refresh token");
    refresh_with(port, other_client, refresh);
    CHECK(is_error("invalid_grant"), "is good for one client");
    refresh_with(port, client, refresh);
    CHECK(starts("HTTP/1.1 200") && cut_member("refresh_token", next) &&
              cut_member("access_token", access) && strcmp(refresh, next) != 0,
          "and replaced when it is used");
    CHECK(is_let_in(port, access), "there is a new access token");
    refresh_with(port, client, refresh);
    CHECK(is_error("invalid_grant") && !is_let_in(port, access), "a stolen one is noticed (4.14)");
    refresh_with(port, client, next);
    CHECK(is_error("invalid_grant"), "and the thief gets nothing, either");
}

/* ---- the server, again ---- */

static server *test_restart(server *s) {
    char code[TEXT_MAX], access[TEXT_MAX], refresh[TEXT_MAX];
    struct stat about;
    CHECK(allow(s->port, FIRST, code), "a code");
    redeem(s->port, client, code, CALLBACK, VERIFIER);
    CHECK(cut_member("access_token", access) && cut_member("refresh_token", refresh), "tokens");
    CHECK(EQ(stop(s), 0), "stops");
    CHECK(EQ(stat(key_file, &about), 0) && EQ(about.st_mode & 0777, 0600) && EQ(about.st_size, 32),
          "the key is its user's alone");
    s = serve("https://geo.example.net", "gazetteer");
    get(s->port, "/metrics", "");
    CHECK(starts("HTTP/1.1 403"), "has another name");
    char request[TEXT_MAX];
    snprintf(request, sizeof request,
             "GET /metrics HTTP/1.1\r\n" HOST "Authorization: Bearer %.1500s\r\n\r\n", access);
    ask(s->port, request);
    CHECK(starts("HTTP/1.1 401"), "where tokens of this one are none (4.10)");
    CHECK(EQ(stop(s), 0), "stops");
    s = serve(ORIGIN, "gazetteer");
    CHECK(is_let_in(s->port, access), "after a restart they are good");
    write_tokens(SECOND "\n");
    kill(s->pid, SIGHUP);
    for (int i = 0; i < 200 && is_let_in(s->port, FIRST); i++) {
        poll(NULL, 0, 20);
    }
    CHECK(!is_let_in(s->port, access), "until their bearer token is removed");
    refresh_with(s->port, client, refresh);
    CHECK(is_error("invalid_grant"), "and with them those that follow");
    CHECK(is_let_in(s->port, SECOND), "bearer tokens are good as ever");
    return s;
}

/* A peer's wrong tokens are counted, on the page as in headers. */
static void test_guessing(int port) {
    const char *path = page_of(ASK "&state=xyz" PKCE);
    char kept[4 * TEXT_MAX], code[TEXT_MAX];
    int seen = 0;
    snprintf(kept, sizeof kept, "%s", path);
    for (int i = 0; i < 20 && !seen; i++) {
        post(port, kept, FORM, ALLOW "guess-0123456789abc");
        seen = starts("HTTP/1.1 429") && says("Retry-After: 60\r\n");
    }
    CHECK(seen, "who guesses is slowed down");
    CHECK(allow(port, SECOND, code), "a good one is taken all the same");
}

/* 4.9.1 and the document of a client: what it points to is asked for only when a person allows it,
 * and never on this machine or in its network. */
static void test_documents(void) {
    static const char *const hosts[] = {"127.0.0.1", "localhost", "169.254.169.254", "[::1]",
                                        "10.0.0.1"};
    server *s = serve(ORIGIN, "auto");
    get(s->port, "/.well-known/oauth-authorization-server", "");
    CHECK(says("\"client_id_metadata_document_supported\":true"), "documents are known");
    for (size_t i = 0; i < sizeof hosts / sizeof hosts[0]; i++) {
        char query[TEXT_MAX], path[4 * TEXT_MAX];
        snprintf(query, sizeof query,
                 "response_type=code&client_id=https://%s/c.json&redirect_uri=" CALLBACK PKCE,
                 hosts[i]);
        snprintf(path, sizeof path, "%s", page_of(query));
        get(s->port, path, "");
        CHECK(starts("HTTP/1.1 200") && says("name=token"), "the page, before anything is fetched");
        post(s->port, path, FORM, ALLOW SECOND);
        CHECK(starts("HTTP/1.1 400") && says("cannot be fetched") && !says("Location"), hosts[i]);
        post(s->port, path, FORM, "decision=deny");
        CHECK(starts("HTTP/1.1 200") && says("Nothing was allowed"), "it is not sent to, either");
        get(s->port, page_of("client_id=https://app.example/c&redirect_uri=" SITE), "");
        CHECK(starts("HTTP/1.1 400") && !says("Location"), "nor with an error");
    }
    CHECK(EQ(stop(s), 0), "stops");
}

/* Without the setting there is none of this. */
static void test_off(void) {
    static const char *const paths[] = {"/.well-known/oauth-authorization-server",
                                        "/.well-known/oauth-protected-resource",
                                        "/oauth/authorize"};
    const char *const settings[] = {"GEOCODER_BACKEND=gazetteer", "GEOCODER_TOKEN=" FIRST,
                                    "GEOCODER_ALLOW_HOST=geo.example.org", NULL};
    server *s = start(settings);
    for (size_t i = 0; i < sizeof paths / sizeof paths[0]; i++) {
        get(s->port, paths[i], "Authorization: Bearer " FIRST "\r\n");
        CHECK(starts("HTTP/1.1 404"), paths[i]);
    }
    CHECK(EQ(stop(s), 0), "stops");
}

int main(int argc, char **argv) {
    checks.context = show_context;
    if (argc != 2) {
        fprintf(stderr, "usage: e2e_oauth GEOCODER\n");
        return 2;
    }
    signal(SIGPIPE, SIG_IGN);
    t.program = argv[1];
    if (!mkdtemp(folder)) {
        die(folder);
    }
    snprintf(token_file, sizeof token_file, "%s/tokens", folder);
    snprintf(key_file, sizeof key_file, "%s/key", folder);
    write_tokens(FIRST "\n" SECOND "\n");
    server *s = serve(ORIGIN, "gazetteer");
    enroll(s->port, "A <b> & \\\"c\\\"", client);
    enroll(s->port, "another", other_client);
    test_metadata(s->port);
    test_registration(s->port);
    test_page(s->port);
    test_answers(s->port);
    test_codes(s->port);
    test_refresh(s->port);
    s = test_restart(s);
    test_guessing(s->port);
    CHECK(EQ(stop(s), 0), "stops");
    test_documents();
    test_off();
    unlink(token_file);
    unlink(key_file);
    rmdir(folder);
    return checks_end("e2e_oauth");
}
