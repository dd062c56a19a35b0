/* fuzz_jwt -- hostile tokens: the input is a whole token, or a head and claims separated by a zero
 * byte, which are encoded here. None of them is ever good, as no key signs them. */

enum { FUZZ_JWT_MEMORY = 1 << 20, FUZZ_JWT_INPUT_MAX = 4096 };

static _Alignas(max_align_t) char fuzz_jwt_memory[FUZZ_JWT_MEMORY];

static void fuzz_jwt_begin(void) {
    call c = {.may_block = true};
    ASSERT(tls_prepare(&c) == GEO_OK);
}

static str fuzz_jwt_encode(str text, str signature, char room[3 * FUZZ_JWT_INPUT_MAX]) {
    str claims = text, head = str_cut(&claims, 0);
    if (!claims.at) {
        return text;
    }
    room[0] = 0;
    signed_token_base64(room, head.at, head.len);
    signed_token_append(room, 3 * FUZZ_JWT_INPUT_MAX, ".");
    signed_token_base64(room, claims.at, claims.len);
    signed_token_append(room, 3 * FUZZ_JWT_INPUT_MAX, ".");
    signed_token_base64(room, signature.at, signature.len);
    return str_of(room);
}

static int fuzz_jwt(const uint8_t *bytes, size_t size) {
    static const jwt_rules rules = {.issuer = STR_ROW("https://a"),
                                    .audience = STR_ROW("b"),
                                    .scopes = STR_ROW("c d"),
                                    .now_s = 1800000000};
    static char room[3 * FUZZ_JWT_INPUT_MAX], signature[64] = {1};
    static jwt_keys keys = {
        .count = 2,
        .keys = {{.kid = "k", .kid_size = 1, .key.kind = TLS_P256, .key.size = 2 * TLS_P256_SIZE},
                 {.key.kind = TLS_RSA,
                  .key.size = TLS_RSA_MIN,
                  .key.bytes = {0x80, [TLS_RSA_MIN - 1] = 1},
                  .key.exponent = {1, 0, 1},
                  .key.exponent_size = 3}}};
    if (size > FUZZ_JWT_INPUT_MAX) {
        return 0;
    }
    str token = guarded(fuzz_jwt_encode((str){(const char *)bytes, size},
                                        (str){signature, sizeof signature}, room));
    arena a = arena_of(fuzz_jwt_memory, sizeof fuzz_jwt_memory);
    jwt t;
    jwt_verdict verdict = jwt_read(token, &rules, &a, &t);
    ASSERT(verdict < JWT_VERDICTS && jwt_why(verdict)[0]);
    if (verdict == JWT_GOOD) {
        ASSERT(jwt_looks_like(token) && t.subject.len && isfinite(t.expires_s));
        ASSERT(t.content.len < token.len && t.signature.at);
        verdict = jwt_check(&t, &keys);
        ASSERT(verdict == JWT_WRONG_SIGNATURE || verdict == JWT_UNKNOWN_KEY);
    }
    return 0;
}
