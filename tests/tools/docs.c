/* docs.c: host tool that keeps the documents the same as the program and the tree.
 *
 *   docs PROGRAM PAGE...            checks
 *   docs PROGRAM --write PAGE...    rewrites the parts that differ
 *
 * A part is what stands between a mark and `<!-- end -->`. Of `<!-- generated: NAME -->` it must be
 * what `PROGRAM docs NAME` prints, of `<!-- prints: geocoder WORDS -->` what the program prints for
 * these words, as a block; of `<!-- copied: FILE: LINE -->` the type in that file which begins or
 * ends with the line. Of `<!-- names -->` every word with an underscore must be a function of src/,
 * and a row that begins with `| src/LAYER | N |` have the number of its modules. Of
 * `<!-- file: FILE: LANGUAGE -->` it must be that file.
 * Of `<!-- tests -->` every file in backquotes must be there, a bare name beside the one before it,
 * and every `test_name` and `check_name` must be a function of the file before it.
 *
 * Anywhere in a page:
 *   - The lines `$ COMMAND` of each block that begins with `$ ` and calls `geocoder` must end well,
 *     block after block, in a folder of the page's own with the files of run_files. `geocoder` is
 *     the program, which finds no network to use. A server runs until the page ends, on a port of
 *     its own, which replaces those of the page.
 *   - In blocks of ```diff every line that a change keeps or removes must be in its file.
 *   - A link to a file must lead to one. */
#define _POSIX_C_SOURCE 200809L
#include "common.h"

#include <ctype.h>
#include <unistd.h>

enum {
    PART_LEN_MAX = 1 << 20,
    MARK_LEN_MAX = 200,
};

static const char begin_mark[] = "\n<!-- ", names_mark[] = "names";
static const char tests_mark[] = "tests";
static const char file_mark[] = "file: ";
static const char generated_mark[] = "generated: ", copied_mark[] = "copied: ";
static const char prints_mark[] = "prints: geocoder ";
static const char end_mark[] = "<!-- end -->";

/* What the program prints, between two texts; an empty text when it fails. */
static text print_part(const char *program, const char *words, const char *before,
                       const char *after) {
    char command[PATH_LEN_MAX + MARK_LEN_MAX + 64];
    snprintf(command, sizeof command, "GEOCODER_BACKEND=gazetteer '%s' %s", program, words);
    text t = {take(PART_LEN_MAX), 0};
    FILE *from = popen(command, "r");
    if (!from) die("cannot run", program);
    t.len = (size_t)snprintf(t.at, MARK_LEN_MAX, "%s", before);
    t.len += fread(t.at + t.len, 1, PART_LEN_MAX - 2 * MARK_LEN_MAX, from);
    if (pclose(from) != 0) return (text){t.at, 0};
    t.len += (size_t)snprintf(t.at + t.len, MARK_LEN_MAX, "%s", after);
    return t;
}

/* A type as code; an empty text when the file has none with that line. */
static text copy_part(const char *path, const char *line) {
    text file = must_read(path), t = {take(PART_LEN_MAX), 0};
    char *at = strstr(file.at, line), *end = at && *line == '}' ? at : NULL;
    if (at && !end) end = strstr(at, "\n}");
    if (!end || !(end = strchr(end + 1, '\n'))) return t;
    *end = 0;
    while (*line == '}' && at > file.at && strncmp(at, "\ntypedef", 8) != 0) at--;
    int len = snprintf(t.at, PART_LEN_MAX, "```c\n%s\n```\n", at + (*at == '\n'));
    t.len = len < PART_LEN_MAX ? (size_t)len : 0;
    return t;
}

/* A whole file as a block. */
static text show_file(const char *path, const char *language) {
    text file = must_read(path), t = {take(PART_LEN_MAX), 0};
    int len = snprintf(t.at, PART_LEN_MAX, "```%s\n%s```\n", language, file.at);
    t.len = len < PART_LEN_MAX ? (size_t)len : 0;
    return t;
}

/* The mark without its ends; false when it is malformed or none of ours. */
static bool read_mark(const char *mark, char words[MARK_LEN_MAX]) {
    const char *end = strstr(mark, " -->\n");
    if (!end || end - mark >= MARK_LEN_MAX || memchr(mark, '\n', (size_t)(end - mark)))
        return false;
    snprintf(words, MARK_LEN_MAX, "%.*s", (int)(end - mark), mark);
    return true;
}

/* What belongs between a mark and its end. */
static text fresh_part(const char *program, char *words) {
    if (strncmp(words, generated_mark, sizeof generated_mark - 1) == 0) {
        char table[MARK_LEN_MAX + 8];
        snprintf(table, sizeof table, "docs %s", words + sizeof generated_mark - 1);
        return print_part(program, table, "", "");
    }
    if (strncmp(words, prints_mark, sizeof prints_mark - 1) == 0) {
        return print_part(program, words + sizeof prints_mark - 1, "```\n", "```\n");
    }
    bool is_file = strncmp(words, file_mark, sizeof file_mark - 1) == 0;
    bool is_copy = strncmp(words, copied_mark, sizeof copied_mark - 1) == 0;
    char *path = words + (is_file ? sizeof file_mark : sizeof copied_mark) - 1;
    char *line = is_file || is_copy ? strstr(path, ": ") : NULL;
    if (!line) die("bad mark", words);
    *line = 0;
    return is_file ? show_file(path, line + 2) : copy_part(path, line + 2);
}

/* Whether a function of that name is defined or declared under src/. */
static bool is_function(const file_list *sources, const char *name, size_t len) {
    for (int i = 0; i < sources->count; i++) {
        static text files[FILES_MAX];
        if (!files[i].at) files[i] = must_read(sources->path[i]);
        for (const char *at = files[i].at; (at = strstr(at, name)); at += len) {
            if (at[len] == '(' && (at[-1] == ' ' || at[-1] == '*')) return true;
        }
    }
    return false;
}

/* Checks the names of functions between two marks. */
static void check_names(const char *page, const char *from, const char *to) {
    file_list sources = {.count = 0};
    list_sources(&sources, "src", true);
    while (from < to) {
        size_t len = 0;
        while (isalnum((unsigned char)from[len]) || from[len] == '_') len++;
        char name[MARK_LEN_MAX];
        snprintf(name, sizeof name, "%.*s", (int)len, from);
        if (islower((unsigned char)name[0]) && strchr(name, '_')) {
            check(is_function(&sources, name, len), "%s: src/ has no function %s", page, name);
        }
        from += len ? len : 1;
    }
}

/* Checks the numbers of modules between two marks. */
static void check_layers(const char *page, const char *from, const char *to) {
    text unit = must_read("geocoder.c");
    char layer[MARK_LEN_MAX], include[MARK_LEN_MAX + 16];
    for (int n; (from = strstr(from, "\n| src/")) && from < to; from++) {
        if (sscanf(from, "\n| src/%30[a-z] | %d |", layer, &n) != 2) die("bad row in", page);
        snprintf(include, sizeof include, "#include \"src/%s/", layer);
        int count = 0;
        for (const char *at = unit.at; (at = strstr(at, include)); at++) {
            at = strchr(at + strlen(include), '"');
            count += strncmp(at - 2, ".c", 2) == 0; /* some headers are there, too */
        }
        check(n == count, "%s: src/%s has %d modules, not %d", page, layer, count, n);
    }
}

/* What the commands of a page find in their folder. */
static const char *const run_files[][2] = {{"monaco.osm.pbf", "tests/data/ingest/located.osm.pbf"},
                                           {"places.csv", "tests/data/ingest/places.csv"},
                                           {"town.osm", "tests/data/update/town.osm"},
                                           {"day.osc", "tests/data/update/day.osc"}};

/* Whether the line calls the program, behind variables that it sets. */
static bool calls_program(const char *command) {
    for (size_t len; (len = strcspn(command, " \n")); command += len + (command[len] == ' ')) {
        if (strncmp(command, "geocoder", len) == 0 && len == strlen("geocoder")) return true;
        if (!memchr(command, '=', len)) return false;
    }
    return false;
}

/* A shell in a new folder, where a server of the program can listen on `port` and the next one. */
static FILE *open_shell(const char *program, int port) {
    char shell[8 * PATH_LEN_MAX];
    int len = snprintf(shell, sizeof shell,
                       "folder=$(mktemp -d) && ln -s \"$(realpath '%s')\" "
                       "\"$folder/geocoder\"",
                       program);
    for (size_t i = 0; i < sizeof run_files / sizeof *run_files; i++) {
        len += snprintf(shell + len, sizeof shell - (size_t)len, " && cp '%s' \"$folder/%s\"",
                        run_files[i][1], run_files[i][0]);
    }
    snprintf(
        shell + len, sizeof shell - (size_t)len,
        " && cd \"$folder\" && env -i PATH=\"$folder:$PATH\" HOME=\"$folder\" GEOCODER_PORT=%d "
        "GEOCODER_BACKEND=gazetteer sh -e >/dev/null; code=$?; rm -rf \"$folder\"; exit $code",
        port);
    FILE *to = popen(shell, "w");
    if (!to) die("cannot run", "sh");
    fputs("curl() { command curl -sSf \"$@\"; }\n"
          "stop() { for job in $pids; do kill $job; wait $job || :; done; pids=; }\n"
          "trap 'code=$?; stop; exit $code' EXIT\nmkdir -p .config/Claude\n",
          to);
    return to;
}

/* Writes a line with the ports of the documents replaced. */
static void write_line(FILE *to, const char *line, size_t len, int port) {
    for (size_t i = 0; i < len; i++) {
        bool is_first = strncmp(line + i, "8010", 4) == 0;
        if (is_first || strncmp(line + i, "2322", 4) == 0) {
            fprintf(to, "%d", is_first ? port : port + 1);
            i += 3;
        } else {
            putc(line[i], to);
        }
    }
}

/* Writes the commands of a block; returns where it ends. */
static const char *write_block(FILE *to, const char *at, int port) {
    while (strncmp(at, "$ ", 2) == 0) {
        size_t len = strcspn(at, "\n");
        while (at[len - 1] == '\\') len += 1 + strcspn(at + len + 1, "\n");
        char line[1024];
        snprintf(line, sizeof line, "%.*s", (int)len, at);
        bool serves = calls_program(line + 2) && strstr(line, "geocoder http");
        if (serves) fputs("stop\n", to);
        write_line(to, at + 2, len - 2, port);
        if (serves)
            fprintf(to,
                    " & pids=$!\n"
                    "for i in 1 2 3 4 5 6 7 8 9; do sleep .1; "
                    "curl http://127.0.0.1:%d/healthz 2>/dev/null && break; [ $i != 9 ]; done",
                    port);
        putc('\n', to);
        at += len + (at[len] == '\n');
    }
    return at;
}

/* Runs the blocks of a page that call the program; the first command that fails ends it. Returns
 * how many blocks there are. */
static int check_commands(const char *page, const char *program, const char *at) {
    int blocks = 0, port = 20000 + (int)(getpid() % 10000) * 2;
    FILE *to = NULL;
    while ((at = strstr(at, "\n```\n$ "))) {
        const char *block = at += strlen("\n```\n");
        bool calls = false;
        for (; strncmp(block, "$ ", 2) == 0; block = strchr(block, '\n') + 1)
            calls = calls || calls_program(block + 2);
        if (!calls) continue;
        to = to ? to : open_shell(program, port);
        at = write_block(to, at, port);
        blocks++;
    }
    check(!to || pclose(to) == 0, "%s: its commands do not work", page);
    return blocks;
}

/* Checks the names of tests, and of their files, between two marks. */
static void check_tests(const char *page, const char *at, const char *end) {
    char path[PATH_LEN_MAX] = "/", word[MARK_LEN_MAX], call[MARK_LEN_MAX + 1];
    for (; (at = strchr(at, '`')) && at < end; at += strcspn(at, "`") + 1) {
        int len = (int)strcspn(++at, "`");
        snprintf(word, sizeof word, "%.*s", len, at);
        bool is_path = strncmp(word, "tests/", 6) == 0;
        if (strncmp(word, "test_", 5) == 0 || strncmp(word, "check_", 6) == 0) {
            snprintf(call, sizeof call, "%s(", word);
            check(strstr(must_read(path).at, call) != NULL, "%s: %s has no %s", page, path, word);
        } else if (is_path || (len > 2 && strcmp(word + len - 2, ".c") == 0)) {
            size_t from = is_path ? 0 : (size_t)(strrchr(path, '/') + 1 - path);
            snprintf(path + from, sizeof path - from, "%s", word);
            check(text_of_file(path).at != NULL, "%s: there is no %s", page, path);
        }
    }
}

/* Checks that the example changes still fit the files they name. */
static void check_diffs(const char *page, const char *at) {
    while ((at = strstr(at, "\n```diff\n"))) {
        char path[MARK_LEN_MAX] = "", line[MARK_LEN_MAX];
        at += strlen("\n```diff\n");
        for (int len; strncmp(at, "```", 3) != 0; at += len + (at[len] == '\n')) {
            len = (int)strcspn(at, "\n");
            if (!*at || len >= MARK_LEN_MAX) die("bad diff in", page);
            snprintf(line, sizeof line, "%.*s", len, at);
            if (strncmp(line, "+++ ", 4) == 0) {
                snprintf(path, sizeof path, "%s", line + 4);
            } else if (*line == ' ' || *line == '-') {
                const char *code = line + 1 + strspn(line + 1, " ");
                check(strstr(must_read(path).at, code) != NULL, "%s: %s has no line `%s`", page,
                      path, code);
            }
        }
    }
}

/* Checks that links to files lead to some. */
static void check_links(const char *page, const char *at) {
    const char *slash = strrchr(page, '/');
    int folder = slash ? (int)(slash + 1 - page) : 0;
    for (; (at = strstr(at, "](")); at++) {
        char path[PATH_LEN_MAX];
        int len = (int)strcspn(at + 2, ")#\n");
        snprintf(path, sizeof path, "%.*s%.*s", folder, page, len, at + 2);
        struct stat about;
        check(len == 0 || strstr(path, "://") || stat(path, &about) == 0, "%s: there is no %s",
              page, path);
    }
}

/* Appends the page to *out with every part as it should be, and checks each. Returns how many. */
static int renew(const char *page, const char *program, const char *at, FILE *out) {
    int parts = 0;
    for (const char *mark; (mark = strstr(at, begin_mark));) {
        char words[MARK_LEN_MAX];
        const char *body = strchr(mark + 1, '\n'), *end = strstr(mark, end_mark);
        if (!body || !end || !read_mark(mark + sizeof begin_mark - 1, words)) {
            die("malformed mark in", page);
        }
        body++;
        text part = {(char *)body, (size_t)(end - body)};
        if (strcmp(words, names_mark) == 0) {
            check_names(page, body, end);
            check_layers(page, body, end);
        } else if (strcmp(words, tests_mark) == 0) {
            check_tests(page, body, end);
        } else {
            text fresh = fresh_part(program, words);
            check(fresh.len > 0, "%s: nothing makes the part `%s`", page, words);
            check(fresh.len == part.len && memcmp(part.at, fresh.at, part.len) == 0,
                  "%s: the part `%s` is not what it should be: run ./zigw build docs", page, words);
            part = fresh.len ? fresh : part;
        }
        fwrite(at, 1, (size_t)(body - at), out);
        fwrite(part.at, 1, part.len, out);
        fwrite(end_mark, 1, sizeof end_mark - 1, out);
        at = end + sizeof end_mark - 1;
        parts++;
    }
    fputs(at, out);
    return parts;
}

/* Checks a page, or rewrites it. Returns how many parts it has. */
static int do_page(const char *path, const char *program, bool write) {
    text page = must_read(path);
    FILE *out = fopen(write ? path : "/dev/null", "wb");
    if (!out) die("cannot write", path);
    int parts = renew(path, program, page.at, out);
    if (fclose(out) != 0) die("cannot write", path);
    if (write) return parts;
    check_diffs(path, page.at);
    check_links(path, page.at);
    return parts + check_commands(path, program, page.at);
}

int main(int argc, char **argv) {
    if (argc < 3) die("usage", "docs PROGRAM [--write] PAGE...");
    bool write = strcmp(argv[2], "--write") == 0;
    int parts = 0;
    for (int i = 2 + write; i < argc; i++) parts += do_page(argv[i], argv[1], write);
    return write ? 0 : checks_end("check-docs", parts, "parts");
}
