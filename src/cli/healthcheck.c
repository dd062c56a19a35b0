/* healthcheck -- asks /readyz of the server that GEOCODER_HOST and GEOCODER_PORT name. Owns
 * nothing. */
#include "healthcheck.h"

#include "../platform/config.h"
#include "../platform/os.h"
#include "../wire/fetch.h"
#include "../wire/fetch_target.h"
#include "cli_tool.h"

enum {
    HEALTHCHECK_MS = 3000, /* well within the 30 s that container engines allow */
    HEALTHCHECK_MEMORY = 256 << 10
};

/* Where a server that listens on `host` is found from this machine. */
static bool healthcheck_target(str host, int port, fetch_target *target, out *problem) {
    char bytes[2 * FETCH_HOST_MAX];
    out url = out_of(bytes, sizeof bytes);
    if (str_starts(host, STR("unix:"))) {
        out_text(&url, host);
    } else {
        bool is_any = str_eq(host, STR("0.0.0.0")), is_any_6 = str_eq(host, STR("::"));
        host = is_any ? STR("127.0.0.1") : is_any_6 ? STR("::1") : host;
        out_fmt(&url, str_find(host, STR(":")) >= 0 ? "http://[%.*s]:%d" : "http://%.*s:%d",
                STR_ARG(host), port);
    }
    return fetch_target_parse(out_str(&url), target, problem);
}

GEO_FN int healthcheck_run(void) {
    char bytes[256];
    out problem = out_of(bytes, sizeof bytes);
    void *memory = os_reserve(HEALTHCHECK_MEMORY);
    call c = {.may_block = true,
              .deadline_ms = os_now_ms() + HEALTHCHECK_MS,
              .mem = arena_of(memory, memory ? HEALTHCHECK_MEMORY : 0)};
    fetch_target target;
    fetch_reply reply = {0};
    if (!healthcheck_target(config_get()->host, config_get()->port, &target, &problem)) {
        cli_tool_error("%.*s", STR_ARG(out_str(&problem)));
        return status_of(GEO_BAD_CONFIG)->exit;
    }
    if (fetch_get(&c, &target, STR("/readyz"), NULL, 0, &reply) != GEO_OK) {
        cli_tool_error("%s", c.why);
        return status_of(c.code)->exit;
    }
    if (reply.http != 200) {
        cli_tool_error("The server is not ready: /readyz answers %d.", reply.http);
        return status_of(GEO_UNREACHABLE)->exit;
    }
    return 0;
}
