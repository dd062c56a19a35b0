/* jwt -- access tokens as signed JSON Web Tokens.
 *
 * Outside facts: RFC 7515 (compact JWS), RFC 7517 and 7518 (keys, RS256, ES256), RFC 7519 (claims),
 * RFC 9068 (access tokens), RFC 8725 (how such tokens are attacked): the two algorithms are fixed,
 * and each needs a key of its kind, so neither `none` nor a public key as a secret is one; keys and
 * their addresses in a header (`jwk`, `jku`, `x5u`, `x5c`) are not read; `crit` is refused; a token
 * is of the types that access tokens have. `scp` is how Entra and Okta call the scopes. */
#include "jwt.h"

#include <string.h>

#include "../base/json.h"

enum {
    JWT_SET_KEYS_MAX = 64 /* of which those of other uses are left out */
};

static const struct {
    const char *name, *kty;
    tls_signature_kind kind;
} jwt_algorithms[] = {{"RS256", "RSA", TLS_RSA}, {"ES256", "EC", TLS_P256}};

/* ---- base64url ---- */

static int jwt_digit(char c) {
    return c >= 'A' && c <= 'Z'   ? c - 'A'
           : c >= 'a' && c <= 'z' ? c - 'a' + 26
           : c >= '0' && c <= '9' ? c - '0' + 52
           : c == '-'             ? 62
           : c == '_'             ? 63
                                  : -1;
}

GEO_FN str jwt_decode(str text, arena *a) {
    size_t size = text.len / 4 * 3 + (text.len % 4 ? text.len % 4 - 1 : 0), len = 0;
    char *bytes = text.len % 4 == 1 ? NULL : arena_bytes(a, size + 1);
    uint32_t bits = 0;
    int count = 0;
    for (size_t i = 0; bytes && i < text.len; i++) {
        int digit = jwt_digit(text.at[i]);
        if (digit < 0) {
            return STR_NONE;
        }
        bits = bits << 6 | (uint32_t)digit;
        count += 6;
        if (count >= 8) {
            count -= 8;
            bytes[len++] = (char)(bits >> count);
            bits &= (1U << count) - 1;
        }
    }
    return bytes && !bits ? (str){bytes, len} : STR_NONE;
}

/* ---- keys ---- */

/* Whether a member is absent, or the text. */
static bool jwt_may_be(json object, const char *name, const char *text) {
    json value = json_get(object, name);
    return json_what(value) == JSON_NONE || json_is(value, text);
}

static bool jwt_has(json list, const char *text) {
    bool has = false;
    for (json v = json_first(list); json_what(v) != JSON_NONE; v = json_next(list, v)) {
        has |= json_is(v, text);
    }
    return has;
}

/* A number as octets without leading zeros, or all `size` of a coordinate. */
static size_t jwt_read_octets(json value, arena *a, unsigned char *to, size_t max, size_t size) {
    str bytes = jwt_decode(json_raw(value), a);
    while (!size && bytes.len && !bytes.at[0]) {
        bytes = str_from(bytes, 1);
    }
    bool is_good = json_what(value) == JSON_STRING && bytes.len && bytes.len <= max &&
                   (!size || bytes.len == size);
    if (is_good) {
        memcpy(to, bytes.at, bytes.len);
    }
    return is_good ? bytes.len : 0;
}

static bool jwt_read_numbers(json object, arena *a, tls_signature_key *key) {
    if (key->kind == TLS_RSA) {
        key->size = jwt_read_octets(json_get(object, "n"), a, key->bytes, TLS_RSA_MAX, 0);
        key->exponent_size =
            jwt_read_octets(json_get(object, "e"), a, key->exponent, TLS_RSA_EXPONENT_MAX, 0);
        return key->size >= TLS_RSA_MIN && key->exponent_size;
    }
    size_t x = jwt_read_octets(json_get(object, "x"), a, key->bytes, TLS_P256_SIZE, TLS_P256_SIZE);
    size_t y = jwt_read_octets(json_get(object, "y"), a, key->bytes + TLS_P256_SIZE, TLS_P256_SIZE,
                               TLS_P256_SIZE);
    key->size = x + y;
    return x && y && json_is(json_get(object, "crv"), "P-256");
}

static bool jwt_read_key(json object, arena *a, jwt_key *key) {
    json operations = json_get(object, "key_ops"), kid = json_get(object, "kid");
    str name = json_text(kid, a);
    size_t row = 0;
    while (row < LEN(jwt_algorithms) &&
           !json_is(json_get(object, "kty"), jwt_algorithms[row].kty)) {
        row++;
    }
    if (row == LEN(jwt_algorithms) || !jwt_may_be(object, "alg", jwt_algorithms[row].name) ||
        !jwt_may_be(object, "use", "sig") || name.len > JWT_KID_MAX ||
        (json_what(kid) != JSON_NONE && json_what(kid) != JSON_STRING) ||
        (json_what(operations) != JSON_NONE && !jwt_has(operations, "verify"))) {
        return false;
    }
    *key = (jwt_key){.kid_size = name.len, .key.kind = jwt_algorithms[row].kind};
    if (name.len) {
        memcpy(key->kid, name.at, name.len);
    }
    return jwt_read_numbers(object, a, &key->key);
}

GEO_FN bool jwt_read_keys(str text, arena a, jwt_keys *keys) {
    json_doc doc;
    keys->count = 0;
    if (!json_parse(&doc, text, &a)) {
        return false;
    }
    json list = json_get(json_root(&doc), "keys"), one = json_first(list);
    for (int i = 0; i < JWT_SET_KEYS_MAX && keys->count < JWT_KEYS_MAX; i++) {
        arena scratch = a;
        keys->count +=
            json_what(one) == JSON_OBJECT && jwt_read_key(one, &scratch, &keys->keys[keys->count]);
        one = json_next(list, one);
    }
    return json_what(list) == JSON_ARRAY;
}

/* ---- tokens ---- */

GEO_FN const char *jwt_why(jwt_verdict verdict) {
    static const char *const sentences[JWT_VERDICTS] = {
        [JWT_GOOD] = "The access token is good.",
        [JWT_MALFORMED] = "The access token is not a JSON Web Token with iss, sub, aud and exp.",
        [JWT_WRONG_ALGORITHM] = "The access token is not signed with RS256 or ES256.",
        [JWT_WRONG_ISSUER] = "The access token is of another issuer.",
        [JWT_WRONG_AUDIENCE] = "The access token is for another audience.",
        [JWT_EXPIRED] = "The access token has expired.",
        [JWT_EARLY] = "The access token is not valid yet.",
        [JWT_BOUND] = "The access token is bound to a key, and bearer tokens are what is taken.",
        [JWT_UNKNOWN_KEY] = "The access token is signed with a key that its issuer does not have.",
        [JWT_WRONG_SIGNATURE] = "The access token has a wrong signature.",
        [JWT_LACKS_SCOPE] = "The access token lacks a scope.",
        [JWT_NO_MEMORY] = "The access token cannot be checked now: memory is short.",
    };
    return sentences[verdict];
}

GEO_FN bool jwt_looks_like(str token) {
    str rest = token, head = str_cut(&rest, '.'), claims = str_cut(&rest, '.');
    return token.len <= JWT_TOKEN_MAX && head.len && claims.len && rest.len &&
           str_index(rest, '.') == rest.len;
}

static jwt_verdict jwt_read_head(json head, arena *a, jwt *t) {
    static const char *const types[] = {"JWT", "at+jwt", "application/at+jwt"};
    json type = json_get(head, "typ"), kid = json_get(head, "kid");
    str name = json_text(type, a);
    bool is_typed = json_what(type) == JSON_NONE, is_known = false;
    for (size_t i = 0; i < LEN(types) && json_what(type) == JSON_STRING; i++) {
        is_typed |= str_eq_nocase(name, str_of(types[i]));
    }
    for (size_t i = 0; i < LEN(jwt_algorithms) && !is_known; i++) {
        is_known = json_is(json_get(head, "alg"), jwt_algorithms[i].name);
        t->kind = jwt_algorithms[i].kind;
    }
    t->kid = json_text(kid, a);
    bool has_kid = json_what(kid) == JSON_STRING || json_what(kid) == JSON_NONE;
    return json_what(head) != JSON_OBJECT || !has_kid || !is_typed ||
                   json_what(json_get(head, "crit")) != JSON_NONE
               ? JWT_MALFORMED
           : is_known ? JWT_GOOD
                      : JWT_WRONG_ALGORITHM;
}

/* Whether a claim that is one text, or a list of them, has this one. */
static bool jwt_claim_has(json claim, str text, char separator, arena a) {
    str one = json_what(claim) == JSON_STRING ? json_text(claim, &a) : STR_NONE;
    for (json v = json_first(claim); json_what(claim) == JSON_ARRAY && json_what(v) != JSON_NONE;
         v = json_next(claim, v)) {
        arena scratch = a;
        if (json_what(v) == JSON_STRING && str_eq(json_text(v, &scratch), text)) {
            return true;
        }
    }
    while (one.at) {
        str part = separator ? str_cut(&one, separator) : one;
        if (str_eq(part, text)) {
            return true;
        }
        one = separator ? one : STR_NONE;
    }
    return false;
}

static bool jwt_has_scopes(json claims, str scopes, arena a) {
    bool has = true;
    while (scopes.at) {
        str scope = str_cut(&scopes, ' ');
        has &= !scope.len || jwt_claim_has(json_get(claims, "scope"), scope, ' ', a) ||
               jwt_claim_has(json_get(claims, "scp"), scope, ' ', a);
    }
    return has;
}

static jwt_verdict jwt_read_claims(json claims, const jwt_rules *rules, arena *a, jwt *t) {
    json subject = json_get(claims, "sub"), early = json_get(claims, "nbf");
    json issuer = json_get(claims, "iss");
    double now_s = (double)rules->now_s, from_s = 0;
    bool has_times = json_num(json_get(claims, "exp"), &t->expires_s) &&
                     (json_what(early) == JSON_NONE || json_num(early, &from_s));
    t->subject = json_text(subject, a);
    t->has_scopes = jwt_has_scopes(claims, rules->scopes, *a);
    if (json_what(claims) != JSON_OBJECT || json_what(subject) != JSON_STRING || !t->subject.len ||
        json_what(issuer) != JSON_STRING || !has_times) {
        return JWT_MALFORMED;
    }
    return !str_eq(json_text(issuer, a), rules->issuer)                      ? JWT_WRONG_ISSUER
           : !jwt_claim_has(json_get(claims, "aud"), rules->audience, 0, *a) ? JWT_WRONG_AUDIENCE
           : t->expires_s + JWT_LEEWAY_S <= now_s                            ? JWT_EXPIRED
           : from_s - JWT_LEEWAY_S > now_s                                   ? JWT_EARLY
           : json_what(json_get(claims, "cnf")) != JSON_NONE                 ? JWT_BOUND
                                                                             : JWT_GOOD;
}

GEO_FN jwt_verdict jwt_read(str token, const jwt_rules *rules, arena *a, jwt *t) {
    json_doc head, claims;
    str rest = token, head_text = str_cut(&rest, '.'), claims_text = str_cut(&rest, '.');
    *t = (jwt){.content = str_head(token, head_text.len + 1 + claims_text.len)};
    if (!jwt_looks_like(token)) {
        return JWT_MALFORMED;
    }
    t->signature = jwt_decode(rest, a);
    bool is_read = json_parse(&head, jwt_decode(head_text, a), a) &&
                   json_parse(&claims, jwt_decode(claims_text, a), a) && t->signature.at;
    jwt_verdict verdict = is_read ? jwt_read_head(json_root(&head), a, t) : JWT_MALFORMED;
    verdict = verdict ? verdict : jwt_read_claims(json_root(&claims), rules, a, t);
    return a->full ? JWT_NO_MEMORY : verdict;
}

/* The key to check it with, which a token without a name has only where there is one; NULL: none.
 */
static const jwt_key *jwt_find_key(const jwt *t, const jwt_keys *keys) {
    const jwt_key *found = NULL;
    int count = 0;
    for (int i = 0; i < keys->count; i++) {
        const jwt_key *key = &keys->keys[i];
        str kid = {key->kid, key->kid_size};
        if (key->key.kind == t->kind && (!t->kid.at || str_eq(kid, t->kid))) {
            found = key;
            count++;
        }
    }
    return count == 1 ? found : NULL;
}

GEO_FN jwt_verdict jwt_check(const jwt *t, const jwt_keys *keys) {
    const jwt_key *key = jwt_find_key(t, keys);
    if (!key) {
        return JWT_UNKNOWN_KEY;
    }
    status code = tls_signature_check(&key->key, t->content, t->signature);
    return code == GEO_INTERNAL ? JWT_NO_MEMORY
           : code               ? JWT_WRONG_SIGNATURE
           : t->has_scopes      ? JWT_GOOD
                                : JWT_LACKS_SCOPE;
}
