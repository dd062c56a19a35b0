/* fetch_target -- where requests go, and through which proxy.
 *
 * Owns nothing. Outside facts: RFC 3986 (URLs); HTTPS_PROXY, HTTP_PROXY and NO_PROXY as in curl. */
#include "fetch_target.h"

#include <string.h>

#include "../base/utf8.h"
#include "../platform/config.h"
#include "http.h"

/* ---- targets ---- */

static bool fetch_target_problem(out *problem, str url, const char *what) {
    http_url parts;
    out_text(problem, STR("The URL"));
    if (http_url_split(url, &parts) && parts.host.at) {
        out_fmt(problem, " %.*s://%.*s", STR_ARG(parts.scheme), STR_ARG(parts.host));
    } else if (str_find(url, STR("@")) < 0) {
        out_char(problem, ' ');
        out_json_str(problem, utf8_head(url, 80));
    }
    out_fmt(problem, " %s.", what);
    return false;
}

/* `unix:/path/of.socket[:/prefix]`; Host is localhost, as in other clients. */
static bool fetch_target_parse_unix(str url, fetch_target *target, out *problem) {
    str rest = str_from(url, 5), path = str_cut(&rest, ':');
    while (rest.len && rest.at[rest.len - 1] == '/') {
        rest.len--;
    }
    if (!str_starts(path, STR("/")) || (rest.len && rest.at[0] != '/')) {
        return fetch_target_problem(problem, url,
                                    "must be unix:/path/of.socket or unix:/path:/prefix");
    }
    target->port = 80;
    if (!str_cstr(STR("localhost"), target->host, sizeof target->host) ||
        !str_cstr(path, target->socket_path, sizeof target->socket_path) ||
        !str_cstr(rest, target->prefix, sizeof target->prefix)) {
        return fetch_target_problem(problem, url, "is too long");
    }
    return true;
}

static bool fetch_target_copy_parts(const http_url *parts, fetch_target *target) {
    str prefix = parts->path;
    while (prefix.len && prefix.at[prefix.len - 1] == '/') {
        prefix.len--;
    }
    arena user = arena_of(target->user, sizeof target->user - 1);
    return str_cstr(parts->host, target->host, sizeof target->host) &&
           str_cstr(prefix, target->prefix, sizeof target->prefix) &&
           str_cstr(parts->query, target->query, sizeof target->query) &&
           http_decode(parts->user, false, &user).at;
}

GEO_FN bool fetch_target_parse(str url, fetch_target *target, out *problem) {
    http_url parts;
    memset(target, 0, sizeof *target);
    url = str_trim(url);
    if (str_starts(url, STR("unix:"))) {
        return fetch_target_parse_unix(url, target, problem);
    }
    if (!http_url_split(url, &parts) || !parts.host.at) {
        return fetch_target_problem(problem, url, "is not of the form https://host[:port][/path]");
    }
    target->tls = str_eq_nocase(parts.scheme, STR("https"));
    if (!target->tls && !str_eq_nocase(parts.scheme, STR("http"))) {
        return fetch_target_problem(problem, url, "must start with http://, https:// or unix:");
    }
    target->port = parts.port ? parts.port : target->tls ? 443 : 80;
    if (!fetch_target_copy_parts(&parts, target)) {
        return fetch_target_problem(problem, url, "is too long or has a bad % code");
    }
    return true;
}

GEO_FN void fetch_target_write_host(const fetch_target *target, bool always_port, out *o) {
    bool is_ipv6 = strchr(target->host, ':') != NULL;
    out_fmt(o, is_ipv6 ? "[%s]" : "%s", target->host);
    if (always_port || target->port != (target->tls ? 443 : 80)) {
        out_fmt(o, ":%d", target->port);
    }
}

GEO_FN void fetch_target_write(const fetch_target *target, out *o) {
    if (target->socket_path[0]) {
        out_fmt(o, "unix:%s%s%s", target->socket_path, target->prefix[0] ? ":" : "",
                target->prefix);
        return;
    }
    out_text(o, target->tls ? STR("https://") : STR("http://"));
    fetch_target_write_host(target, false, o);
    out_fmt(o, "%s", target->prefix);
}

/* ---- proxies ---- */

/* Whether an entry of NO_PROXY matches: the host or a domain it is in; a port must be equal. */
static bool fetch_target_is_excepted(str entry, const fetch_target *to) {
    str host = str_of(to->host), port = entry;
    str name = str_cut(&port, ':');
    int64_t wanted = 0;
    if (port.at && str_find(port, STR(":")) < 0) {
        if (!str_int(port, &wanted) || wanted != to->port) {
            return false;
        }
    } else {
        name = entry; /* without a port, or an IPv6 address */
    }
    while (str_starts(name, STR(".")) || str_starts(name, STR("*."))) {
        name = str_from(name, 1);
    }
    if (!name.len || name.len > host.len ||
        !str_eq_nocase(str_from(host, host.len - name.len), name)) {
        return str_eq(entry, STR("*"));
    }
    return name.len == host.len || host.at[host.len - name.len - 1] == '.';
}

static bool fetch_target_is_local(const char *host) {
    return strcmp(host, "localhost") == 0 || strncmp(host, "127.", 4) == 0 ||
           strcmp(host, "::1") == 0;
}

static bool fetch_target_goes_direct(const fetch_target *to) {
    str list = config_get()->no_proxy;
    if (to->socket_path[0] || fetch_target_is_local(to->host)) {
        return true; /* never the loopback of the proxy */
    }
    while (list.at) {
        str part = str_cut(&list, ',');
        while (part.at) {
            str entry = str_trim(str_cut(&part, ' '));
            if (entry.len && fetch_target_is_excepted(entry, to)) {
                return true;
            }
        }
    }
    return false;
}

GEO_FN status fetch_target_proxy(call *c, const fetch_target *to, fetch_target *proxy,
                                 bool *is_used) {
    enum { FULL_MAX = 1024 + 8, WHY_MAX = 300 }; /* the setting with `http://`; never shown */
    char full[FULL_MAX], problem[WHY_MAX];
    str url = to->tls ? config_get()->https_proxy : config_get()->http_proxy;
    *is_used = url.len && !to->is_public && !fetch_target_goes_direct(to);
    if (!*is_used) {
        return GEO_OK;
    }
    out text = out_of(full, sizeof full), why = out_of(problem, sizeof problem);
    if (str_find(url, STR("://")) < 0) {
        out_text(&text, STR("http://"));
    }
    out_text(&text, url);
    if (!fetch_target_parse(out_str(&text), proxy, &why) || proxy->tls || proxy->socket_path[0]) {
        return call_fail(c, GEO_BAD_CONFIG,
                         "%s must be http://[user:password@]host:port; other kinds of proxy are "
                         "not supported.",
                         to->tls ? "HTTPS_PROXY" : "HTTP_PROXY");
    }
    return GEO_OK;
}
