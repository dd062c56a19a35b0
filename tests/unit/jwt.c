/* jwt -- signed tokens and key sets: what is taken, and the attacks of RFC 9700 and RFC 8725 that
 * are refused. */

enum { JWT_TEST_NOW_S = 1800000000, JWT_TEST_MEMORY = 1 << 20 };

static const jwt_rules jwt_test_rules = {.issuer = STR_ROW("https://login.example.org/"),
                                         .audience = STR_ROW("https://geo.example.org/mcp"),
                                         .scopes = STR_ROW("geo:read"),
                                         .now_s = JWT_TEST_NOW_S};

#define ISS   "\"iss\":\"https://login.example.org/\","
#define AUD   "\"aud\":\"https://geo.example.org/mcp\","
#define SUB   "\"sub\":\"anna\","
#define TIMES "\"exp\":1800000300,\"nbf\":1799999990,"
#define SCOPE "\"scope\":\"openid geo:read\""
#define GOOD  "{" ISS AUD SUB TIMES SCOPE "}"
#define RSA   "{\"alg\":\"RS256\",\"kid\":\"rsa-1\",\"typ\":\"at+jwt\"}"
#define P256  "{\"alg\":\"ES256\",\"kid\":\"p256-1\",\"typ\":\"JWT\"}"

static char jwt_test_memory[JWT_TEST_MEMORY];
static jwt_keys jwt_test_keys;

static jwt_verdict jwt_test_judge(str token) {
    arena a = arena_of(jwt_test_memory, sizeof jwt_test_memory);
    jwt t;
    jwt_verdict verdict = jwt_read(guarded(token), &jwt_test_rules, &a, &t);
    return verdict ? verdict : jwt_check(&t, &jwt_test_keys);
}

static void jwt_test_ready(void) {
    call c = {.may_block = true};
    ASSERT(tls_prepare(&c) == GEO_OK);
    signed_token_make_keys();
    arena a = arena_of(jwt_test_memory, sizeof jwt_test_memory);
    CHECK(jwt_read_keys(str_of(signed_token_keys("")), a, &jwt_test_keys) &&
              EQ(jwt_test_keys.count, 2),
          "two keys");
}

/* Claims and heads, in tokens with a signature that is right. */
static const struct {
    const char *name, *alg, *head, *claims;
    jwt_verdict verdict;
} jwt_test_rows[] = {
    {"RS256", "RS256", RSA, GOOD, JWT_GOOD},
    {"ES256", "ES256", P256, GOOD, JWT_GOOD},
    {"no name of a key, where one fits", "ES256", "{\"alg\":\"ES256\"}", GOOD, JWT_GOOD},
    {"scp, as a list", "RS256", RSA, "{" ISS AUD SUB TIMES "\"scp\":[\"a\",\"geo:read\"]}",
     JWT_GOOD},
    {"scp, as a text", "RS256", RSA, "{" ISS AUD SUB TIMES "\"scp\":\"geo:read a\"}", JWT_GOOD},
    {"several audiences", "RS256", RSA,
     "{" ISS SUB TIMES SCOPE ",\"aud\":[\"a\",\"https://geo.example.org/mcp\"]}", JWT_GOOD},
    {"expired within the leeway", "RS256", RSA, "{" ISS AUD SUB SCOPE ",\"exp\":1799999941}",
     JWT_GOOD},
    {"expired", "RS256", RSA, "{" ISS AUD SUB SCOPE ",\"exp\":1799999940}", JWT_EXPIRED},
    {"never expires", "RS256", RSA, "{" ISS AUD SUB SCOPE "}", JWT_MALFORMED},
    {"expires as a text", "RS256", RSA, "{" ISS AUD SUB SCOPE ",\"exp\":\"1800000300\"}",
     JWT_MALFORMED},
    {"valid soon, within the leeway", "RS256", RSA,
     "{" ISS AUD SUB SCOPE ",\"exp\":1800000300,\"nbf\":1800000060}", JWT_GOOD},
    {"valid later", "RS256", RSA, "{" ISS AUD SUB SCOPE ",\"exp\":1800000300,\"nbf\":1800000061}",
     JWT_EARLY},
    {"another issuer", "RS256", RSA,
     "{" AUD SUB TIMES SCOPE ",\"iss\":\"https://login.example.org\"}", JWT_WRONG_ISSUER},
    {"no issuer", "RS256", RSA, "{" AUD SUB TIMES SCOPE "}", JWT_MALFORMED},
    {"another audience", "RS256", RSA,
     "{" ISS SUB TIMES SCOPE ",\"aud\":\"https://geo.example.org\"}", JWT_WRONG_AUDIENCE},
    {"the audience with more", "RS256", RSA,
     "{" ISS SUB TIMES SCOPE ",\"aud\":[\"https://geo.example.org/mcp/\"]}", JWT_WRONG_AUDIENCE},
    {"the audience among words", "RS256", RSA,
     "{" ISS SUB TIMES SCOPE ",\"aud\":\"a https://geo.example.org/mcp\"}", JWT_WRONG_AUDIENCE},
    {"no audience", "RS256", RSA, "{" ISS SUB TIMES SCOPE "}", JWT_WRONG_AUDIENCE},
    {"no subject", "RS256", RSA, "{" ISS AUD TIMES SCOPE "}", JWT_MALFORMED},
    {"a part of the scope", "RS256", RSA, "{" ISS AUD SUB TIMES "\"scope\":\"geo:rea\"}",
     JWT_LACKS_SCOPE},
    {"no scope", "ES256", P256, "{" ISS AUD SUB "\"exp\":1800000300}", JWT_LACKS_SCOPE},
    {"a token of DPoP", "RS256", RSA, "{" ISS AUD SUB TIMES SCOPE ",\"cnf\":{\"jkt\":\"x\"}}",
     JWT_BOUND},
    {"claims that are a list", "RS256", RSA, "[1]", JWT_MALFORMED},
    {"claims that are no JSON", "RS256", RSA, "{", JWT_MALFORMED},
    {"alg none", "RS256", "{\"alg\":\"none\"}", GOOD, JWT_WRONG_ALGORITHM},
    {"alg None", "RS256", "{\"alg\":\"None\"}", GOOD, JWT_WRONG_ALGORITHM},
    {"HS256", "RS256", "{\"alg\":\"HS256\",\"kid\":\"rsa-1\"}", GOOD, JWT_WRONG_ALGORITHM},
    {"RS512", "RS256", "{\"alg\":\"RS512\",\"kid\":\"rsa-1\"}", GOOD, JWT_WRONG_ALGORITHM},
    {"PS256", "RS256", "{\"alg\":\"PS256\",\"kid\":\"rsa-1\"}", GOOD, JWT_WRONG_ALGORITHM},
    {"no alg", "RS256", "{\"kid\":\"rsa-1\"}", GOOD, JWT_WRONG_ALGORITHM},
    {"ES256 with the name of an RSA key", "ES256", "{\"alg\":\"ES256\",\"kid\":\"rsa-1\"}", GOOD,
     JWT_UNKNOWN_KEY},
    {"a key that is not known", "RS256", "{\"alg\":\"RS256\",\"kid\":\"rsa-2\"}", GOOD,
     JWT_UNKNOWN_KEY},
    {"crit", "RS256", "{\"alg\":\"RS256\",\"kid\":\"rsa-1\",\"crit\":[\"exp\"]}", GOOD,
     JWT_MALFORMED},
    {"an unencoded payload", "RS256",
     "{\"alg\":\"RS256\",\"kid\":\"rsa-1\",\"b64\":false,\"crit\":[\"b64\"]}", GOOD, JWT_MALFORMED},
    {"keys of its own are not read", "RS256",
     "{\"alg\":\"RS256\",\"kid\":\"x\",\"jku\":\"https://evil.example/"
     "\",\"jwk\":{\"kty\":\"RSA\"}}",
     GOOD, JWT_UNKNOWN_KEY},
    {"an ID token for a logout", "RS256", "{\"alg\":\"RS256\",\"typ\":\"logout+jwt\"}", GOOD,
     JWT_MALFORMED},
    {"a head that is a text", "RS256", "\"RS256\"", GOOD, JWT_MALFORMED},
    {"the last of two algorithms", "RS256", "{\"alg\":\"RS256\",\"alg\":\"none\"}", GOOD,
     JWT_WRONG_ALGORITHM},
};

static void test_jwt_claims(void) {
    for (size_t i = 0; i < LEN(jwt_test_rows); i++) {
        str token = str_of(
            signed_token(jwt_test_rows[i].alg, jwt_test_rows[i].head, jwt_test_rows[i].claims));
        CHECK(EQ(jwt_test_judge(token), jwt_test_rows[i].verdict), jwt_test_rows[i].name);
    }
}

/* Signatures. */
static void test_jwt_signatures(void) {
    char text[SIGNED_TOKEN_MAX];
    const char *const algorithms[] = {"RS256", "ES256"};
    for (size_t i = 0; i < LEN(algorithms); i++) {
        snprintf(text, sizeof text, "%s", signed_token(algorithms[i], i ? P256 : RSA, GOOD));
        size_t whole = strlen(text), start = (size_t)(strrchr(text, '.') - text) + 1;
        CHECK(EQ(jwt_test_judge(str_of(text)), JWT_GOOD), algorithms[i]);
        CHECK(EQ(jwt_test_judge((str){text, whole - 2}), JWT_WRONG_SIGNATURE), "cut by an octet");
        CHECK(EQ(jwt_test_judge((str){text, start}), JWT_MALFORMED), "no signature");
        CHECK(EQ(jwt_test_judge((str){text, start - 1}), JWT_MALFORMED), "no third part");
        for (size_t k = start; k < whole - 1; k += 7) {
            char was = text[k];
            text[k] = was == 'A' ? 'B' : 'A';
            CHECK(EQ(jwt_test_judge(str_of(text)), JWT_WRONG_SIGNATURE), "a digit is changed");
            text[k] = '+';
            CHECK(EQ(jwt_test_judge(str_of(text)), JWT_MALFORMED), "another alphabet");
            text[k] = was;
        }
        signed_token_append(text, sizeof text, "==");
        CHECK(EQ(jwt_test_judge(str_of(text)), JWT_MALFORMED), "padding");
        text[whole] = 0;
        text[whole - 1] = text[whole - 1] == 'Q' ? 'R' : (char)(text[whole - 1] + 1);
        CHECK(EQ(jwt_test_judge(str_of(text)), JWT_MALFORMED), "bits behind the last octet");
        signed_token_append(text, sizeof text, ".x");
        CHECK(EQ(jwt_test_judge(str_of(text)), JWT_MALFORMED), "four parts");
    }
}

/* Signatures that no key makes, or that are another token's. */
static void test_jwt_forgeries(void) {
    char text[SIGNED_TOKEN_MAX], zeros[SIGNED_TOKEN_MAX];
    for (int half = 0; half < 3; half++) { /* r, s, or both are 0 */
        unsigned char signature[64];
        memset(signature, 1, sizeof signature);
        memset(signature + (half == 1 ? 32 : 0), 0, half == 2 ? 64 : 32);
        snprintf(zeros, sizeof zeros, "%s", signed_token("ES256", P256, GOOD));
        strrchr(zeros, '.')[1] = 0;
        signed_token_base64(zeros, signature, sizeof signature);
        CHECK(EQ(jwt_test_judge(str_of(zeros)), JWT_WRONG_SIGNATURE), "zeros as a signature");
    }
    snprintf(text, sizeof text, "%s", signed_token("RS256", RSA, GOOD));
    snprintf(zeros, sizeof zeros, "%s",
             signed_token("RS256", RSA, "{" ISS AUD "\"sub\":\"bob\"," TIMES SCOPE "}"));
    *strrchr(zeros, '.') = 0;
    signed_token_append(zeros, sizeof zeros, strrchr(text, '.'));
    CHECK(EQ(jwt_test_judge(str_of(zeros)), JWT_WRONG_SIGNATURE), "another token's signature");
    memset(text, 'A', sizeof text);
    CHECK(EQ(jwt_test_judge((str){text, sizeof text}), JWT_MALFORMED), "too long");
}

/* One key of a set, among others that are left out. */
static void test_jwt_keys(void) {
    static const struct {
        const char *name, *key;
        int count;
    } rows[] = {
        {"a secret", "{\"kty\":\"oct\",\"k\":\"AAAA\"}", 0},
        {"for encryption", "{\"kty\":\"RSA\",\"use\":\"enc\",\"e\":\"AQAB\",\"n\":\"%s\"}", 0},
        {"for other operations",
         "{\"kty\":\"RSA\",\"key_ops\":[\"encrypt\"],\"e\":\"AQAB\",\"n\":\"%s\"}", 0},
        {"for signatures", "{\"kty\":\"RSA\",\"key_ops\":[\"verify\"],\"e\":\"AQAB\",\"n\":\"%s\"}",
         1},
        {"for another algorithm", "{\"kty\":\"RSA\",\"alg\":\"PS256\",\"e\":\"AQAB\",\"n\":\"%s\"}",
         0},
        {"no exponent", "{\"kty\":\"RSA\",\"n\":\"%s\"}", 0},
        {"a long exponent", "{\"kty\":\"RSA\",\"e\":\"AQABAQAB\",\"n\":\"%s\"}", 0},
        {"1024 bits", "{\"kty\":\"RSA\",\"e\":\"AQAB\",\"n\":\"%.170s\"}", 0},
        {"a leading zero", "{\"kty\":\"RSA\",\"e\":\"AAEAAQ\",\"n\":\"AAAA%s\"}", 1},
        {"padding", "{\"kty\":\"RSA\",\"e\":\"AQAB\",\"n\":\"%s=\"}", 0},
        {"a name that is a number", "{\"kty\":\"RSA\",\"kid\":1,\"e\":\"AQAB\",\"n\":\"%s\"}", 0},
        {"another curve", "{\"kty\":\"EC\",\"crv\":\"P-384\",\"x\":\"%.43s\",\"y\":\"%.43s\"}", 0},
        {"no point", "{\"kty\":\"EC\",\"crv\":\"P-256\",\"x\":\"AAAA\",\"y\":\"AAAA\"}", 0},
        {"a text", "\"key\"", 0},
    };
    char modulus[400] = "", text[2000], set[3000];
    static jwt_keys keys;
    memset(modulus, '0', 341);
    modulus[341] = 'A';
    for (size_t i = 0; i < LEN(rows); i++) {
        arena a = arena_of(jwt_test_memory, sizeof jwt_test_memory);
        snprintf(text, sizeof text, rows[i].key, modulus, modulus);
        snprintf(set, sizeof set, "{\"keys\":[1,%s,null]}", text);
        CHECK(jwt_read_keys(guarded(str_of(set)), a, &keys) && EQ(keys.count, rows[i].count),
              rows[i].name);
    }
    arena a = arena_of(jwt_test_memory, sizeof jwt_test_memory);
    CHECK(!jwt_read_keys(STR("[]"), a, &keys) && !jwt_read_keys(STR("{\"keys\":{}}"), a, &keys) &&
              !jwt_read_keys(STR("{"), a, &keys),
          "no key set");
    static jwt_keys weak;
    weak = jwt_test_keys;
    weak.keys[0].key.exponent[0] = 3;
    weak.keys[0].key.exponent_size = 1;
    memset(weak.keys[1].key.bytes, 7, TLS_P256_SIZE); /* not on the curve */
    for (int i = 0; i < 2; i++) {
        jwt t;
        str token = str_of(signed_token(i ? "ES256" : "RS256", i ? P256 : RSA, GOOD));
        CHECK(jwt_read(token, &jwt_test_rules, &a, &t) == JWT_GOOD &&
                  EQ(jwt_check(&t, &weak), JWT_WRONG_SIGNATURE),
              "a key that is none");
    }
}

static void test_jwt(void) {
    jwt_test_ready();
    test_jwt_claims();
    test_jwt_signatures();
    test_jwt_forgeries();
    test_jwt_keys();
}
#undef ISS
#undef AUD
#undef SUB
#undef TIMES
#undef SCOPE
#undef GOOD
#undef RSA
#undef P256
