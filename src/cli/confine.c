/* confine -- what a server needs after its start, by the settings. Owns the list of its files,
 * which os_broker borrows. The cache and chat files and the listening sockets are open already, and
 * need no rule. */
#include "../base/base.h"
#include "../base/out.h"
#include "confine.h"

#include <string.h>

#include "../find/find_facts.h"
#include "../http/oauth.h"
#include "../http/oauth_client.h"
#include "../platform/config.h"
#include "../platform/log.h"
#include "../platform/os.h"
#include "../platform/os_address.h"
#include "../platform/os_broker.h"
#include "../platform/os_filter.h"
#include "../platform/os_sandbox.h"
#include "../wire/fetch_target.h"

enum {
    CONFINE_INDEX_MAX = 8193,                 /* bytes of the names of index files, */
    CONFINE_UPDATES_MAX = 10000,              /* and of those of their updates */
    CONFINE_LAST = 4,                         /* files that come after those */
    CONFINE_PORTS_MAX = 2 * UPSTREAM_MAX + 6, /* with redirects; a model, an issuer, name servers */
    CONFINE_HTTPS = 443,
    CONFINE_DNS = 53
};

static struct {
    os_sandbox_file files[OS_BROKER_FILES_MAX];
    int ports[CONFINE_PORTS_MAX];
    char index[CONFINE_INDEX_MAX], updates[CONFINE_UPDATES_MAX];
    os_sandbox_needs needs;
} confine;

static void confine_add_file(const char *path, os_sandbox_use use) {
    os_sandbox_needs *n = &confine.needs;
    if (path && path[0] && n->file_count < OS_BROKER_FILES_MAX) {
        confine.files[n->file_count++] = (os_sandbox_file){path, use};
    }
}

static void confine_add_port(int port) {
    ASSERT(confine.needs.port_count < CONFINE_PORTS_MAX);
    confine.ports[confine.needs.port_count++] = port;
}

/* An address that requests go to, or through. */
static void confine_add_target(const fetch_target *to) {
    if (to->socket_path[0]) {
        confine.needs.has_paths = true;
        return;
    }
    confine.needs.connects = true;
    confine.needs.resolves |= !os_address_is_numeric(to->host);
    confine_add_port(to->port);
}

/* A server, or its proxy. One that is asked without TLS may redirect to its port for TLS. */
static void confine_add_url(str url) {
    char bytes[UPSTREAM_URL_MAX];
    out problem = out_of(bytes, sizeof bytes);
    fetch_target to, proxy;
    call c = {.may_block = true};
    bool has_proxy = false;
    if (!url.len || !fetch_target_parse(url, &to, &problem) ||
        fetch_target_proxy(&c, &to, &proxy, &has_proxy) != GEO_OK) {
        return; /* requests fail, and say why */
    }
    confine_add_target(has_proxy ? &proxy : &to);
    if (!to.tls && !to.socket_path[0]) {
        to.tls = true;
        to.port = CONFINE_HTTPS;
        if (fetch_target_proxy(&c, &to, &proxy, &has_proxy) == GEO_OK) {
            confine_add_target(has_proxy ? &proxy : &to);
        }
    }
}

static void confine_add_targets(bool serves_many) {
    char bytes[UPSTREAM_URL_MAX];
    for (int i = 0; i < find_facts_servers(); i++) {
        out url = out_of(bytes, sizeof bytes);
        find_facts_url(i, &url);
        confine_add_url(out_str(&url));
    }
    confine_add_url(config_get()->llm_url);
    confine_add_url(config_get()->chat_tools);
    confine_add_url(config_get()->oauth_issuer);
    if (serves_many && oauth_is_issuer() && oauth_client_fetches()) { /* from public addresses */
        confine.needs.connects = confine.needs.resolves = true;
        confine_add_port(CONFINE_HTTPS);
    }
    if (confine.needs.resolves) {
        confine_add_port(CONFINE_DNS); /* for answers that are too long for UDP */
    }
}

/* Files of the settings. */
static void confine_add_own_files(void) {
    const config *cfg = config_get();
    const char *own[] = {cfg->token_file.at, cfg->ca_file.at, cfg->client_cert.at,
                         cfg->client_key.at, os_env("SSL_CERT_FILE").at};
    for (size_t i = 0; i < LEN(own); i++) {
        confine_add_file(i && !confine.needs.connects ? NULL : own[i], OS_SANDBOX_FILE);
    }
}

/* Index files of the list beyond the number that the broker knows are not seen when they are
 * replaced; those of a folder are. */
static void confine_add_index_files(void) {
    const config *cfg = config_get();
    char *next = NULL;
    out updates = out_of(confine.updates, sizeof confine.updates);
    str_cstr(cfg->index, confine.index, sizeof confine.index);
    for (char *at = strtok_r(confine.index, ":", &next);
         at && confine.needs.file_count < OS_BROKER_FILES_MAX - CONFINE_LAST;
         at = strtok_r(NULL, ":", &next)) {
        const char *update = confine.updates + updates.len;
        if (os_is_folder(at)) { /* what is replaced in it can be read */
            confine_add_file(at, OS_SANDBOX_TREE);
            continue;
        }
        confine_add_file(at, OS_SANDBOX_FILE);
        out_fmt(&updates, "%s" CONFIG_UPDATE, at); /* which may come later */
        out_char(&updates, 0);
        confine_add_file(updates.full ? NULL : update, OS_SANDBOX_FILE);
    }
}

/* Files of the system that TLS reads. */
static void confine_add_system_files(void) {
    static const char *const bundles[] = {"/etc/ssl/certs/ca-certificates.crt",
                                          "/etc/pki/tls/certs/ca-bundle.crt", "/etc/ssl/cert.pem"};
    for (size_t i = 0; i < LEN(bundles) && confine.needs.connects; i++) {
        confine_add_file(bundles[i], OS_SANDBOX_FILE);
    }
}

/* Read by the C library, which asks nobody, and by os_resident_bytes. */
static void confine_add_last_files(void) {
    if (confine.needs.resolves) {
        confine_add_file("/etc/hosts", OS_SANDBOX_FILE);
        confine_add_file("/etc/resolv.conf", OS_SANDBOX_LINKED);
    }
    confine_add_file("/proc/self/statm", OS_SANDBOX_FILE);
}

static void confine_tell(bool is_confined, const char *what) {
    if (!is_confined) {
        log_event(config_get()->sandbox == SANDBOX_STRICT ? LOG_WARN : LOG_INFO, "sandbox",
                  "The server runs without %s: %s.", what, os_why());
    }
}

/* A server of one client is not worth a broker for the system's CAs: without them it has its own.
 */
static void confine_enter(bool serves_many, const char *socket_path) {
    os_sandbox_needs *n = &confine.needs;
    if (config_get()->sandbox == SANDBOX_OFF) {
        return;
    }
    confine_add_targets(serves_many);
    confine_add_own_files();
    bool has_own = n->file_count > 0 || config_get()->index.len;
    confine_add_system_files();
    confine_add_index_files();
    bool may_change = has_own || socket_path || (serves_many && n->file_count);
    if (may_change && os_sandbox_is_there()) {
        confine_tell(os_broker_start(confine.files, n->file_count, socket_path),
                     "seeing files that are replaced");
    }
    confine_add_last_files();
    n->files = confine.files; /* not where it is declared: all of it would be in the program */
    n->ports = confine.ports;
    n->is_strict = config_get()->sandbox == SANDBOX_STRICT;
    confine_tell(os_sandbox_enter(n), "a sandbox for files and ports");
    confine_tell(os_filter_enter(n), "a filter of system calls");
}

GEO_FN void confine_stdio(void) {
    confine_enter(false, NULL);
}

GEO_FN void confine_http(void) {
    str host = config_get()->host, file = STR("unix:");
    confine_enter(true, str_starts(host, file) ? host.at + file.len : NULL);
}
