/* docs.c: host tool that keeps the generated parts of a page the same as the program's tables.
 *
 *   docs PAGE PROGRAM            checks: one test per part
 *   docs PAGE PROGRAM --write    rewrites the parts that differ
 *
 * A part is what stands between the lines `<!-- generated: NAME -->` and `<!-- end -->`; it must be
 * what `PROGRAM docs NAME` prints. */
#define _POSIX_C_SOURCE 200809L
#include "common.h"

#include <ctype.h>

enum {
    PART_LEN_MAX = 1 << 20,
    NAME_LEN_MAX = 40,
};

static const char begin_mark[] = "<!-- generated: ";
static const char end_mark[] = "<!-- end -->";

/* What the program prints for a part; an empty text when it fails. */
static text print_part(const char *program, const char *part_name) {
    char command[PATH_LEN_MAX + 32];
    snprintf(command, sizeof command, "'%s' docs %s", program, part_name);
    text t = {take(PART_LEN_MAX), 0};
    FILE *from = popen(command, "r");
    if (!from) die("cannot run", program);
    t.len = fread(t.at, 1, PART_LEN_MAX - 1, from);
    if (pclose(from) != 0) t.len = 0;
    t.at[t.len] = 0;
    return t;
}

/* Copies the part's name from behind the begin mark; false when the mark is malformed. */
static bool part_of(const char *mark, char part_name[NAME_LEN_MAX]) {
    size_t n = 0;
    for (const char *c = mark + sizeof begin_mark - 1; islower((unsigned char)*c) || *c == '-';
         c++) {
        if (n == NAME_LEN_MAX - 1) return false;
        part_name[n++] = *c;
    }
    part_name[n] = 0;
    return n > 0 && strncmp(mark + sizeof begin_mark - 1 + n, " -->\n", 5) == 0;
}

/* Appends the page to *out with every part as the program prints it, and checks each. */
static void renew(const char *page, const char *program, const char *at, FILE *out) {
    for (const char *mark; (mark = strstr(at, begin_mark));) {
        char part_name[NAME_LEN_MAX] = "";
        const char *body = strchr(mark, '\n'), *end = strstr(mark, end_mark);
        if (!body || !end || !part_of(mark, part_name)) die("malformed mark in", page);
        body++;
        text fresh = print_part(program, part_name);
        check(fresh.len > 0, "%s: `%s docs %s` fails", page, program, part_name);
        check(fresh.len == (size_t)(end - body) && memcmp(body, fresh.at, fresh.len) == 0,
              "%s: the part `%s` differs from the program's tables: run ./zigw build docs", page,
              part_name);
        fwrite(at, 1, (size_t)(body - at), out);
        fwrite(fresh.len ? fresh.at : body, 1, fresh.len ? fresh.len : (size_t)(end - body), out);
        at = end;
    }
    fputs(at, out);
}

int main(int argc, char **argv) {
    if (argc < 3) die("usage", "docs PAGE PROGRAM [--write]");
    text page = must_read(argv[1]);
    bool write = argc > 3;
    FILE *out = write ? fopen(argv[1], "wb") : fopen("/dev/null", "wb");
    if (!out) die("cannot write", argv[1]);
    renew(argv[1], argv[2], page.at, out);
    if (fclose(out) != 0) die("cannot write", argv[1]);
    check(checks.passed + checks.failed > 0, "%s has no generated part", argv[1]);
    return write ? 0 : checks_end("docs");
}
