/* docs.c: host tool that keeps the generated parts of a page the same as the program's tables.
 *
 *   docs PAGE PROGRAM            checks
 *   docs PAGE PROGRAM --write    rewrites the parts that differ
 *
 * A part is what stands between a mark and `<!-- end -->`. Of `<!-- generated: NAME -->` it must be
 * what `PROGRAM docs NAME` prints; of `<!-- copied: FILE: LINE -->` the type in that file which
 * begins or ends with the line. Of `<!-- names -->` every word with an underscore must be a
 * function of src/, and a row that begins with `| src/ROOM | N |` have the number of its modules.
 * Of `<!-- file: FILE: LANGUAGE -->` it must be that file, and the commands of `<!-- run -->` must
 * end well, in an empty folder where `geocoder` is the program and finds no network to use.
 * Of `<!-- tests -->` every file in backquotes must be there, a bare name beside the one before it,
 * and every `test_name` and `check_name` must be a function of the file before it.
 * In blocks of ```diff every line that a change keeps or removes must be in its file. */
#define _POSIX_C_SOURCE 200809L
#include "common.h"

#include <ctype.h>

enum {
    PART_LEN_MAX = 1 << 20,
    MARK_LEN_MAX = 200,
};

static const char begin_mark[] = "\n<!-- ", names_mark[] = "names", run_mark[] = "run";
static const char tests_mark[] = "tests";
static const char file_mark[] = "file: ";
static const char generated_mark[] = "generated: ", copied_mark[] = "copied: ";
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
        return print_part(program, words + sizeof generated_mark - 1);
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
static void check_rooms(const char *page, const char *from, const char *to) {
    text unit = must_read("geocoder.c");
    char room[MARK_LEN_MAX], include[MARK_LEN_MAX + 16];
    for (int n; (from = strstr(from, "\n| src/")) && from < to; from++) {
        if (sscanf(from, "\n| src/%30[a-z] | %d |", room, &n) != 2) die("bad row in", page);
        snprintf(include, sizeof include, "#include \"src/%s/", room);
        int count = 0;
        for (const char *at = unit.at; (at = strstr(at, include)); at++) {
            at = strchr(at + strlen(include), '"');
            count += strncmp(at - 2, ".c", 2) == 0; /* some headers are there, too */
        }
        check(n == count, "%s: src/%s has %d modules, not %d", page, room, count, n);
    }
}

/* Runs the lines `$ COMMAND` between two marks; the first that fails ends it. */
static void check_commands(const char *page, const char *program, const char *at, const char *end) {
    char shell[3 * PATH_LEN_MAX], first[MARK_LEN_MAX] = "";
    snprintf(shell, sizeof shell,
             "folder=$(mktemp -d) && ln -s \"$(realpath '%s')\" \"$folder/geocoder\" && "
             "cd \"$folder\" && env -i PATH=\"$folder:$PATH\" HOME=\"$folder\" "
             "GEOCODER_BACKEND=gazetteer sh -e >/dev/null; code=$?; rm -rf \"$folder\"; exit $code",
             program);
    FILE *to = popen(shell, "w");
    if (!to) die("cannot run", "sh");
    for (; (at = strstr(at, "\n$ ")) && at < end; at++) {
        int len = (int)strcspn(at + 3, "\n");
        if (!*first) snprintf(first, sizeof first, "%.*s", len, at + 3);
        fprintf(to, "%.*s\n", len, at + 3);
    }
    check(pclose(to) == 0, "%s: the commands from `%s` on do not work", page, first);
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
            check_rooms(page, body, end);
        } else if (strcmp(words, tests_mark) == 0) {
            check_tests(page, body, end);
        } else if (strcmp(words, run_mark) == 0) {
            check_commands(page, program, body - 1, end);
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

int main(int argc, char **argv) {
    if (argc < 3) die("usage", "docs PAGE PROGRAM [--write]");
    text page = must_read(argv[1]);
    bool write = argc > 3;
    FILE *out = write ? fopen(argv[1], "wb") : fopen("/dev/null", "wb");
    if (!out) die("cannot write", argv[1]);
    int parts = renew(argv[1], argv[2], page.at, out);
    check_diffs(argv[1], page.at);
    if (fclose(out) != 0) die("cannot write", argv[1]);
    bool is_readme = strcmp(argv[1], "README.md") == 0;
    return write ? 0 : checks_end(is_readme ? "check-docs" : "check-security", parts, "parts");
}
