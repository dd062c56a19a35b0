/* chroot.c: the binary alone in an empty root, as a container FROM scratch runs it: no libraries,
 * no /etc, no /dev, no certificate bundle, no resolver, and not as root. The command line, MCP over
 * stdio and HTTPS upstreams must work there.
 *
 *   chroot GEOCODER
 *
 * Needs root or unprivileged user namespaces; without either it says so and skips the test. The
 * upstream is a TLS server in this program, with a certificate authority made at start. */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <sched.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <mbedtls/pk.h>
#include <mbedtls/psa_util.h>
#include <mbedtls/ssl.h>
#include <mbedtls/x509_crt.h>
#include <psa/crypto.h>

#include "check.h"

enum {
    NOBODY = 65532, /* the user of the Dockerfile */
    REPLY_LEN_MAX = 1 << 20,
    PEM_LEN_MAX = 4096,
    RUN_TIME_MAX_S = 60,
    ARGUMENTS_MAX = 16,
};

static char root[] = "/tmp/geocoder-chroot-XXXXXX";
static char reply[REPLY_LEN_MAX];

/* What every failed check shows. */
static void show_context(void) {
    printf("it printed:\n%.2000s\n", reply);
}

_Noreturn static void die(const char *what) {
    perror(what);
    exit(2);
}

/* ---- the upstream: a TLS server that answers every request with one place ---- */

typedef struct {
    mbedtls_pk_context key;
    mbedtls_x509_crt certificate;
    char pem[PEM_LEN_MAX];
} identity;

static identity authority, server;

/* Makes a key, and a certificate for it that `issuer` signs (itself when NULL). */
static void make_identity(identity *id, identity *issuer, const char *name,
                          const char *issuer_name) {
    static const unsigned char serial[] = {1};
    mbedtls_x509write_cert request;
    mbedtls_x509_san_list address = {.node = {.type = MBEDTLS_X509_SAN_IP_ADDRESS}};
    address.node.san.unstructured_name.p = (unsigned char *)"\x7f\0\0\1";
    address.node.san.unstructured_name.len = 4;
    mbedtls_pk_init(&id->key);
    mbedtls_x509_crt_init(&id->certificate);
    mbedtls_x509write_crt_init(&request);
    bool good =
        mbedtls_pk_setup(&id->key, mbedtls_pk_info_from_type(MBEDTLS_PK_ECKEY)) == 0 &&
        mbedtls_ecp_gen_key(MBEDTLS_ECP_DP_SECP256R1, mbedtls_pk_ec(id->key),
                            mbedtls_psa_get_random, MBEDTLS_PSA_RANDOM_STATE) == 0 &&
        mbedtls_x509write_crt_set_subject_name(&request, name) == 0 &&
        mbedtls_x509write_crt_set_issuer_name(&request, issuer_name) == 0 &&
        mbedtls_x509write_crt_set_serial_raw(&request, (unsigned char *)serial, 1) == 0 &&
        mbedtls_x509write_crt_set_validity(&request, "20200101000000", "20991231235959") == 0 &&
        mbedtls_x509write_crt_set_basic_constraints(&request, issuer == NULL, -1) == 0 &&
        (!issuer || mbedtls_x509write_crt_set_subject_alternative_name(&request, &address) == 0);
    mbedtls_x509write_crt_set_md_alg(&request, MBEDTLS_MD_SHA256);
    mbedtls_x509write_crt_set_subject_key(&request, &id->key);
    mbedtls_x509write_crt_set_issuer_key(&request, issuer ? &issuer->key : &id->key);
    good = good &&
           mbedtls_x509write_crt_pem(&request, (unsigned char *)id->pem, sizeof id->pem,
                                     mbedtls_psa_get_random, MBEDTLS_PSA_RANDOM_STATE) == 0 &&
           mbedtls_x509_crt_parse(&id->certificate, (unsigned char *)id->pem,
                                  strlen(id->pem) + 1) == 0;
    mbedtls_x509write_crt_free(&request);
    if (!good) die("cannot make a certificate");
}

static int server_send(void *ctx, const unsigned char *bytes, size_t len) {
    return (int)write(*(int *)ctx, bytes, len);
}

static int server_receive(void *ctx, unsigned char *bytes, size_t len) {
    return (int)read(*(int *)ctx, bytes, len);
}

static void serve_one(int connection, const mbedtls_ssl_config *settings) {
    static const char body[] =
        "[{\"place_id\":1,\"licence\":\"test\",\"osm_type\":\"relation\",\"osm_id\":1124039,"
        "\"lat\":\"43.7323\","
        "\"lon\":\"7.4276\",\"class\":\"boundary\",\"type\":\"administrative\",\"category\":"
        "\"boundary\","
        "\"place_rank\":4,\"importance\":0.7,\"addresstype\":\"country\",\"name\":\"Monaco\","
        "\"display_name\":\"Monaco\",\"boundingbox\":[\"43.5\",\"43.8\",\"7.4\",\"7.5\"]}]";
    char request[8192], answer[1024];
    mbedtls_ssl_context tls;
    mbedtls_ssl_init(&tls);
    mbedtls_ssl_set_bio(&tls, &connection, server_send, server_receive, NULL);
    if (mbedtls_ssl_setup(&tls, settings) == 0 && mbedtls_ssl_handshake(&tls) == 0 &&
        mbedtls_ssl_read(&tls, (unsigned char *)request, sizeof request) > 0) {
        int len =
            snprintf(answer, sizeof answer,
                     "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: %zu\r\n"
                     "Connection: close\r\n\r\n%s",
                     sizeof body - 1, body);
        mbedtls_ssl_write(&tls, (unsigned char *)answer, (size_t)len);
        mbedtls_ssl_close_notify(&tls);
    }
    mbedtls_ssl_free(&tls);
}

/* Starts the server as a child of ours; *port is where it listens. */
static pid_t start_server(int *port) {
    struct sockaddr_in at = {.sin_family = AF_INET, .sin_addr = {htonl(INADDR_LOOPBACK)}};
    socklen_t at_len = sizeof at;
    int listener = socket(AF_INET, SOCK_STREAM, 0);
    if (listener < 0 || bind(listener, (struct sockaddr *)&at, at_len) != 0 ||
        listen(listener, 8) != 0 || getsockname(listener, (struct sockaddr *)&at, &at_len) != 0) {
        die("cannot listen");
    }
    *port = ntohs(at.sin_port);
    pid_t child = check_fork();
    if (child != 0) {
        close(listener);
        return child;
    }
    mbedtls_ssl_config settings;
    mbedtls_ssl_config_init(&settings);
    signal(SIGPIPE, SIG_IGN);
    mbedtls_ssl_config_defaults(&settings, MBEDTLS_SSL_IS_SERVER, MBEDTLS_SSL_TRANSPORT_STREAM,
                                MBEDTLS_SSL_PRESET_DEFAULT);
    mbedtls_ssl_conf_rng(&settings, mbedtls_psa_get_random, MBEDTLS_PSA_RANDOM_STATE);
    mbedtls_ssl_conf_own_cert(&settings, &server.certificate, &server.key);
    for (;;) {
        int connection = accept(listener, NULL, NULL);
        if (connection < 0) _exit(0);
        serve_one(connection, &settings);
        close(connection);
    }
}

/* ---- the program in its empty root ---- */

static void copy_file(const char *from, const char *to, mode_t mode) {
    static char block[1 << 16];
    int in = open(from, O_RDONLY), out = open(to, O_WRONLY | O_CREAT | O_EXCL, mode);
    if (in < 0 || out < 0) die(from);
    for (ssize_t n; (n = read(in, block, sizeof block)) > 0;) {
        if (write(out, block, (size_t)n) != n) die(to);
    }
    close(in);
    close(out);
    chmod(to, mode);
}

_Noreturn static void become_program(int in, int out, char **arguments, char **environment) {
    dup2(in, STDIN_FILENO);
    dup2(out, STDOUT_FILENO);
    dup2(out, STDERR_FILENO);
    for (int fd = 3; fd < 64; fd++) close(fd);
    alarm(RUN_TIME_MAX_S);
    bool jailed = chroot(root) == 0 && chdir("/") == 0;
    /* In a namespace of its own the user is nobody already. */
    bool unprivileged =
        getuid() != 0 || (setgid(NOBODY) == 0 && setuid(NOBODY) == 0 && setuid(0) != 0);
    if (jailed && unprivileged) execve("/geocoder", arguments, environment);
    _exit(126);
}

/* Runs the program and puts all that it prints into `reply`; returns its exit code. */
static int run(char **arguments, char **environment, const char *input) {
    int in[2], out[2], status = 0;
    fflush(stdout);
    if (pipe(in) != 0 || pipe(out) != 0) die("pipe");
    pid_t child = check_fork();
    if (child == 0) become_program(in[0], out[1], arguments, environment);
    close(in[0]);
    close(out[1]);
    if (write(in[1], input, strlen(input)) < 0) die("write");
    close(in[1]);
    size_t len = 0;
    for (ssize_t n; (n = read(out[0], reply + len, sizeof reply - 1 - len)) > 0;) len += (size_t)n;
    reply[len] = 0;
    close(out[0]);
    waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

static bool replied(const char *part) {
    return strstr(reply, part) != NULL;
}

#define WORDS(...) ((char *[]){__VA_ARGS__, NULL})

static void test_offline(void) {
    int code = run(WORDS("/geocoder", "geocode", "Boulder, Colorado", "--offline", "--json"),
                   WORDS("A=b"), "");
    CHECK(EQ(code, 0) && replied("Boulder") && replied("\"attribution\":\"GeoNames"),
          "an offline geocode answers in an empty root");
}

static void test_stdio(void) {
    static const char session[] =
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":"
        "\"2025-11-25\","
        "\"capabilities\":{},\"clientInfo\":{\"name\":\"chroot\",\"version\":\"1\"}}}\n"
        "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}\n"
        "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/list\"}\n";
    int code = run(WORDS("/geocoder"), WORDS("A=b"), session);
    CHECK(EQ(code, 0) && replied("\"protocolVersion\":\"2025-11-25\"") &&
              replied("\"reverse_geocode\""),
          "MCP over stdio works in an empty root");
}

static void test_upstream(int port) {
    char url[80],
        *geocode[] = {"/geocoder", "geocode", "Monaco", "--backend", "nominatim", "--json", NULL};
    snprintf(url, sizeof url, "NOMINATIM_BASE_URL=https://127.0.0.1:%d", port);
    int code = run(geocode, WORDS(url, "NOMINATIM_CA_FILE=/authority.pem"), "");
    CHECK(EQ(code, 0) && replied("43.7323") && replied("\"source\":\"nominatim\""),
          "an upstream behind TLS answers in an empty root");
    code = run(geocode, WORDS(url), "");
    CHECK(
        code != 0 && replied("\"code\":\"upstream_tls\""),
        "without a bundle the embedded authorities decide, and refuse a certificate of any other");
}

static void test_no_resolver(void) {
    int code = run(WORDS("/geocoder", "geocode", "Monaco", "--backend", "nominatim", "--json"),
                   WORDS("NOMINATIM_BASE_URL=https://nominatim.example.org"), "");
    CHECK(code != 0 && replied("nominatim.example.org") && replied("resolv.conf"),
          "a root without a resolver is named as the reason, with what to do");
}

/* Root may chroot; anybody else may in a user namespace, where the kernel has them. */
static bool may_chroot(void) {
    char map[64];
    if (geteuid() == 0) return true;
    snprintf(map, sizeof map, "%d %d 1", NOBODY, (int)geteuid());
    if (unshare(CLONE_NEWUSER) != 0) return false;
    int file = open("/proc/self/uid_map", O_WRONLY);
    bool mapped = file >= 0 && write(file, map, strlen(map)) > 0;
    if (file >= 0) close(file);
    return mapped;
}

static void write_file(const char *path, const char *content) {
    FILE *file = fopen(path, "wb");
    if (!file || fputs(content, file) < 0 || fclose(file) != 0) die(path);
}

int main(int argc, char **argv) {
    checks.context = show_context;
    char program[sizeof root + 16], bundle[sizeof root + 16];
    int port = 0;
    if (argc != 2) return 2;
    if (!may_chroot()) {
        puts("passed over: an empty root needs root, or user namespaces, and this machine gives "
             "neither");
        puts("chroot: 0 passed, 0 failed");
        return 0;
    }
    if (!mkdtemp(root) || chmod(root, 0755) != 0) die(root);
    snprintf(program, sizeof program, "%s/geocoder", root);
    snprintf(bundle, sizeof bundle, "%s/authority.pem", root);
    psa_crypto_init();
    make_identity(&authority, NULL, "CN=Chroot Test Authority", "CN=Chroot Test Authority");
    make_identity(&server, &authority, "CN=127.0.0.1", "CN=Chroot Test Authority");
    copy_file(argv[1], program, 0755);
    write_file(bundle, authority.pem);
    pid_t upstream = start_server(&port);

    test_offline();
    test_stdio();
    test_upstream(port);
    test_no_resolver();

    kill(upstream, SIGKILL);
    waitpid(upstream, NULL, 0);
    unlink(program);
    unlink(bundle);
    rmdir(root);
    return checks_end("chroot");
}
