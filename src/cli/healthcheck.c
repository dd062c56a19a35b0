/* healthcheck -- asks /readyz of the server that GEOCODER_HOST and GEOCODER_PORT name. Owns
 * nothing.
 *
 * Outside facts: proc(5) (cmdline: each argument with its NUL); a container engine runs its health
 * check beside the container's process 1, with the same environment but without that one's flags.
 */
#include "healthcheck.h"

#include <string.h>

#include "../platform/config.h"
#include "../platform/os.h"
#include "../wire/fetch.h"
#include "../wire/fetch_target.h"
#include "cli_tool.h"

enum {
    HEALTHCHECK_MS = 3000, /* well within the 30 s that container engines allow */
    HEALTHCHECK_MEMORY = 256 << 10,
    HEALTHCHECK_LINE_MAX = 32 << 10, /* bytes of a command line, and */
    HEALTHCHECK_ARGS_MAX = 256       /* arguments of two: each of some 30 flags, with its value */
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

/* Appends the arguments of a process of this program; an init may stand in front of it, as
 * /sbin/docker-init does. False: it is another program, or unknown. */
static bool healthcheck_args(const char *path, arena *mem, char **args, int *count) {
    str line;
    bool found = false;
    if (os_read_file(path, mem, HEALTHCHECK_LINE_MAX, &line) != GEO_OK) {
        return false;
    }
    const char *own = os_file_name(os_self("")), *word = line.at, *end = line.at + line.len;
    for (size_t len; word < end; word += len + 1) {
        const char *stop = memchr(word, '\0', (size_t)(end - word));
        if (!stop || *count == HEALTHCHECK_ARGS_MAX) {
            return false;
        }
        len = (size_t)(stop - word);
        if (found) {
            args[(*count)++] = (char *)word;
        }
        found = found || strcmp(os_file_name(word), own) == 0;
    }
    return found;
}

/* In a container, takes on the settings of its process 1, and over them our own. False: that one
 * serves no HTTP. */
static bool healthcheck_follow(arena *mem, out *problems) {
    char *args[HEALTHCHECK_ARGS_MAX];
    int count = 0;
    if (os_process_id() == 1 || !healthcheck_args("/proc/1/cmdline", mem, args, &count) ||
        !healthcheck_args("/proc/self/cmdline", mem, args, &count)) {
        return true;
    }
    config_load(args, &count, problems);
    return problems->len || (count > 0 && strcmp(args[0], "http") == 0); /* else ours is first */
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
    if (!healthcheck_follow(&c.mem, &problem)) {
        return 0;
    }
    if (problem.len ||
        !healthcheck_target(config_get()->host, config_get()->port, &target, &problem)) {
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
