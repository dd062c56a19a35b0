/* modules.c: host tool behind `zig build check-modules`: proves that the includes are the
 * architecture.
 *
 *   modules ROOT UNIT.o [MODULE OBJECT]...
 *
 * MODULE is a path under ROOT/src without its ending, in the order of geocoder.c; OBJECT the module
 * compiled alone with -DGEO_FN= so that what others may call is exported. A header without a .c is
 * a module too and stands right before the first one that includes it. The order is the data flow:
 * a module may call and include only what stands before it. Checked per module: its functions,
 * statics included, begin with the name of the file; every call into another module goes up the
 * list and the module includes that header itself; every include goes up, is used and stays within
 * what its room may know. And of the whole: every file under src/ is a module, and the unit exports
 * only main and geocoder_*. Reads ELF64 objects, little-endian (System V ABI), whatever this
 * machine is: the build makes them for Linux. */
#include "common.h"

#include <ctype.h>
#include <stdint.h>

enum {
    MODULES_MAX = 512,
    NAMES_MAX = 8192, /* words that a header declares, symbols of an object */
    INCLUDES_MAX = 32,
    HEADERS_DEEP_MAX = 8, /* headers without a .c that include each other */
};

/* The rooms, and the ones that each builds on; it also knows what those know. Private rooms are
 * known only to those that name them: what stands above `find` asks `find`. */
static const struct {
    const char *name;
    bool is_private;
    const char *knows[4];
} rooms[] = {
    {"base", false, {NULL}},
    {"platform", false, {"base"}},
    {"wire", false, {"platform"}},
    {"geo", false, {"base"}},
    {"upstream", true, {"wire", "geo"}},
    {"image", true, {"platform", "geo"}},
    {"search", true, {"image"}},
    {"find", false, {"upstream", "search", "image"}},
    {"draw", false, {"find", "image"}},
    {"index", false, {"image", "geo"}},
    {"ingest", false, {"index", "image", "geo"}},
    {"tool", false, {"find", "draw"}},
    {"mcp", false, {"tool", "chat"}},
    {"chat", false, {"tool"}},
    {"http", false, {"tool", "mcp", "chat"}},
    {"cli", false, {"http", "ingest"}},
};
enum { ROOM_COUNT = sizeof rooms / sizeof rooms[0] };

typedef struct {
    const char *at[NAMES_MAX];
    int count;
} names;

typedef struct {
    const char *path, *object;     /* object NULL: it is only a header */
    names defines, needs, statics; /* symbols of its object; statics: its functions */
    names words;                   /* identifiers in its header that no header before it has */
    int includes[INCLUDES_MAX];
    int include_count;
    text code; /* source, comments blanked */
} module;

static module modules[MODULES_MAX];
static int module_count;
static const char *root;

/* ---- ELF: the symbols of one object ---- */

static uint64_t number(const unsigned char *at, int bytes) {
    uint64_t value = 0;
    for (int i = bytes - 1; i >= 0; i--) value = value << 8 | at[i];
    return value;
}

static void add_name(names *list, const char *word) {
    if (list->count == NAMES_MAX) die("too many names with", word);
    list->at[list->count++] = word;
}

static bool has_name(const names *list, const char *word) {
    for (int i = 0; i < list->count; i++) {
        if (strcmp(list->at[i], word) == 0) return true;
    }
    return false;
}

static void read_symbols(const char *path, module *m) {
    enum { SECTION_SYMBOLS = 2, BIND_LOCAL = 0, FUNCTION = 2, SYMBOL_BYTES = 24, UNDEFINED = 0 };
    text file = must_read(path);
    const unsigned char *elf = (const unsigned char *)file.at;
    if (file.len < 64 || memcmp(elf, "\177ELF\2\1", 6) != 0) die("not an ELF64 object", path);
    uint64_t table = number(elf + 40, 8), size = number(elf + 58, 2), count = number(elf + 60, 2);
    for (uint64_t i = 0; i < count; i++) {
        const unsigned char *section = elf + table + i * size;
        if (table + (i + 1) * size > file.len) die("cut short", path);
        if (number(section + 4, 4) != SECTION_SYMBOLS) continue;
        const unsigned char *strings = elf + table + number(section + 40, 4) * size;
        const char *words = file.at + number(strings + 24, 8);
        const unsigned char *at = elf + number(section + 24, 8),
                            *end = at + number(section + 32, 8);
        for (; at < end; at += SYMBOL_BYTES) {
            const char *word = words + number(at, 4);
            bool is_local = at[4] >> 4 == BIND_LOCAL;
            if (!*word || (is_local && (at[4] & 15) != FUNCTION)) continue;
            add_name(is_local                         ? &m->statics
                     : number(at + 6, 2) == UNDEFINED ? &m->needs
                                                      : &m->defines,
                     word);
        }
    }
}

/* ---- sources: includes and words ---- */

static text source(const char *path, const char *ending) {
    char full[PATH_LEN_MAX];
    snprintf(full, sizeof full, "%s/src/%s%s", root, path, ending);
    return must_read(full);
}

static int find_module(const char *path, size_t len) {
    for (int i = 0; i < module_count; i++) {
        if (strlen(modules[i].path) == len && strncmp(modules[i].path, path, len) == 0) return i;
    }
    return -1;
}

/* The path under src/ of the module that an include line of src/FROM names: "x.h" beside it or
 * "../room/x.h". False: none of ours. */
static bool included(char path[PATH_LEN_MAX], const char *from, const char *name, size_t len) {
    if (len < 3 || strncmp(name + len - 2, ".h", 2) != 0) return false; /* a generated table */
    if (strncmp(name, "../../", 6) == 0) return false;
    if (strncmp(name, "../", 3) == 0) {
        snprintf(path, PATH_LEN_MAX, "%.*s", (int)len - 5, name + 3);
    } else {
        int room = (int)(strchr(from, '/') - from);
        snprintf(path, PATH_LEN_MAX, "%.*s/%.*s", room, from, (int)len - 2, name);
    }
    return true;
}

/* The next include line of src/FROM that names a module, from *at on; false: no more. */
static bool next_include(const char **at, const char *from, char path[PATH_LEN_MAX]) {
    static const char directive[] = "#include \"";
    while ((*at = strstr(*at, directive))) {
        *at += sizeof directive - 1;
        if (included(path, from, *at, strcspn(*at, "\""))) return true;
    }
    return false;
}

static void read_includes(module *m, text t) {
    char path[PATH_LEN_MAX];
    for (const char *at = t.at; next_include(&at, m->path, path);) {
        int which = find_module(path, strlen(path));
        check(which >= 0, "src/%s includes src/%s.h, which is no module", m->path, path);
        if (which < 0) continue;
        if (m->include_count == INCLUDES_MAX) die("too many includes in", m->path);
        m->includes[m->include_count++] = which;
    }
}

static bool exists(const char *path, const char *ending) {
    char full[PATH_LEN_MAX];
    struct stat about;
    snprintf(full, sizeof full, "%s/src/%s%s", root, path, ending);
    return stat(full, &about) == 0;
}

/* Appends a module, after the headers without a .c that it is the first to include. */
static void add_module(const char *path, const char *object, int depth) {
    char other[PATH_LEN_MAX];
    if (depth > HEADERS_DEEP_MAX) die("headers include each other in a circle at", path);
    for (int i = 0; i < (object ? 2 : 1); i++) {
        text t = source(path, i ? ".c" : ".h");
        for (const char *at = t.at; next_include(&at, path, other);) {
            bool is_known = find_module(other, strlen(other)) >= 0;
            if (is_known || !exists(other, ".h") || exists(other, ".c")) continue;
            char *copy = take(strlen(other) + 1);
            memcpy(copy, other, strlen(other));
            add_module(copy, NULL, depth + 1);
        }
    }
    if (module_count == MODULES_MAX) die("too many modules", path);
    modules[module_count].path = path;
    modules[module_count++].object = object;
}

/* Calls `each` for every identifier; stops and returns true when it does. */
static bool each_word(const char *at, bool (*each)(const char *word, size_t len, void *ctx),
                      void *ctx) {
    while (*at) {
        size_t len = 0;
        while (isalnum((unsigned char)at[len]) || at[len] == '_') len++;
        if (len && !isdigit((unsigned char)*at) && each(at, len, ctx)) return true;
        at += len ? len : 1;
    }
    return false;
}

static bool word_is(const names *list, const char *word, size_t len) {
    for (int i = 0; i < list->count; i++) {
        if (strlen(list->at[i]) == len && strncmp(list->at[i], word, len) == 0) return true;
    }
    return false;
}

/* Words of C and of the standard headers say nothing about which of our headers is used. */
static bool is_common(const char *word, size_t len) {
    static const char *const common[] = {
        "auto",   "bool",      "break",  "case",     "char",     "const",    "define",   "double",
        "else",   "endif",     "enum",   "extern",   "false",    "float",    "for",      "if",
        "ifndef", "include",   "inline", "int",      "int16_t",  "int32_t",  "int64_t",  "int8_t",
        "long",   "ptrdiff_t", "return", "short",    "signed",   "size_t",   "sizeof",   "static",
        "struct", "switch",    "true",   "typedef",  "uint16_t", "uint32_t", "uint64_t", "uint8_t",
        "union",  "unsigned",  "void",   "volatile", "while",    "NULL",     "h",        "stdbool",
        "stddef", "stdint",    "len",    "at",       "name",     "count",    "c",        "s",
        "i",      "n",         "out"};
    if (len < 3) return true;
    for (size_t i = 0; i < sizeof common / sizeof common[0]; i++) {
        if (strlen(common[i]) == len && strncmp(common[i], word, len) == 0) return true;
    }
    return false;
}

static bool note_word(const char *word, size_t len, void *ctx) {
    module *m = ctx;
    if (is_common(word, len) || word_is(&m->words, word, len)) return false;
    for (module *before = modules; before < m; before++) {
        if (word_is(&before->words, word, len)) return false;
    }
    char *copy = take(len + 1);
    memcpy(copy, word, len);
    add_name(&m->words, copy);
    return false;
}

static bool is_word_of(const char *word, size_t len, void *ctx) {
    const module *m = ctx;
    return word_is(&m->words, word, len);
}

static void read_module(module *m) {
    const char *object = m->object;
    text header = source(m->path, ".h"), code = object ? source(m->path, ".c") : header;
    if (object) read_symbols(object, m);
    read_includes(m, header);
    if (object) read_includes(m, code);
    text blanked = blank_comments(header);
    each_word(blanked.at, note_word, m);
    m->code = blank_comments(code);
    for (size_t i = 0; i < m->code.len && m->code.at[i];
         i++) { /* an include line does not use a name */
        if (strncmp(m->code.at + i, "#include", 8) == 0) {
            for (; i < m->code.len && m->code.at[i] != '\n'; i++) m->code.at[i] = ' ';
        }
    }
}

/* ---- the rules ---- */

static const char *file_name(const module *m) {
    return strchr(m->path, '/') + 1;
}

/* "foo_bar" is of the file foo; of the longest such name when there is a foo_bar_baz, too. */
static const module *owner_of(const char *word) {
    const module *owner = NULL;
    size_t longest = 0;
    for (int i = 0; i < module_count; i++) {
        const char *file = file_name(&modules[i]);
        size_t len = strlen(file);
        if (len > longest && strncmp(word, file, len) == 0 && word[len] == '_') {
            owner = &modules[i];
            longest = len;
        }
    }
    return owner;
}

/* What geocoder.h declares, and inline functions of the headers of others. */
static bool is_foreign(const char *word) {
    static const char *const prefixes[] = {"geocoder_", "__", "jsmn_", "mbedtls_", "psa_"};
    for (size_t i = 0; i < sizeof prefixes / sizeof prefixes[0]; i++) {
        if (strncmp(word, prefixes[i], strlen(prefixes[i])) == 0) return true;
    }
    return false;
}

static void check_prefixes(const module *m) {
    const names *lists[] = {&m->defines, &m->statics};
    for (int list = 0; list < 2; list++) {
        for (int i = 0; i < lists[list]->count; i++) {
            const char *word = lists[list]->at[i];
            if (is_foreign(word)) continue;
            const module *owner = owner_of(word);
            check(owner == m, "src/%s.c has %s, whose prefix is %s%s", m->path, word,
                  owner ? "that of src/" : "no file's", owner ? owner->path : "");
        }
    }
    for (const module *other = modules; other < m; other++) {
        check(strcmp(file_name(other), file_name(m)) != 0,
              "src/%s and src/%s have one name, and so one prefix", other->path, m->path);
    }
}

/* ---- rooms ---- */

static int find_room(const char *path) {
    size_t len = strcspn(path, "/");
    for (int i = 0; i < ROOM_COUNT; i++) {
        if (strlen(rooms[i].name) == len && strncmp(rooms[i].name, path, len) == 0) return i;
    }
    return -1;
}

static bool room_knows(int room, int other) {
    if (room == other) return true;
    for (int i = 0; rooms[room].knows[i]; i++) {
        int next = find_room(rooms[room].knows[i]);
        if (next == other || (!rooms[other].is_private && room_knows(next, other))) return true;
    }
    return false;
}

/* Calls need an include of their own, so the includes are all there is to see. */
static void check_room(const module *m) {
    int room = find_room(m->path);
    check(room >= 0, "src/%s is in a folder that is no room", m->path);
    for (int i = 0; room >= 0 && i < m->include_count; i++) {
        const module *other = &modules[m->includes[i]];
        int its_room = find_room(other->path);
        if (its_room < 0) continue; /* no room: reported by its own check */
        check(room_knows(room, its_room),
              "src/%s includes src/%s.h, and src/%s may not know src/%s", m->path, other->path,
              rooms[room].name, rooms[its_room].name);
    }
}

static bool includes_module(const module *m, int which) {
    for (int i = 0; i < m->include_count; i++) {
        if (m->includes[i] == which) return true;
    }
    return false;
}

/* Whether m calls `other`; *which is one of the functions. */
static bool calls(const module *m, const module *other, const char **which) {
    for (int i = 0; i < m->needs.count; i++) {
        *which = m->needs.at[i];
        if (has_name(&other->defines, *which)) return true;
    }
    return false;
}

static void check_calls(const module *m, int self) {
    for (int i = 0; i < module_count; i++) {
        const module *other = &modules[i];
        const char *which = NULL;
        if (i == self || !calls(m, other, &which)) continue;
        check(i < self, "src/%s calls %s of src/%s, which stands below it", m->path, which,
              other->path);
        /* base is the common vocabulary and may come through another header. */
        check(strncmp(other->path, "base/", 5) == 0 || includes_module(m, i),
              "src/%s calls %s without including src/%s.h", m->path, which, other->path);
    }
}

static void check_includes(const module *m, int self) {
    text header = blank_comments(source(m->path, ".h"));
    for (int i = 0; i < m->include_count; i++) {
        int other = m->includes[i];
        if (other == self) continue;
        check(other < self, "src/%s includes src/%s.h, which stands below it", m->path,
              modules[other].path);
        bool used = each_word(m->code.at, is_word_of, &modules[other]) ||
                    each_word(header.at, is_word_of, &modules[other]);
        check(used, "src/%s includes src/%s.h and uses nothing of it", m->path,
              modules[other].path);
    }
}

/* What is under src/ and no module: the programs of the build, what is compiled with the library it
 * serves, and other modules again for a system that the checker cannot read. */
static bool is_apart(const char *path) {
    return strncmp(path, "generate/", 9) == 0 || strcmp(path, "wire/tls_platform.c") == 0 ||
           strcmp(path, "platform/windows.c") == 0;
}

static void check_no_strays(void) {
    static file_list files;
    char folder[PATH_LEN_MAX];
    size_t skip = (size_t)snprintf(folder, sizeof folder, "%s/src", root) + 1;
    list_sources(&files, folder, true);
    for (int i = 0; i < files.count; i++) {
        const char *path = files.path[i] + skip;
        check(is_apart(path) || find_module(path, strlen(path) - 2) >= 0,
              "src/%s belongs to no module of geocoder.c", path);
    }
}

static void check_unit_exports(const char *object) {
    static module unit;
    read_symbols(object, &unit);
    for (int i = 0; i < unit.defines.count; i++) {
        const char *word = unit.defines.at[i];
        check(strcmp(word, "main") == 0 || strncmp(word, "geocoder_", 9) == 0,
              "the unit exports %s: only main and geocoder_* may leave it", word);
    }
    check(unit.defines.count > 0, "%s exports nothing", object);
}

int main(int argc, char **argv) {
    if (argc < 3 || argc % 2 == 0) die("usage", "modules ROOT UNIT.o [MODULE OBJECT]...");
    root = argv[1];
    for (int i = 3; i < argc; i += 2) add_module(argv[i], argv[i + 1], 0);
    for (int i = 0; i < module_count; i++) read_module(&modules[i]);
    for (int i = 0; i < module_count; i++) {
        check_prefixes(&modules[i]);
        check_room(&modules[i]);
        check_calls(&modules[i], i);
        check_includes(&modules[i], i);
    }
    check_no_strays();
    check_unit_exports(argv[2]);
    return checks_end("check-modules", module_count, "modules");
}
