/* amalgamate.c: host tool that writes the flat release: one geocoder.c that needs no src/.
 *
 *   amalgamate geocoder.c OUT DEPENDENCIES
 *
 * Every `#include "..."` of a file under src/ is replaced by the file, once, under a banner with
 * its name; all other lines stay as they are. `#include "geocoder.h"` stays too: the public header
 * goes beside the flat file. Names in the output are relative to the project, so the same tree
 * gives the same bytes anywhere. */
#include "common.h"

enum { DEPTH_MAX = 32 }; /* of includes in includes */

static file_list seen; /* files that are in the output */
static FILE *out;
static size_t root_len; /* of the project's folder in front of the names, slash included */

/* Joins the folder of `from` with `name` and takes out "x/.." pairs. */
static void resolve(char path[PATH_LEN_MAX], const char *from, const char *name) {
    const char *slash = strrchr(from, '/');
    snprintf(path, PATH_LEN_MAX, "%.*s%s", slash ? (int)(slash - from + 1) : 0, from, name);
    for (char *up; (up = strstr(path, "/../"));) {
        char *start = up;
        while (start > path && start[-1] != '/') start--;
        memmove(start, up + 4, strlen(up + 4) + 1);
    }
}

static bool is_new(const char *path) {
    for (int i = 0; i < seen.count; i++) {
        if (strcmp(seen.path[i], path) == 0) return false;
    }
    list_add(&seen, path);
    return true;
}

/* The name between the quotes of an #include "..." line; NULL for every other line. */
static const char *local_include(const char *line, size_t len, size_t *name_len) {
    static const char directive[] = "#include \"";
    if (len < sizeof directive || strncmp(line, directive, sizeof directive - 1) != 0) return NULL;
    const char *name = line + sizeof directive - 1;
    const char *quote = memchr(name, '"', len - (sizeof directive - 1));
    if (!quote) return NULL;
    *name_len = (size_t)(quote - name);
    return name;
}

static void flatten(const char *path, int depth) {
    if (depth > DEPTH_MAX) die("includes nest too deeply at", path);
    text t = must_read(path);
    for (char *line = t.at; *line;) {
        char *end = strchr(line, '\n');
        size_t len = end ? (size_t)(end - line) : strlen(line), name_len = 0;
        const char *name = local_include(line, len, &name_len);
        char target[PATH_LEN_MAX] = "", quoted[PATH_LEN_MAX];
        if (name) {
            snprintf(quoted, sizeof quoted, "%.*s", (int)name_len, name);
            resolve(target, path, quoted);
        }
        if (name && strncmp(target + root_len, "src/", 4) == 0) {
            if (is_new(target)) {
                fprintf(out, "\n/* ==== %s ==== */\n", target + root_len);
                flatten(target, depth + 1);
                fprintf(out, "/* ==== end of %s ==== */\n", target + root_len);
            }
        } else {
            fprintf(out, "%.*s\n", (int)len, line);
        }
        line += len + (end ? 1 : 0);
    }
}

/* A make rule that names every file that was read, so that the build knows when to run this again.
 */
static void write_dependencies(const char *path, const char *target) {
    FILE *rule = fopen(path, "wb");
    if (!rule) die("cannot write", path);
    fprintf(rule, "%s:", target);
    for (int i = 0; i < seen.count; i++) fprintf(rule, " \\\n  %s", seen.path[i]);
    putc('\n', rule);
    if (fclose(rule) != 0) die("cannot write", path);
}

int main(int argc, char **argv) {
    if (argc != 4) die("usage", "amalgamate geocoder.c OUT DEPENDENCIES");
    const char *slash = strrchr(argv[1], '/');
    root_len = slash ? (size_t)(slash - argv[1]) + 1 : 0;
    out = fopen(argv[2], "wb");
    if (!out) die("cannot write", argv[2]);
    fputs("/* Written by `zig build amalgamate`: the whole program in one file. Edit the files "
          "named in\n"
          " * the banners, not this one. */\n",
          out);
    flatten(argv[1], 0);
    if (fclose(out) != 0) die("cannot write", argv[2]);
    write_dependencies(argv[3], argv[2]);
    return 0;
}
