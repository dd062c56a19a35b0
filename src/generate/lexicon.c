/* lexicon.c: host program that makes the blob of src/geo/lexicon.c, where its shape is described.
 *
 *   lexicon LEXICON_OUT LEXICON_TSV
 *
 * Words that are looked up are folded as queries are. A row that cannot mean anything stops the
 * build with its line. It is linked with the blob `fold`. */
#include <stdarg.h>
#include <string.h>

#include "blob_file.h"

#include "../geo/fold.c"
#include "../geo/lexicon.h"

enum {
    ENTRIES_MAX = 1 << 14,
    KEY_MAX = 255,
    FORMS_MAX = 1 << 15,   /* two bytes of an entry */
    TEXTS_MAX = 1 << 16,   /* 16-bit offsets */
    RECORDS_MAX = 1 << 16, /* the same */
    COLUMNS = 6,
};

typedef enum { FOUND, LISTED, BOTH, ROWS } use;

#define ROLE_ROW(name, word, use) {word, use},
#define KIND_ROW(name, word)      {word, FOUND},
static const struct {
    const char *name;
    use use;
} roles[] = {LEXICON_ROLES(ROLE_ROW)}, kinds[] = {LEXICON_KINDS(KIND_ROW)};

typedef struct {
    unsigned role, kind, meaning, countries; /* the last two: offsets of texts */
    int uses;
} form;

typedef struct {
    str key;
    int form, order;
} entry;

static form forms[FORMS_MAX];
static int form_count, numbers[FORMS_MAX]; /* of each form in the blob */
static entry entries[ENTRIES_MAX];
static int entry_count;
static unsigned char texts[TEXTS_MAX];
static size_t texts_len;
static char keys[BLOB_FILE_MAX];
static size_t keys_len;
static char lists[LEN(roles)][TEXTS_MAX];
static size_t list_lens[LEN(roles)];
static bool is_listed[LEN(roles)];
static int line_number;

static void die(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    fprintf(stderr, "lexicon.tsv:%d: ", line_number);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
    exit(1);
}

/* ---- the rows ---- */

/* The offset of a text, which is added once. */
static unsigned text_at(str text) {
    for (size_t at = 0; at < texts_len;) {
        size_t len = texts[at] | (size_t)texts[at + 1] << 8;
        if (str_eq((str){(char *)texts + at + 2, len}, text)) return (unsigned)at;
        at += 2 + len;
    }
    if (texts_len + 2 + text.len > TEXTS_MAX) die("the texts are too long for offsets of 16 bits");
    unsigned at = (unsigned)texts_len;
    texts[texts_len++] = (unsigned char)(text.len & 0xFF);
    texts[texts_len++] = (unsigned char)(text.len >> 8);
    if (text.len) memcpy(texts + texts_len, text.at, text.len);
    texts_len += text.len;
    return at;
}

static int form_of(unsigned role, unsigned kind, str meaning, str countries) {
    form f = {role, kind, text_at(meaning), text_at(countries), 0};
    int i = 0;
    while (i < form_count && (forms[i].role != f.role || forms[i].kind != f.kind ||
                              forms[i].meaning != f.meaning || forms[i].countries != f.countries)) {
        i++;
    }
    if (i == FORMS_MAX) die("too many different rows");
    if (i == form_count) forms[form_count++] = f;
    return i;
}

/* The word as it is folded. */
static str add_key(str word, int form_number) {
    str key = fold_name(word, FOLD_PLAIN, keys + keys_len, sizeof keys - keys_len);
    if (!key.len || key.len > KEY_MAX) die("'%.*s' is no word", STR_ARG(word));
    if (entry_count == ENTRIES_MAX) die("too many words");
    keys_len += key.len;
    forms[form_number].uses++;
    entries[entry_count] = (entry){key, form_number, entry_count};
    entry_count++;
    return key;
}

static void add_listed(unsigned role, str word, str meaning, bool is_first) {
    out o = out_of(lists[role] + list_lens[role], TEXTS_MAX - list_lens[role]);
    const char *between = roles[role].use == ROWS && !is_first ? "|" : "/";
    out_fmt(&o, "%s%.*s", is_listed[role] ? between : "", STR_ARG(word)); /* the first may be "" */
    is_listed[role] = true;
    if (meaning.len && roles[role].use == LISTED) out_fmt(&o, "=%.*s", STR_ARG(meaning));
    if (o.full) die("the list of %s is too long", roles[role].name);
    list_lens[role] += o.len;
}

static unsigned role_named(str name) {
    for (unsigned i = 0; i < LEN(roles); i++) {
        if (str_eq(name, str_of(roles[i].name))) return i;
    }
    die("there is no role '%.*s'", STR_ARG(name));
    return 0;
}

/* Affixes have a kind where other roles have a text. */
static unsigned kind_named(unsigned role, str *meaning) {
    if (role > LEXICON_JOINED) return LEXICON_NO_KIND;
    for (unsigned i = 0; i < LEN(kinds); i++) {
        if (str_eq(*meaning, str_of(kinds[i].name))) {
            *meaning = STR("");
            return i + 1;
        }
    }
    die("there is no kind '%.*s'", STR_ARG(*meaning));
    return 0;
}

/* role, meaning, countries, language, words, source */
static void add_row(str line) {
    str cells[COLUMNS];
    int count = 0;
    while (line.at && count < COLUMNS) cells[count++] = str_cut(&line, '\t');
    if (count < COLUMNS || line.at) die("a row has %d cells", COLUMNS);
    if (!cells[3].len || !cells[5].len) die("a language or a source is missing");
    unsigned role = role_named(cells[0]);
    str meaning = cells[1], all = cells[4];
    unsigned kind = kind_named(role, &meaning);
    int number = form_of(role, kind, meaning, cells[2]);
    for (bool is_first = true; all.at; is_first = false) {
        str word = str_cut(&all, '|');
        if (roles[role].use != LISTED && word.len)
            word = add_key(word, number); /* or none of them */
        if (roles[role].use != FOUND) add_listed(role, word, meaning, is_first);
    }
}

static void read_rows(str rest) {
    bool is_titled = false;
    while (rest.len) {
        str line = str_cut(&rest, '\n');
        line_number++;
        if (!line.len || line.at[0] == '#') continue;
        if (is_titled) add_row(line);
        is_titled = true;
    }
}

/* ---- the blob ---- */

static int compare_uses(const void *a, const void *b) {
    const form *x = &forms[*(const int *)a], *y = &forms[*(const int *)b];
    return x->uses != y->uses ? (x->uses < y->uses ? 1 : -1) : (x > y) - (x < y);
}

/* Most entries have one of the 128 forms that most words have. */
static void number_forms(int order[FORMS_MAX]) {
    for (int i = 0; i < form_count; i++) order[i] = i;
    qsort(order, (size_t)form_count, sizeof *order, compare_uses);
    for (int i = 0; i < form_count; i++) numbers[order[i]] = i;
}

/* By key, then by role, then as in the table. */
static int compare_entries(const void *a, const void *b) {
    const entry *x = a, *y = b;
    int order = str_cmp(x->key, y->key);
    unsigned p = forms[x->form].role, q = forms[y->form].role;
    return order    ? order
           : p != q ? (p > q) - (p < q)
                    : (x->order > y->order) - (x->order < y->order);
}

static void put(out *o, uint32_t value, int bytes) {
    for (int i = 0; i < bytes; i++) out_char(o, (char)(value >> 8 * i & 0xFF));
}

/* The number of entries of the key at `first`. Twice the same, or two kinds of affix on one side,
 * would make one of them dead. */
static int entries_of(int first) {
    int last = first + 1;
    while (last < entry_count && str_eq(entries[last].key, entries[first].key)) {
        const form *a = &forms[entries[last - 1].form], *b = &forms[entries[last].form];
        if (entries[last].form == entries[last - 1].form || (a->role == b->role && b->kind)) {
            line_number = 0;
            die("'%.*s' is twice %s", STR_ARG(entries[last].key), roles[b->role].name);
        }
        last++;
    }
    if (last - first > LEXICON_ENTRIES_MAX)
        die("'%.*s' has too many rows", STR_ARG(entries[first].key));
    return last - first;
}

static void put_record(out *o, int first, int count, str last) {
    str key = entries[first].key;
    size_t shared = 0;
    while (shared < MIN(last.len, key.len) && shared < LEXICON_SHARED_MAX &&
           last.at[shared] == key.at[shared])
        shared++;
    put(o, (uint32_t)shared | (count > 1 ? 0x80 : 0), 1);
    put(o, (uint32_t)(key.len - shared), 1);
    if (count > 1) put(o, (uint32_t)count, 1);
    out_text(o, str_from(key, shared));
    for (int i = first; i < first + count; i++) {
        uint32_t number = (uint32_t)numbers[entries[i].form];
        if (number >= 0x80) put(o, 0x80 | number >> 8, 1);
        put(o, number & 0xFF, 1);
    }
}

static int word_count(void) {
    int words = 0;
    for (int i = 0; i < entry_count; i += entries_of(i)) words++;
    return words;
}

/* The offsets of the blocks, and their records. */
static void put_table(out *o, int words) {
    static char bytes[RECORDS_MAX];
    out records = out_of(bytes, sizeof bytes);
    str last = STR_NONE;
    for (int i = 0, word = 0, count; i < entry_count; i += count, word++) {
        bool is_first = word % LEXICON_BLOCK == 0;
        count = entries_of(i);
        if (is_first) put(o, (uint32_t)records.len, 2);
        put_record(&records, i, count, is_first ? STR_NONE : last);
        last = entries[i].key;
    }
    if (records.full) die("the records of %d words are too long for their offsets", words);
    out_text(o, out_str(&records));
}

static void put_blob(out *o) {
    static int order[FORMS_MAX];
    unsigned list_texts[LEN(roles)];
    for (size_t i = 0; i < LEN(roles); i++) list_texts[i] = text_at((str){lists[i], list_lens[i]});
    number_forms(order);
    qsort(entries, (size_t)entry_count, sizeof *entries, compare_entries);
    int words = word_count();
    uint32_t at[3] = {0};
    for (int pass = 0; pass < 2; pass++) { /* the first one measures */
        o->len = 0;
        put(o, (uint32_t)words, 4);
        for (size_t i = 0; i < LEN(at); i++) put(o, at[i], 4);
        put_table(o, words);
        at[0] = (uint32_t)o->len;
        for (int i = 0; i < form_count; i++) {
            const form *f = &forms[order[i]];
            put(o, f->role, 1);
            put(o, f->kind, 1);
            put(o, f->meaning, 2);
            put(o, f->countries, 2);
        }
        at[1] = (uint32_t)o->len;
        for (size_t i = 0; i < LEN(roles); i++) put(o, list_texts[i], 2);
        at[2] = (uint32_t)o->len;
        out_text(o, (str){(char *)texts, texts_len});
    }
}

int main(int argc, char **argv) {
    static char text[BLOB_FILE_MAX], blob[BLOB_FILE_MAX];
    if (argc != 3) blob_file_die("lexicon", "usage: lexicon LEXICON_OUT LEXICON_TSV");
    read_rows(blob_file_read(argv[2], text));
    out o = out_of(blob, sizeof blob);
    put_blob(&o);
    blob_file_write(argv[1], &o);
    return 0;
}
