/* tls -- finding a CA by its name, in the embedded table and in PEM files. Handshakes are in
 * e2e_tls.c. */
#include <mbedtls/md.h>
#include <mbedtls/pem.h>
#include <mbedtls/x509_crt.h>

/* What the library read is what the table says of the CA in that row. */
static bool same_anchor(const mbedtls_x509_crt *cert, uint32_t row) {
    str anchor = tls_trust_table_anchor(row),
        key = {(const char *)cert->pk_raw.p, cert->pk_raw.len};
    str name = {(const char *)cert->subject_raw.p, cert->subject_raw.len};
    return str_eq(name, tls_trust_table_subject(row)) && str_find(anchor, key) > 0 &&
           cert->MBEDTLS_PRIVATE(ca_istrue) && cert->version == 3 &&
           cert->valid_to.year >= cert->valid_from.year && cert->valid_from.year > 1990;
}

/* Certificates of the bundle that the table is made from. */
static int tls_test_bundle_count(void) {
    static const str begin = {"-----BEGIN CERTIFICATE-----", 27};
    int count = 0;
    str bundle, rest;
    ASSERT(os_map("vendor/certifi/cacert.pem", &bundle));
    rest = bundle;
    for (ptrdiff_t at; (at = str_find(rest, begin)) >= 0; count++) {
        rest = str_from(rest, (size_t)at + begin.len);
    }
    os_unmap(bundle);
    return count;
}

static void test_tls_table(void) {
    uint32_t count = geocoder_ca_table_len >= 4 ? str_load_4(geocoder_ca_table) : 0;
    int found = 0, parsed = 0;
    CHECK(EQ(count, (uint32_t)tls_test_bundle_count()), "the table has every CA of the bundle");
    for (uint32_t i = 0; i < count; i++) {
        str name = tls_trust_table_subject(i);
        mbedtls_x509_crt list;
        mbedtls_x509_crt_init(&list);
        found += str_eq(tls_trust_table_subject(tls_trust_table_find(name, count)), name);
        int anchors = 0;
        ASSERT(tls_trust_anchors_in_table(&list, name) == 0);
        for (const mbedtls_x509_crt *c = &list; c && c->raw.p; c = c->next) {
            anchors += same_anchor(c, i);
        }
        parsed += anchors == 1;
        mbedtls_x509_crt_free(&list);
    }
    CHECK(EQ(found, (int)count), "each is found by its name");
    CHECK(EQ(parsed, (int)count), "each is a certificate that mbedTLS reads");
    mbedtls_x509_crt none;
    mbedtls_x509_crt_init(&none);
    CHECK(EQ(tls_trust_anchors_in_table(&none, STR("no such name")), 0) && !none.raw.p,
          "no such name");
    CHECK(EQ(tls_trust_anchors_in_table(&none, STR("")), 0) && !none.raw.p, "no name");
    CHECK(EQ(tls_trust_anchors_in_table(&none, STR("\xff\xff")), 0) && !none.raw.p,
          "behind the last name");
}

/* Makes a certificate for the key, a CA's or one that the CA signs; DER at the end of `der`. */
static str made_certificate(unsigned char *der, size_t size, mbedtls_pk_context *key,
                            const char *subject, bool is_ca) {
    mbedtls_x509write_cert request;
    mbedtls_x509write_crt_init(&request);
    bool good =
        mbedtls_x509write_crt_set_subject_name(&request, subject) == 0 &&
        mbedtls_x509write_crt_set_issuer_name(&request, "CN=A Test CA") == 0 &&
        mbedtls_x509write_crt_set_serial_raw(&request, (unsigned char[]){77}, 1) == 0 &&
        mbedtls_x509write_crt_set_validity(&request, "20200101000000", "20991231235959") == 0 &&
        mbedtls_x509write_crt_set_basic_constraints(&request, is_ca, -1) == 0;
    mbedtls_x509write_crt_set_version(&request, MBEDTLS_X509_CRT_VERSION_3);
    mbedtls_x509write_crt_set_md_alg(&request, MBEDTLS_MD_SHA256);
    mbedtls_x509write_crt_set_subject_key(&request, key);
    mbedtls_x509write_crt_set_issuer_key(&request, key);
    int len = good ? mbedtls_x509write_crt_der(&request, der, size, mbedtls_psa_get_random,
                                               MBEDTLS_PSA_RANDOM_STATE)
                   : -1;
    ASSERT(len > 0);
    mbedtls_x509write_crt_free(&request);
    return (str){(const char *)der + size - len, (size_t)len};
}

/* The chain of `child` is checked with the anchor alone. */
static uint32_t anchor_verdict(str anchor, str child) {
    unsigned char der[TLS_CERT_BYTES_MAX];
    mbedtls_x509_crt trusted, cert;
    uint32_t flags = 0;
    mbedtls_x509_crt_init(&trusted);
    mbedtls_x509_crt_init(&cert);
    ASSERT(tls_trust_add_anchor(&trusted, tls_trust_certificate_of(anchor, der)) == 0);
    ASSERT(tls_trust_add_anchor(&cert, child) == 0);
    mbedtls_x509_crt_verify(&cert, &trusted, NULL, NULL, &flags, NULL, NULL);
    mbedtls_x509_crt_free(&cert);
    mbedtls_x509_crt_free(&trusted);
    return flags;
}

/* An anchor made as the host tool makes it vouches for what the CA signed, and for nothing else. */
static void test_tls_anchor(void) {
    unsigned char ca_der[1024], child_der[1024];
    char text[1024], bad[1024];
    mbedtls_pk_context key;
    mbedtls_x509_crt ca;
    mbedtls_pk_init(&key);
    mbedtls_x509_crt_init(&ca);
    ASSERT(psa_crypto_init() == PSA_SUCCESS);
    ASSERT(mbedtls_pk_setup(&key, mbedtls_pk_info_from_type(MBEDTLS_PK_ECKEY)) == 0);
    ASSERT(mbedtls_ecp_gen_key(MBEDTLS_ECP_DP_SECP256R1, mbedtls_pk_ec(key), mbedtls_psa_get_random,
                               MBEDTLS_PSA_RANDOM_STATE) == 0);
    ASSERT(tls_trust_add_anchor(
               &ca, made_certificate(ca_der, sizeof ca_der, &key, "CN=A Test CA", true)) == 0);
    str child = made_certificate(child_der, sizeof child_der, &key, "CN=A Server", false);

    const unsigned char *from = ca.issuer_raw.p + ca.issuer_raw.len;
    const unsigned char *to = ca.pk_raw.p + ca.pk_raw.len;
    out o = out_of(text, sizeof text);
    out_text(&o, (str){(const char *)from, (size_t)(to - from)});
    out_text(&o, STR("\x30\x0f\x06\x03\x55\x1d\x13\x01\x01\xff\x04\x05\x30\x03\x01\x01\xff"));
    str anchor = out_str(&o);
    CHECK(EQ(anchor_verdict(anchor, child), 0), "a server's certificate of that CA");
    memcpy(bad, anchor.at, anchor.len);
    bad[anchor.len - 1] = 0;
    CHECK(anchor_verdict((str){bad, anchor.len}, child) & MBEDTLS_X509_BADCERT_NOT_TRUSTED,
          "an anchor that is no CA");
    child_der[sizeof child_der - 1] ^= 1;
    CHECK(anchor_verdict(anchor, child) & MBEDTLS_X509_BADCERT_NOT_TRUSTED,
          "a signature that is not the CA's");
    mbedtls_x509_crt_free(&ca);
    mbedtls_pk_free(&key);
}

/* ---- what a CA may sign for ---- */

static str tls_test_wrap(char tag, str content, char room[100]) {
    memmove(room + 2, content.at, content.len);
    room[0] = tag;
    room[1] = (char)content.len;
    return (str){room, content.len + 2};
}

/* Extensions with name constraints, of names that '+' permits and '-' excludes: "+2example.com" is
 * of kind 2. Those that permit come first. */
static str tls_test_constraints(str names, char room[100]) {
    static char lists[2][100], all[100];
    out found = out_of(all, sizeof all);
    for (int excludes = 0; excludes < 2; excludes++) {
        char one[100];
        out o = out_of(lists[excludes], sizeof lists[excludes]);
        for (str rest = names; rest.at;) {
            str name = str_cut(&rest, ' ');
            if (name.len > 1 && (name.at[0] == '-') == excludes) {
                str base = tls_test_wrap((char)(0x80 + name.at[1] - '0'), str_from(name, 2), one);
                out_text(&o, tls_test_wrap(0x30, base, one));
            }
        }
        if (o.len) {
            out_text(&found, tls_test_wrap((char)(0xA0 + excludes), out_str(&o), one));
        }
    }
    str value = tls_test_wrap(0x30, out_str(&found), room);
    value = tls_test_wrap(0x04, value, room);
    static char head[] = "\x06\x03\x55\x1d\x1e\x01\x01\xff"; /* the name, and that it is critical */
    memmove(room + sizeof head - 1, value.at, value.len);
    memcpy(room, head, sizeof head - 1);
    value = tls_test_wrap(0x30, (str){room, value.len + sizeof head - 1}, room);
    return tls_test_wrap(0x30, value, room);
}

static void test_tls_constraints(void) {
    static const struct {
        str names;
        const char *host;
        bool is_permitted;
    } rows[] = {
        {STR_ROW(""), "any.example", true},
        {STR_ROW("+2example.com"), "example.com", true},
        {STR_ROW("+2example.com"), "A.Example.COM", true},
        {STR_ROW("+2example.com"), "a.b.example.com", true},
        {STR_ROW("+2example.com"), "badexample.com", false},
        {STR_ROW("+2example.com"), "com", false},
        {STR_ROW("+2example.com"), "example.com.evil.org", false},
        {STR_ROW("+2.example.com"), "example.com", false},
        {STR_ROW("+2.example.com"), "a.example.com", true},
        {STR_ROW("+2"), "any.example", true},
        {STR_ROW("+2one.example +2two.example"), "a.two.example", true},
        {STR_ROW("+2one.example +2two.example"), "three.example", false},
        {STR_ROW("-2one.example"), "two.example", true},
        {STR_ROW("-2one.example"), "a.one.example", false},
        {STR_ROW("+2example -2one.example"), "two.example", true},
        {STR_ROW("+2example -2one.example"), "one.example", false},
        {STR_ROW("-2"), "any.example", false},
        {STR_ROW("+1example.com"), "any.example", true}, /* limits only mail addresses */
        {STR_ROW("+2example.com"), "10.1.2.3", true},    /* only names */
        {STR_ROW("+7\x0a\x00\x00\x00\xff\x00\x00\x00"), "10.1.2.3", true},
        {STR_ROW("+7\x0a\x00\x00\x00\xff\x00\x00\x00"), "11.1.2.3", false},
        {STR_ROW("-7\x0a\x00\x00\x00\xff\x00\x00\x00"), "10.1.2.3", false},
        {STR_ROW("-7\x0a\x00\x00\x00\xff\x00\x00\x00"), "11.1.2.3", true},
        {STR_ROW("+7\x0a\x00\x00\x00\xff\x00\x00\x00"), "::1", false},
        {STR_ROW("+7\x0a\x00\x00\x00\xff\x00\x00\x00"), "any.example", true},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        char room[100];
        str der = tls_test_constraints(rows[i].names, room);
        mbedtls_x509_crt ca = {.v3_ext = {.p = (unsigned char *)(uintptr_t)der.at, .len = der.len}};
        CHECK(EQ(tls_trust_permits(&ca, rows[i].host), rows[i].is_permitted), rows[i].host);
    }
    char room[100];
    str der = tls_test_constraints(STR("+2example.com -2a.example.com"), room);
    int wrong = 0;
    for (size_t i = 20; i < der.len; i++) { /* an element of another length or tag */
        mbedtls_x509_crt ca = {.v3_ext = {.p = (unsigned char *)(uintptr_t)der.at, .len = der.len}};
        char before = room[i];
        room[i] = (char)(before + 1);
        bool is_text = ascii_is_alpha(before) || before == '.' || before == '\x82'; /* its kind */
        wrong += !is_text && tls_trust_permits(&ca, "b.example.com") &&
                 tls_trust_permits(&ca, "any.example");
        room[i] = before;
    }
    CHECK(EQ(wrong, 0), "what is damaged permits nothing more");
    mbedtls_x509_crt none = {.version = 3};
    CHECK(tls_trust_permits(&none, "any.example"), "no extensions");
}

/* Two certificates of the table as a PEM file, with things between them that are none. */
static void test_tls_pem(void) {
    static char text[20000];
    unsigned char pem[8192], der[TLS_CERT_BYTES_MAX];
    out o = out_of(text, sizeof text);
    size_t size;
    for (uint32_t i = 0; i < 2; i++) {
        unsigned char made[TLS_CERT_BYTES_MAX];
        str cert = tls_trust_certificate_of(tls_trust_table_anchor(i), made);
        out_text(&o, STR("# a comment\n-----BEGIN CERTIFICATE-----\nnot base64!\n"
                         "-----END CERTIFICATE-----\n-----BEGIN CERTIFICATE-----\nAAAA\n"
                         "-----END CERTIFICATE-----\n"));
        ASSERT(mbedtls_pem_write_buffer(
                   "-----BEGIN CERTIFICATE-----\n", "-----END CERTIFICATE-----\n",
                   (const unsigned char *)cert.at, cert.len, pem, sizeof pem, &size) == 0);
        out_text(&o, str_of((const char *)pem));
    }
    str rest = guarded(out_str(&o));
    int seen = 0, subjects = 0;
    while ((size = tls_trust_pem_next(&rest, der))) {
        str name = tls_trust_subject_of(der, size);
        subjects += name.len && (str_eq(name, tls_trust_table_subject(0)) ||
                                 str_eq(name, tls_trust_table_subject(1)));
        seen++;
    }
    CHECK(EQ(seen, 4) && EQ(subjects, 2), "certificates of a PEM file, and what is none");
    mbedtls_x509_crt list;
    mbedtls_x509_crt_init(&list);
    CHECK(
        EQ(tls_trust_anchors_in_pem(&list, tls_trust_table_subject(1), guarded(out_str(&o))), 0) &&
            same_anchor(&list, 1),
        "one of them by its name");
    mbedtls_x509_crt_free(&list);
    int wrong = 0;
    for (size_t len = 0; len < o.len; len++) { /* a file that is being written */
        rest = guarded(str_head(out_str(&o), len));
        for (int i = 0; i < 5; i++) {
            wrong += tls_trust_pem_next(&rest, der) > sizeof der;
        }
    }
    CHECK(EQ(wrong, 0), "a file cut anywhere");
    unsigned char made[TLS_CERT_BYTES_MAX];
    str cert = tls_trust_certificate_of(tls_trust_table_anchor(0), made);
    for (size_t len = 0; len < cert.len; len++) {
        str cut = guarded(str_head(cert, len));
        wrong += tls_trust_subject_of((unsigned char *)(uintptr_t)cut.at, cut.len).len > len;
    }
    CHECK(EQ(wrong, 0), "a certificate cut anywhere");
}

/* Ours, for its size: two messages of FIPS 180-4's examples, of one block and of two. */
static void test_tls_sha1(void) {
    static const struct {
        const char *text, *hash;
    } rows[] = {
        {"abc", "\xa9\x99\x3e\x36\x47\x06\x81\x6a\xba\x3e\x25\x71\x78\x50\xc2\x6c\x9c\xd0\xd8\x9d"},
        {"abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
         "\x84\x98\x3e\x44\x1c\x3b\xd2\x6e\xba\xae\x4a\xa1\xf9\x51\x29\xe5\xe5\x46\x70\xf1"}};
    for (size_t i = 0; i < LEN(rows); i++) {
        unsigned char hash[20];
        const mbedtls_md_info_t *sha1 = mbedtls_md_info_from_type(MBEDTLS_MD_SHA1);
        CHECK(EQ(mbedtls_md(sha1, (const unsigned char *)rows[i].text, strlen(rows[i].text), hash),
                 0) &&
                  memcmp(hash, rows[i].hash, sizeof hash) == 0,
              rows[i].text);
    }
}

static void test_tls(void) {
    test_tls_sha1();
    test_tls_table();
    test_tls_anchor();
    test_tls_constraints();
    test_tls_pem();
}
