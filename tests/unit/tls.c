/* tls -- finding a CA by its name, in the embedded table and in PEM files. Handshakes are in
 * e2e_tls.c. */
#include <mbedtls/pem.h>

static void test_tls_table(void) {
    uint32_t count = geocoder_ca_table_len >= 4 ? tls_le32(geocoder_ca_table) : 0;
    int found = 0, parsed = 0;
    CHECK(count > 100, "the table has the usual CAs");
    for (uint32_t i = 0; i < count; i++) {
        str name = tls_table_slice(i, 0), der = tls_table_slice(i, 8);
        mbedtls_x509_crt list;
        mbedtls_x509_crt_init(&list);
        found += str_eq(tls_table_slice(tls_table_find(name, count), 0), name);
        int anchors = 0;
        ASSERT(tls_anchors_in_table(&list, name) == 0);
        for (const mbedtls_x509_crt *c = &list; c && c->raw.p; c = c->next) {
            anchors += str_eq((str){(const char *)c->raw.p, c->raw.len}, der);
        }
        parsed += anchors == 1;
        mbedtls_x509_crt_free(&list);
    }
    CHECK(found == (int)count, "each is found by its name");
    CHECK(parsed == (int)count, "each is a certificate that mbedTLS reads");
    mbedtls_x509_crt none;
    mbedtls_x509_crt_init(&none);
    CHECK(tls_anchors_in_table(&none, STR("no such name")) == 0 && !none.raw.p, "no such name");
    CHECK(tls_anchors_in_table(&none, STR("")) == 0 && !none.raw.p, "no name");
    CHECK(tls_anchors_in_table(&none, STR("\xff\xff")) == 0 && !none.raw.p, "behind the last name");
}

/* Two certificates of the table as a PEM file, with things between them that are none. */
static void test_tls_pem(void) {
    static char text[20000];
    unsigned char pem[8192], der[TLS_CERT_BYTES_MAX];
    out o = out_of(text, sizeof text);
    size_t size;
    for (uint32_t i = 0; i < 2; i++) {
        str cert = tls_table_slice(i, 8);
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
    while ((size = tls_pem_next(&rest, der))) {
        str name = tls_subject_of(der, size);
        subjects += name.len &&
                    (str_eq(name, tls_table_slice(0, 0)) || str_eq(name, tls_table_slice(1, 0)));
        seen++;
    }
    CHECK(seen == 4 && subjects == 2, "certificates of a PEM file, and what is none");
    mbedtls_x509_crt list;
    mbedtls_x509_crt_init(&list);
    CHECK(tls_anchors_in_pem(&list, tls_table_slice(1, 0), guarded(out_str(&o))) == 0 &&
              str_eq((str){(const char *)list.raw.p, list.raw.len}, tls_table_slice(1, 8)),
          "one of them by its name");
    mbedtls_x509_crt_free(&list);
    int wrong = 0;
    for (size_t len = 0; len < o.len; len++) { /* a file that is being written */
        rest = guarded(str_head(out_str(&o), len));
        for (int i = 0; i < 5; i++) {
            wrong += tls_pem_next(&rest, der) > sizeof der;
        }
    }
    CHECK(wrong == 0, "a file cut anywhere");
    str cert = tls_table_slice(0, 8);
    for (size_t len = 0; len < cert.len; len++) {
        str cut = guarded(str_head(cert, len));
        wrong += tls_subject_of((unsigned char *)(uintptr_t)cut.at, cut.len).len > len;
    }
    CHECK(wrong == 0, "a certificate cut anywhere");
}

static void test_tls(void) {
    test_tls_table();
    test_tls_pem();
}
