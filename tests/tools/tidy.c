/* tidy.c: host tool that holds the tree to the rules that a compiler does not know (.github,
 * CONTRIBUTING).
 *
 *   tidy ROOT            checks every C file of ours
 *   tidy ROOT --format   rewrites them with clang-format
 *
 * Layout is checked with clang-format where the version that .clang-format is written for is
 * installed (other versions lay out differently), and a note says so where it is not; everything
 * else needs nothing. Prints how long the functions of each room of src/ are. */
#define _POSIX_C_SOURCE 200809L
#include "common.h"

#include <ctype.h>

enum {
    LINE_COLUMNS_MAX = 100,
    FUNCTION_LINES_MAX = 70, /* one screen */
    MEDIAN_LINES_MAX = 15,   /* half of the functions are shorter */
    NEARLY_LINES_MAX = 60,   /* 98 of 100 are */
    FUNCTIONS_MAX = 16384,
    COMMAND_LEN_MAX = 65536,
    LINE_LEN_MAX = 2048, /* of what clang-format prints; the rest of a longer one says nothing */
};

static const char formatter_version[] = "clang-format version 14."; /* Debian 12's */

/* Calls that lose bounds, errors or memory, everywhere; and the heap, in the program itself. */
static const char *const banned[] = {"strcpy", "strcat", "sprintf", "vsprintf", "strtok", "atoi",
                                     "atol",   "atof",   "strdup",  "gets",     "alloca"};
static const char *const banned_in_program[] = {"malloc", "calloc", "realloc",
                                                "free",   "rand",   "localtime"};
static const char *const open_ends[] = {"TO"
                                        "DO",
                                        "FIX"
                                        "ME",
                                        "X"
                                        "XX",
                                        "HA"
                                        "CK"};

/* Foreign headers and how the path of the files begins that may know them. */
static const struct {
    const char *header, *owner;
} foreign[] = {
    {"<mbedtls/", "src/wire/tls"}, {"<psa/", "src/wire/tls"}, {"<jsmn.h", "src/base/json.c"}};

static const char *name; /* of the file under check, relative to the root */

/* The lines of each function under src/, in the order of its files, and so of its rooms. */
static struct {
    int lines[FUNCTIONS_MAX];
    int count;
} functions;

static void note_function(int lines) {
    if (strncmp(name, "src/", 4) != 0) return;
    if (functions.count == FUNCTIONS_MAX) die("too many functions in", name);
    functions.lines[functions.count++] = lines;
}

static void complain(int line, const char *what, const char *which) {
    check(false, "%s:%d %s%s", name, line, what, which);
}

static bool is_name(char c) {
    return isalnum((unsigned char)c) || c == '_';
}

/* The line number where `word` is called in the code (comments blanked), 0 when nowhere. */
static int line_of_call(text code, const char *word) {
    size_t n = strlen(word);
    for (const char *at = code.at; (at = strstr(at, word)); at += n) {
        const char *after = at + n;
        while (*after == ' ') after++;
        if (*after != '(' || (at > code.at && is_name(at[-1]))) continue;
        int line = 1;
        for (const char *c = code.at; c < at; c++) line += *c == '\n';
        return line;
    }
    return 0;
}

static void check_calls(text code, const char *const *words, size_t count) {
    for (size_t i = 0; i < count; i++) {
        int line = line_of_call(code, words[i]);
        if (line) complain(line, "calls a banned function: ", words[i]);
    }
}

static int columns(const char *line, size_t len) {
    int n = 0;
    for (size_t i = 0; i < len; i++) n += (line[i] & 0xc0) != 0x80; /* code points */
    return n;
}

static void check_line(const char *line, size_t len, int number) {
    if (columns(line, len) > LINE_COLUMNS_MAX) complain(number, "is longer than 100 columns", "");
    if (memchr(line, '\t', len)) complain(number, "has a tab", "");
    if (len && (line[len - 1] == ' ' || line[len - 1] == '\r'))
        complain(number, "ends in a blank", "");
    for (size_t i = 0; i < sizeof open_ends / sizeof open_ends[0]; i++) {
        size_t n = strlen(open_ends[i]);
        for (size_t at = 0; at + n <= len; at++) {
            if (strncmp(line + at, open_ends[i], n) == 0 && !is_name(line[at + n]) &&
                (at == 0 || !is_name(line[at - 1]))) {
                complain(number, "leaves an open end: ", open_ends[i]);
            }
        }
    }
}

/* The text opens with a comment; in a header behind the include guard. */
static void check_head(text t) {
    const char *at = t.at;
    if (ends_with(name, ".h")) {
        for (int guard_lines = 0; guard_lines < 2 && *at == '#'; guard_lines++) {
            const char *end = strchr(at, '\n');
            if (!end) break;
            at = end + 1;
        }
        if (at == t.at) complain(1, "has no include guard", "");
    }
    if (strncmp(at, "/* ", 3) != 0)
        complain(1, "does not open with a comment that says what it is", "");
    if (t.len < 2 || t.at[t.len - 1] != '\n' || t.at[t.len - 2] == '\n') {
        complain(1, "does not end with one line break", "");
    }
}

/* A function starts with a line at the margin that has '(' and, there or later, '{' at the end of a
 * line. */
static void check_functions(text code) {
    int number = 0, from = 0, goto_labels = 0;
    bool open = false;
    for (char *line = code.at; *line; number++) {
        char *end = strchr(line, '\n');
        size_t len = end ? (size_t)(end - line) : strlen(line);
        size_t used = len;
        while (used && line[used - 1] == ' ') used--;
        if (!open && used && (isalpha((unsigned char)*line) || *line == '_')) from = number;
        if (!open && used && line[used - 1] == '{') {
            const char *head = code.at;
            for (int i = 0; i < from; i++) head = strchr(head, '\n') + 1;
            size_t head_len = (size_t)(line + used - head);
            open = memchr(head, '(', head_len) && !memchr(head, '=', head_len) &&
                   strncmp(head, "struct", 6) != 0 && strncmp(head, "typedef", 7) != 0;
            goto_labels = 0;
        } else if (open && *line == '}') {
            int lines = number - from + 1;
            if (lines > FUNCTION_LINES_MAX)
                complain(from + 1, "starts a function of over 70 lines", "");
            note_function(lines);
            open = false;
        } else if (open && used > 1 && line[used - 1] == ':' && !strchr("'\")", line[used - 2])) {
            const char *word = line;
            while (*word == ' ') word++;
            if (strncmp(word, "case ", 5) != 0 && strncmp(word, "default", 7) != 0) {
                if (strncmp(word, "done:", 5) != 0 || goto_labels++)
                    complain(number + 1, "has a label that is not the one exit, done", "");
            }
        }
        line += len + (end ? 1 : 0);
    }
}

static void check_foreign(text t) {
    for (size_t i = 0; i < sizeof foreign / sizeof foreign[0]; i++) {
        bool is_ours = strncmp(name, "src/", 4) == 0 && strncmp(name, "src/generate/", 13) != 0;
        if (is_ours && strstr(t.at, foreign[i].header) &&
            strncmp(name, foreign[i].owner, strlen(foreign[i].owner)) != 0) {
            complain(1, "includes a vendored header that belongs to ", foreign[i].owner);
        }
    }
}

static void check_file(const char *path) {
    text t = must_read(path), code = blank_comments(t);
    check_head(t);
    check_foreign(t);
    int number = 1;
    for (char *line = t.at; *line; number++) {
        char *end = strchr(line, '\n');
        size_t len = end ? (size_t)(end - line) : strlen(line);
        check_line(line, len, number);
        line += len + (end ? 1 : 0);
    }
    check_functions(code);
    check_calls(code, banned, sizeof banned / sizeof banned[0]);
    if (strncmp(name, "src/", 4) == 0 || strcmp(name, "geocoder.c") == 0) {
        check_calls(code, banned_in_program,
                    sizeof banned_in_program / sizeof banned_in_program[0]);
    }
}

static bool formatter_fits(void) {
    char version[256] = "";
    FILE *from = popen("clang-format --version 2>/dev/null", "r");
    if (from) {
        if (!fgets(version, sizeof version, from)) version[0] = 0;
        pclose(from);
    }
    if (strstr(version, formatter_version)) return true;
    printf("NOTE the layout was not checked: clang-format 14 is not installed (apt-get install "
           "clang-format-14)\n");
    return false;
}

/* "clang-format OPTIONS FILE..." for all files. */
static char *format_command(const file_list *files, const char *options) {
    static char command[COMMAND_LEN_MAX];
    size_t len = (size_t)snprintf(command, sizeof command, "clang-format %s", options);
    for (int i = 0; i < files->count; i++) {
        size_t more = strlen(files->path[i]) + 3;
        if (len + more >= sizeof command) die("too many files for", "clang-format");
        len += (size_t)snprintf(command + len, sizeof command - len, " '%s'", files->path[i]);
    }
    return command;
}

/* One fault per file; clang-format says "FILE:LINE:COLUMN: error: ..." for each place. */
static void check_layout(const file_list *files) {
    char line[LINE_LEN_MAX];
    static bool differs[FILES_MAX];
    FILE *from = popen(format_command(files, "--dry-run -Werror 2>&1"), "r");
    if (!from) die("cannot run", "clang-format");
    while (fgets(line, sizeof line, from)) {
        char *place = strstr(line, ": error: ");
        if (!place) continue;
        for (int i = 0; i < files->count; i++) {
            size_t len = strlen(files->path[i]);
            if (strncmp(line, files->path[i], len) != 0 || line[len] != ':' || differs[i]) continue;
            differs[i] = true;
            check(false, "%.*s layout differs from .clang-format: run ./zigw build format",
                  (int)(place - line), line);
        }
    }
    pclose(from);
}

/* ---- figures ---- */

static int number_order(const void *a, const void *b) {
    return *(const int *)a - *(const int *)b;
}

/* Sorts the lines of some functions and gives those of the one that so many percent do not pass. */
static int percentile(int *lines, int count, int percent) {
    qsort(lines, (size_t)count, sizeof *lines, number_order);
    return count ? lines[(count - 1) * percent / 100] : 0;
}

static void print_figures(const char *room, int len, int modules, int from) {
    int *lines = functions.lines + from, count = functions.count - from;
    printf("%-12.*s %7d %9d %6d %4d %4d\n", len, room, modules, count, percentile(lines, count, 50),
           percentile(lines, count, 90), percentile(lines, count, 100));
}

/* Checks the files; a room of src/ ends where the next file is in another. */
static void check_files(const file_list *files, size_t root_len) {
    int from = 0, modules = 0, all_modules = 0;
    printf("%-12s %7s %9s %6s %4s %4s\n", "room", "modules", "functions", "median", "p90", "max");
    for (int i = 0; i < files->count; i++) {
        name = files->path[i] + root_len;
        check_file(files->path[i]);
        if (strncmp(name, "src/", 4) != 0) continue;
        modules += ends_with(name, ".h");
        int room = (int)strcspn(name + 4, "/");
        bool is_last = i + 1 == files->count ||
                       strncmp(files->path[i + 1] + root_len, name, (size_t)room + 5) != 0;
        if (!is_last) continue;
        print_figures(name + 4, room, modules, from);
        all_modules += modules;
        modules = 0;
        from = functions.count;
    }
    print_figures("all", 3, all_modules, 0);
    check(percentile(functions.lines, functions.count, 50) <= MEDIAN_LINES_MAX,
          "half of the functions have more than %d lines", MEDIAN_LINES_MAX);
    check(percentile(functions.lines, functions.count, 98) <= NEARLY_LINES_MAX,
          "of 100 functions more than 2 have over %d lines", NEARLY_LINES_MAX);
}

int main(int argc, char **argv) {
    if (argc < 2) die("usage", "tidy ROOT [--format]");
    static file_list files;
    char path[PATH_LEN_MAX];
    static const struct {
        const char *folder;
        bool deep;
    } folders[] = {{"", false}, {"src", true}, {"vendor", false}, {"tests", true}};
    for (size_t i = 0; i < sizeof folders / sizeof folders[0]; i++) {
        snprintf(path, sizeof path, "%s%s%s", argv[1], *folders[i].folder ? "/" : "",
                 folders[i].folder);
        list_sources(&files, path, folders[i].deep);
    }
    if (argc > 2) return system(format_command(&files, "-i")) == 0 ? 0 : 1;
    check_files(&files, strlen(argv[1]) + 1);
    if (formatter_fits()) check_layout(&files);
    return checks_end("tidy", files.count, "files");
}
