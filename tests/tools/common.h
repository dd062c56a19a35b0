#ifndef TOOLS_COMMON_H
#define TOOLS_COMMON_H
/* common.h: what the host tools share: whole files in memory, a list of the tree's own C files, and
 * checks.
 *
 * These programs run for a moment on the developer's machine, so memory is taken and never given
 * back. */
#include <dirent.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum {
    FILES_MAX = 1024, /* ten times the tree of today */
    PATH_LEN_MAX = 512,
};

typedef struct {
    char *at; /* NUL-terminated */
    size_t len;
} text;

typedef struct {
    char *path[FILES_MAX];
    int count;
} file_list;

static int faults; /* that the checks found */

_Noreturn static inline void die(const char *what, const char *which) {
    fprintf(stderr, "%s: %s\n", what, which);
    exit(2);
}

static inline void *take(size_t bytes) {
    void *memory = calloc(1, bytes ? bytes : 1);
    if (!memory) die("out of memory", "host tool");
    return memory;
}

/* {NULL, 0} when the file cannot be read. */
static inline text text_of_file(const char *path) {
    FILE *file = fopen(path, "rb");
    if (!file) return (text){NULL, 0};
    text t = {NULL, 0};
    size_t capacity = 1 << 16;
    for (t.at = take(capacity);;) {
        t.len += fread(t.at + t.len, 1, capacity - 1 - t.len, file);
        if (t.len < capacity - 1) break;
        char *larger = take(capacity * 4);
        memcpy(larger, t.at, t.len);
        t.at = larger;
        capacity *= 4;
    }
    fclose(file);
    t.at[t.len] = 0;
    return t;
}

static inline text must_read(const char *path) {
    text t = text_of_file(path);
    if (!t.at) die("cannot read", path);
    return t;
}

/* A check that fails is a fault, and says where and what. */
static inline void check(bool good, const char *format, ...) {
    if (good) return;
    faults++;
    va_list args;
    va_start(args, format);
    fputs("FAIL ", stdout);
    vprintf(format, args);
    putchar('\n');
    va_end(args);
}

/* Ends a tool: "check-modules: 217 modules, 0 faults". However much it looks at, it is one test:
 * tests/tools/runner.c counts it as such. A tool that looked at nothing has a fault. */
static inline int checks_end(const char *name, int count, const char *things) {
    check(count > 0, "%s looked at no %s", name, things);
    int len = (int)strlen(things) - (count == 1); /* "1 program" */
    printf("%s: %d %.*s, %d faults\n", name, count, len, things, faults);
    return faults ? 1 : 0;
}

static inline bool ends_with(const char *s, const char *end) {
    size_t n = strlen(s), m = strlen(end);
    return n >= m && strcmp(s + n - m, end) == 0;
}

static inline int list_order(const void *a, const void *b) {
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static inline void list_add(file_list *list, const char *path) {
    if (list->count == FILES_MAX) die("too many files", path);
    char *copy = take(strlen(path) + 1);
    memcpy(copy, path, strlen(path));
    list->path[list->count++] = copy;
}

/* Adds the .c and .h files under `folder`, sorted; goes into subfolders when `deep`. */
static inline void list_sources(file_list *list, const char *folder, bool deep) {
    DIR *dir = opendir(folder);
    if (!dir) return;
    int from = list->count;
    for (struct dirent *entry; (entry = readdir(dir));) {
        char path[PATH_LEN_MAX];
        struct stat about;
        if (entry->d_name[0] == '.') continue;
        snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
        if (stat(path, &about) != 0) continue;
        if (S_ISDIR(about.st_mode)) {
            if (deep) list_sources(list, path, deep);
        } else if (ends_with(path, ".c") || ends_with(path, ".h")) {
            list_add(list, path);
        }
    }
    closedir(dir);
    qsort(list->path + from, (size_t)(list->count - from), sizeof list->path[0], list_order);
}

/* The text with comments and the insides of literals replaced by blanks; line breaks stay. */
static inline text blank_comments(text t) {
    enum { CODE, LINE_COMMENT, BLOCK_COMMENT, STRING, CHARACTER } state = CODE;
    text out = {take(t.len + 1), t.len};
    memcpy(out.at, t.at, t.len);
    for (size_t i = 0; i < t.len; i++) {
        char c = t.at[i], next = t.at[i + 1];
        bool keep = state == CODE || c == '\n';
        if (state == CODE && c == '/' && (next == '*' || next == '/')) {
            state = next == '*' ? BLOCK_COMMENT : LINE_COMMENT;
            keep = false;
            out.at[i++] = ' ';
        } else if (state == CODE && c == '"') {
            state = STRING;
        } else if (state == CODE && c == '\'') {
            state = CHARACTER;
        } else if (state == LINE_COMMENT && c == '\n') {
            state = CODE;
        } else if (state == BLOCK_COMMENT && c == '*' && next == '/') {
            state = CODE;
            out.at[i++] = ' ';
        } else if ((state == STRING || state == CHARACTER) && c == '\\') {
            out.at[i++] = ' ';
        } else if ((state == STRING && c == '"') || (state == CHARACTER && c == '\'')) {
            state = CODE;
            keep = true;
        }
        if (!keep) out.at[i] = ' ';
    }
    return out;
}

#endif
