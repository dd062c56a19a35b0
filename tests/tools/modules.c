/* modules.c: host tool behind `zig build check-modules`: proves that the includes are the
 * architecture.
 *
 *   modules ROOT UNIT.o [MODULE PREFIXES OBJECT]...
 *
 * MODULE is a path under ROOT/src without its ending, OBJECT the module compiled alone with
 * -DGEO_FN= so that what others may call is exported. The order of the arguments is the data flow:
 * a module may call and include only what stands before it. Checked per module: exported names
 * carry the module's prefixes; every call into another module goes up the list and the module
 * includes that header itself; every include goes up and is used. And of the whole: geocoder.c
 * includes exactly these modules in this order, every file under src/ is one of them, and the unit
 * exports only main and geocoder_*. Reads ELF64 objects, little-endian (System V ABI), whatever
 * this machine is: the build makes them for Linux. */
#include "common.h"

#include <ctype.h>
#include <stdint.h>

enum {
    MODULES_MAX = 128,
    NAMES_MAX = 4096, /* words that a header declares, symbols of an object */
    INCLUDES_MAX = 32,
};

typedef struct {
    const char *at[NAMES_MAX];
    int count;
} names;

typedef struct {
    const char *path, *prefixes;
    names defines, needs; /* symbols of its object */
    names words;          /* identifiers in its header that no header before it has */
    int includes[INCLUDES_MAX];
    int include_count;
    text code; /* source, comments blanked */
} module;

static module modules[MODULES_MAX];
static int module_count;
static const char *root;

/* ---- ELF: the external symbols of one object ---- */

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

static void read_symbols(const char *path, names *defines, names *needs) {
    enum { SECTION_SYMBOLS = 2, BIND_LOCAL = 0, SYMBOL_BYTES = 24, UNDEFINED = 0 };
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
            if (at[4] >> 4 == BIND_LOCAL || !*word) continue;
            add_name(number(at + 6, 2) == UNDEFINED ? needs : defines, word);
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

/* The module that an include line of `from` names: "x.h" beside it or "../layer/x.h". -1: none of
 * ours. */
static int included(const module *from, const char *name, size_t len) {
    char path[PATH_LEN_MAX];
    if (len < 2 || strncmp(name + len - 2, ".h", 2) != 0) return -1;
    if (len > 3 && strncmp(name, "../", 3) == 0) {
        snprintf(path, sizeof path, "%.*s", (int)len - 5, name + 3);
    } else {
        int folder = (int)(strchr(from->path, '/') - from->path);
        snprintf(path, sizeof path, "%.*s/%.*s", folder, from->path, (int)len - 2, name);
    }
    return find_module(path, strlen(path));
}

static void read_includes(module *m, text t) {
    static const char directive[] = "#include \"";
    for (const char *at = t.at; (at = strstr(at, directive));) {
        at += sizeof directive - 1;
        size_t len = strcspn(at, "\"");
        if (len > 2 && strncmp(at + len - 2, ".c", 2) == 0) continue; /* a generated table */
        int which = included(m, at, len);
        check(which >= 0 || strncmp(at, "../../", 6) == 0,
              "src/%s includes \"%.*s\", which is no module", m->path, (int)len, at);
        if (which < 0) continue;
        if (m->include_count == INCLUDES_MAX) die("too many includes in", m->path);
        m->includes[m->include_count++] = which;
    }
}

/* Calls `each` for every identifier; stops and returns true when it does. */
static bool each_word(const char *at, bool (*each)(const char *word, size_t len, void *to),
                      void *to) {
    while (*at) {
        size_t len = 0;
        while (isalnum((unsigned char)at[len]) || at[len] == '_') len++;
        if (len && !isdigit((unsigned char)*at) && each(at, len, to)) return true;
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
        "auto",    "bool",     "break",    "case",     "char",       "const",  "define",
        "double",  "else",     "endif",    "enum",     "extern",     "false",  "float",
        "for",     "if",       "ifndef",   "include",  "inline",     "int",    "int16_t",
        "int32_t", "int64_t",  "int8_t",   "long",     "ptrdiff_t",  "return", "short",
        "signed",  "size_t",   "sizeof",   "static",   "struct",     "switch", "true",
        "typedef", "uint16_t", "uint32_t", "uint64_t", "uint8_t",    "union",  "unsigned",
        "void",    "volatile", "while",    "GEO_FN",   "GEO_PRINTF", "NULL",   "h",
        "stdbool", "stddef",   "stdint",   "len",      "at",         "name",   "count",
        "c",       "s",        "i",        "n",        "out"};
    if (len < 3) return true;
    for (size_t i = 0; i < sizeof common / sizeof common[0]; i++) {
        if (strlen(common[i]) == len && strncmp(common[i], word, len) == 0) return true;
    }
    return false;
}

static bool note_word(const char *word, size_t len, void *to) {
    module *m = to;
    if (is_common(word, len) || word_is(&m->words, word, len)) return false;
    for (module *before = modules; before < m; before++) {
        if (word_is(&before->words, word, len)) return false;
    }
    char *copy = take(len + 1);
    memcpy(copy, word, len);
    add_name(&m->words, copy);
    return false;
}

static bool is_word_of(const char *word, size_t len, void *to) {
    const module *m = to;
    return word_is(&m->words, word, len);
}

static void read_module(module *m, const char *object) {
    bool header_only = strcmp(object, "-") == 0;
    text header = source(m->path, ".h"), code = header_only ? header : source(m->path, ".c");
    if (!header_only) read_symbols(object, &m->defines, &m->needs);
    read_includes(m, header);
    if (!header_only) read_includes(m, code);
    text blanked = blank_comments(header);
    each_word(blanked.at, note_word, m);
    m->code = blank_comments(code);
    for (size_t i = 0; i < m->code.len && m->code.at[i];
         i++) { /* include lines are no use of a name */
        if (strncmp(m->code.at + i, "#include", 8) == 0) {
            for (; i < m->code.len && m->code.at[i] != '\n'; i++) m->code.at[i] = ' ';
        }
    }
}

/* ---- the rules ---- */

static bool has_prefix(const char *word, const char *prefixes) {
    for (const char *at = prefixes; *at;) {
        size_t len = strcspn(at, " ");
        if (len && strncmp(word, at, len) == 0) return true;
        at += len + (at[len] == ' ');
    }
    return false;
}

static void check_exports(const module *m) {
    for (int i = 0; i < m->defines.count; i++) {
        const char *word = m->defines.at[i];
        check(has_prefix(word, m->prefixes) || strncmp(word, "geocoder_", 9) == 0,
              "src/%s exports %s, which has none of its prefixes (%s)", m->path, word, m->prefixes);
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

/* geocoder.c includes the modules that have a .c in the order of the list. */
static void check_unit_source(char **arguments) {
    static const char directive[] = "#include \"src/";
    char path[PATH_LEN_MAX];
    snprintf(path, sizeof path, "%s/geocoder.c", root);
    const char *at = must_read(path).at;
    for (int i = 0; i < module_count; i++) {
        if (strcmp(arguments[i * 3 + 2], "-") == 0) continue;
        at = strstr(at, directive);
        if (at) at += sizeof directive - 1;
        size_t len = at ? strcspn(at, "\"") : 0;
        bool same =
            strlen(modules[i].path) + 2 == len && strncmp(modules[i].path, at, len - 2) == 0;
        check(same, "geocoder.c includes src/%.*s where build.zig lists %s: keep one order",
              (int)len, at ? at : "", modules[i].path);
        if (!same) return;
    }
    check(!strstr(at, directive), "geocoder.c includes more modules than build.zig lists");
}

static void check_no_strays(void) {
    static file_list files;
    char folder[PATH_LEN_MAX];
    size_t skip = (size_t)snprintf(folder, sizeof folder, "%s/src", root) + 1;
    list_sources(&files, folder, true);
    for (int i = 0; i < files.count; i++) {
        const char *path = files.path[i] + skip;
        check(find_module(path, strlen(path) - 2) >= 0,
              "src/%s belongs to no module that build.zig lists", path);
    }
}

static void check_unit_exports(const char *object) {
    static names defines, needs;
    read_symbols(object, &defines, &needs);
    for (int i = 0; i < defines.count; i++) {
        const char *word = defines.at[i];
        check(strcmp(word, "main") == 0 || strncmp(word, "geocoder_", 9) == 0,
              "the unit exports %s: only main and geocoder_* may leave it", word);
    }
    check(defines.count > 0, "%s exports nothing", object);
}

int main(int argc, char **argv) {
    if (argc < 3 || (argc - 3) % 3 != 0)
        die("usage", "modules ROOT UNIT.o [MODULE PREFIXES OBJECT]...");
    root = argv[1];
    for (int i = 3; i < argc; i += 3) {
        if (module_count == MODULES_MAX) die("too many modules", argv[i]);
        modules[module_count].path = argv[i];
        modules[module_count++].prefixes = argv[i + 1];
    }
    for (int i = 0; i < module_count; i++) read_module(&modules[i], argv[5 + i * 3]);
    for (int i = 0; i < module_count; i++) {
        check_exports(&modules[i]);
        check_calls(&modules[i], i);
        check_includes(&modules[i], i);
    }
    check_unit_source(argv + 3);
    check_no_strays();
    check_unit_exports(argv[2]);
    return checks_end("check-modules");
}
