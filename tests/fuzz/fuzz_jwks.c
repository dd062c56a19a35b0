/* fuzz_jwks -- hostile key sets. Every key that is taken has the size of its kind, and can be used
 * to check a signature, which is none. */

enum { FUZZ_JWKS_MEMORY = 1 << 20, FUZZ_JWKS_INPUT_MAX = 8192 };

static _Alignas(max_align_t) char fuzz_jwks_memory[FUZZ_JWKS_MEMORY];

static int fuzz_jwks(const uint8_t *bytes, size_t size) {
    static jwt_keys keys;
    static const char zeros[TLS_RSA_MAX];
    if (size > FUZZ_JWKS_INPUT_MAX) {
        return 0;
    }
    arena a = arena_of(fuzz_jwks_memory, sizeof fuzz_jwks_memory);
    bool is_set = jwt_read_keys(guarded((str){(const char *)bytes, size}), a, &keys);
    ASSERT((is_set || !keys.count) && keys.count <= JWT_KEYS_MAX);
    for (int i = 0; i < keys.count; i++) {
        const tls_signature_key *key = &keys.keys[i].key;
        ASSERT(keys.keys[i].kid_size <= JWT_KID_MAX);
        ASSERT(key->kind == TLS_RSA ? key->size >= TLS_RSA_MIN && key->size <= TLS_RSA_MAX
                                    : key->size == 2 * TLS_P256_SIZE);
        size_t len = key->kind == TLS_RSA ? key->size : 2 * TLS_P256_SIZE;
        ASSERT(tls_signature_check(key, STR("text"), (str){zeros, len}) == GEO_DENIED);
    }
    return 0;
}
