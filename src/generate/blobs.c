/* blobs.c: host program that makes the embedded tables of vendor/gazetteer's.
 *
 *   blobs OUT_FOLDER TSV...
 *
 * The files are those that blobs_rows name, in that order; OUT_FOLDER gets NAME.bin of each row.
 * Shapes: fold in src/geo/fold.h, postcodes in src/geo/postcode.h, zones in src/geo/zone.h,
 * readings in src/geo/latin.h. countries has eight bytes per country of ISO 3166-1: "CHCHE756". */
#include "blob_file.h"

#include <math.h>
#include <string.h>

#include "../geo/fold.h"
#include "../geo/latin.h"
#include "../geo/postcode.h"
#include "../geo/zone.h"

enum { BLOBS_FILES_MAX = 2, BLOBS_CELLS_MAX = 8, BLOBS_LIST_MAX = 1024 };

/* A line of a table that is wrong. */
_Noreturn static void blobs_die(const char *what, str line) {
    fprintf(stderr, "blobs: %s: %.*s\n", what, STR_ARG(line));
    exit(1);
}

/* The cells of the next line, of which the table has `count`. False: there is none. */
static bool blobs_next(str *rest, str cells[BLOBS_CELLS_MAX], int count) {
    if (!rest->len) return false;
    str line = str_cut(rest, '\n'), left = line;
    for (int i = 0; i < count; i++) {
        if (!left.at) blobs_die("a cell is missing", line);
        cells[i] = str_cut(&left, '\t');
    }
    if (left.at) blobs_die("there is one cell more", line);
    return true;
}

static void blobs_put(out *o, int64_t value, int bytes) {
    for (int i = 0; i < bytes; i++) {
        out_char(o, (char)((uint64_t)value >> 8 * i & 255));
    }
}

/* The number at the front of a list of such, with a separator behind it. */
static int64_t blobs_int(str *list, char separator) {
    str text = str_cut(list, separator);
    int64_t value = 0;
    if (!str_int(text, &value)) blobs_die("no number", text);
    return value;
}

/* ---- countries ---- */

/* What has no number is not of the standard. */
static void blobs_add_countries(out *o, str files[BLOBS_FILES_MAX]) {
    while (files[0].len) {
        str line = str_cut(&files[0], '\n'), two = str_cut(&line, '\t'),
            three = str_cut(&line, '\t'), number = str_cut(&line, '\t');
        if (two.len == 2 && three.len == 3 && number.len == 3) {
            out_fmt(o, "%.*s%.*s%.*s", STR_ARG(two), STR_ARG(three), STR_ARG(number));
        }
    }
}

/* ---- fold ---- */

static int32_t blobs_code(str text) {
    char hex[8];
    return str_cstr(text, hex, sizeof hex) ? (int32_t)strtol(hex, NULL, 16) : -1;
}

/* Where a character stands in the table; -1: nowhere. */
static int32_t blobs_letter(int32_t code) {
    return code >= 0x80 && code < 0x700      ? code - 0x80 + FOLD_WEST
           : code >= 0x900 && code < 0xD00   ? code - 0x900 + FOLD_INDIC
           : code >= 0x1E00 && code < 0x2000 ? code - 0x1E00 + FOLD_MARKED
                                             : -1;
}

/* What the table has for a text: a letter, a pair of letters, the end of a word, nothing. */
static int32_t blobs_folded(str text, int32_t pairs[FOLD_PAIRS_MAX][2], int *pair_count) {
    size_t at = 0;
    int32_t first = text.len ? utf8_next(text, &at) : 0;
    if (at == text.len) return first == '-' ? ' ' : first;
    int32_t second = utf8_next(text, &at);
    if (at < text.len) blobs_die("three letters", text);
    int i = 0;
    while (i < *pair_count && (pairs[i][0] != first || pairs[i][1] != second)) i++;
    if (i == FOLD_PAIRS_MAX) blobs_die("too many pairs at", text);
    *pair_count += i == *pair_count;
    pairs[i][0] = first;
    pairs[i][1] = second;
    return FOLD_PAIR + i;
}

static void blobs_add_letters(out *o, str rest) {
    static int32_t letters[FOLD_LETTERS]; /* less the code */
    int32_t pairs[FOLD_PAIRS_MAX][2] = {{0}};
    int pair_count = 0;
    for (str cells[BLOBS_CELLS_MAX]; blobs_next(&rest, cells, 3);) {
        int32_t folded = blobs_folded(cells[2], pairs, &pair_count), last = blobs_code(cells[1]);
        for (int32_t code = blobs_code(cells[0]); code <= last; code++) {
            if (blobs_letter(code) < 0) blobs_die("the table has no place for", cells[0]);
            letters[blobs_letter(code)] = folded - code;
        }
    }
    for (int i = 0; i < FOLD_LETTERS; i++) blobs_put(o, letters[i], 2);
    for (int i = 0; i < 2 * FOLD_PAIRS_MAX; i++) blobs_put(o, pairs[i / 2][i % 2], 2);
}

static void blobs_add_forms(out *o, str rest) {
    static int32_t forms[FOLD_FORMS_LAST + 1 - FOLD_FORMS_FIRST];
    uint64_t has[FOLD_WORDS] = {0};
    for (str cells[BLOBS_CELLS_MAX]; blobs_next(&rest, cells, 2);) {
        size_t first = 0, second = 0;
        int32_t code = utf8_next(cells[0], &first) - FOLD_FORMS_FIRST;
        if (code < 0 || code > FOLD_FORMS_LAST - FOLD_FORMS_FIRST) {
            blobs_die("the table has no place for", cells[0]);
        }
        forms[code] = utf8_next(cells[1], &second);
        has[code / 64] |= (uint64_t)1 << code % 64;
    }
    for (int i = 0; i < FOLD_WORDS; i++) blobs_put(o, (int64_t)has[i], 8);
    for (int i = 0, before = 0; i < FOLD_WORDS; i++) {
        blobs_put(o, before, 2);
        before += __builtin_popcountll(has[i]);
    }
    for (size_t i = 0; i < LEN(forms); i++) {
        if (forms[i]) blobs_put(o, forms[i], 2);
    }
}

static void blobs_add_fold(out *o, str files[BLOBS_FILES_MAX]) {
    blobs_add_letters(o, files[0]);
    blobs_add_forms(o, files[1]);
}

/* ---- postcodes ---- */

enum { BLOBS_CELLS = (POSTCODE_DIGITS_MAX + 1) * (POSTCODE_LETTERS_MAX + 1) };

typedef struct {
    int lists[BLOBS_CELLS][BLOBS_LIST_MAX]; /* numbers of countries */
    int counts[BLOBS_CELLS];
} blobs_index;

static void blobs_index_add(blobs_index *index, size_t digits, size_t letters, int country) {
    if (digits > POSTCODE_DIGITS_MAX || letters > POSTCODE_LETTERS_MAX) {
        blobs_die("a code is too long for its index", STR(""));
    }
    size_t cell = digits * (POSTCODE_LETTERS_MAX + 1) + letters;
    int *count = &index->counts[cell];
    if (!*count || index->lists[cell][*count - 1] != country) {
        index->lists[cell][(*count)++] = country;
    }
}

/* Of each way to write a code of that pattern, with the country's letters or its sign or without.
 */
static void blobs_index_pattern(blobs_index *index, str pattern, size_t sign, int country) {
    size_t digits = 0, letters = 0, either = 0;
    const size_t signs[] = {0, 2, sign};
    for (size_t i = 0; i < pattern.len; i++) {
        char c = pattern.at[i];
        bool is_digit = c == 'N' || ascii_is_digit(c), is_either = c == 'X';
        digits += is_digit;
        either += is_either;
        letters += !is_digit && !is_either && c != '?';
        if (c != '?' && !ascii_is_digit(c) && !(c >= 'A' && c <= 'Z')) {
            blobs_die("what a code never has is in the pattern", pattern);
        }
    }
    for (size_t i = 0; i < LEN(signs) * (either + 1); i++) {
        size_t as_letters = i / LEN(signs);
        blobs_index_add(index, digits + either - as_letters,
                        letters + as_letters + signs[i % LEN(signs)], country);
    }
}

/* "PREFIX:CODE" or "FIRST-LAST:CODE": src/geo/postcode.c. */
static bool blobs_area_good(str area, bool is_last) {
    str code = area, last = str_cut(&code, ':'), first = str_cut(&last, '-');
    bool is_known = str_eq(code, STR("=")) || str_eq(code, STR("?"));
    code = str_starts(code, STR("/")) ? str_from(code, 1) : code;
    for (str one; code.len && !is_known; is_known = !code.len && one.len > 0) {
        one = str_cut(&code, '|');
        if (!one.len || one.len > 3) return false;
    }
    bool is_range = !last.at || (last.len == first.len && str_cmp(first, last) < 0);
    return (is_known && is_range) || (is_last && str_eq(area, STR("*")));
}

static void blobs_check_areas(str areas) {
    while (areas.len) {
        str area = str_cut(&areas, ' ');
        if (!blobs_area_good(area, !areas.len)) blobs_die("no area of postal codes", area);
    }
}

static void blobs_add_postcodes(out *o, str files[BLOBS_FILES_MAX]) {
    static blobs_index index;
    static char room[BLOB_FILE_MAX];
    static size_t offsets[BLOBS_LIST_MAX];
    out texts = out_of(room, sizeof room);
    int count = 0;
    for (str cells[BLOBS_CELLS_MAX]; blobs_next(&files[0], cells, 4); count++) {
        if (count == BLOBS_LIST_MAX) blobs_die("too many countries at", cells[0]);
        blobs_check_areas(cells[3]);
        for (str rest = cells[2]; rest.len;) {
            blobs_index_pattern(&index, str_cut(&rest, ' '), cells[1].len, count);
        }
        offsets[count] = texts.len;
        for (int i = 0; i < 4; i++) {
            out_text(&texts, cells[i]);
            out_char(&texts, 0);
        }
    }
    size_t at = 2 * BLOBS_CELLS;
    for (int cell = 0; cell < BLOBS_CELLS; cell++) {
        blobs_put(o, index.counts[cell] ? (int64_t)at : 0, 2);
        at += index.counts[cell] ? 2 * (size_t)(index.counts[cell] + 1) : 0;
    }
    for (int cell = 0; cell < BLOBS_CELLS; cell++) {
        for (int i = 0; i < index.counts[cell]; i++) {
            blobs_put(o, (int64_t)(at + offsets[index.lists[cell][i]]), 2);
        }
        if (index.counts[cell]) blobs_put(o, 0, 2);
    }
    out_text(o, out_str(&texts));
    if (o->len > UINT16_MAX) blobs_die("too long for its offsets", STR("postcodes"));
}

/* ---- zones ---- */

enum { BLOBS_RULES_MAX = 256 };

typedef struct {
    char rooms[4][1 << 16];
    out rows, rules, early, names; /* names: offsets from the first */
    int count;
} blobs_zones;

/* The number of a rule, which is added unless it is there. */
static int64_t blobs_rule(out *rules, const str cells[BLOBS_CELLS_MAX]) {
    char room[ZONE_RULE_BYTES];
    out rule = out_of(room, sizeof room);
    str standard = cells[1], summer = cells[2];
    blobs_put(&rule, blobs_int(&standard, ' '), 2);
    blobs_put(&rule, blobs_int(&summer, ' '), 2);
    for (int i = 3; i <= 4; i++) {
        str change = cells[i].len ? cells[i] : STR("0 0 0 0");
        for (int part = 0; part < 4; part++) {
            blobs_put(&rule, blobs_int(&change, ' '), part < 3 ? 1 : 2);
        }
    }
    size_t at = 0;
    while (at < rules->len && memcmp(rules->at + at, room, sizeof room) != 0) at += sizeof room;
    if (at == rules->len) out_text(rules, out_str(&rule));
    if (at / sizeof room > UINT8_MAX) blobs_die("too many rules at", cells[0]);
    return (int64_t)(at / sizeof room);
}

static void blobs_add_zone(blobs_zones *z, const str cells[BLOBS_CELLS_MAX]) {
    str since = cells[5];
    blobs_put(&z->rows, (int64_t)z->names.len, 2);
    blobs_put(&z->rows, blobs_rule(&z->rules, cells), 1);
    blobs_put(&z->rows, blobs_int(&since, ' ') - ZONE_FIRST_YEAR, 1);
    for (str rest = cells[6]; rest.len;) {
        str change = str_cut(&rest, ' ');
        int64_t from = blobs_int(&change, ':');
        blobs_put(&z->early, z->count, 2);
        blobs_put(&z->early, blobs_int(&change, ':'), 2);
        blobs_put(&z->early, from, 4);
    }
    out_text(&z->names, cells[0]);
    out_char(&z->names, 0);
    z->count++;
}

static void blobs_add_zones(out *o, str files[BLOBS_FILES_MAX]) {
    static blobs_zones z;
    out *const parts[] = {&z.rows, &z.rules, &z.early, &z.names};
    for (size_t i = 0; i < LEN(parts); i++) *parts[i] = out_of(z.rooms[i], sizeof z.rooms[i]);
    str before = STR("");
    for (str cells[BLOBS_CELLS_MAX]; blobs_next(&files[0], cells, 7); before = cells[0]) {
        if (str_cmp(before, cells[0]) >= 0) blobs_die("out of order", cells[0]);
        blobs_add_zone(&z, cells);
    }
    size_t rules = ZONE_HEAD_BYTES + z.rows.len, early = rules + z.rules.len,
           names = early + z.early.len;
    blobs_put(o, z.count, 2);
    blobs_put(o, (int64_t)rules, 2);
    blobs_put(o, (int64_t)early, 2);
    blobs_put(o, (int64_t)(z.early.len / ZONE_EARLY_BYTES), 2);
    for (size_t at = 0; at < z.rows.len; at += ZONE_ROW_BYTES) {
        blobs_put(o, (int64_t)names + str_load_2(z.rows.at + at), 2);
        out_text(o, (str){z.rows.at + at + 2, ZONE_ROW_BYTES - 2});
    }
    for (size_t i = 1; i < LEN(parts); i++) {
        out_text(o, out_str(parts[i]));
        if (parts[i]->full || o->len > UINT16_MAX) blobs_die("too long", STR("zones"));
    }
}

/* ---- readings ---- */

/* The offset of the ways in the texts, to which they are added unless they are there. */
static int64_t blobs_ways(out *texts, str ways) {
    for (str rest = out_str(texts), one; rest.len;) {
        one = str_cut(&rest, '\0');
        if (str_eq(one, ways)) return one.at - texts->at;
    }
    int64_t at = (int64_t)texts->len;
    out_text(texts, ways);
    out_char(texts, 0);
    return at;
}

static void blobs_add_readings(out *o, str files[BLOBS_FILES_MAX]) {
    static char rooms[2][1 << 16];
    out codes = out_of(rooms[0], sizeof rooms[0]), texts = out_of(rooms[1], sizeof rooms[1]);
    int32_t before = 0;
    for (str cells[BLOBS_CELLS_MAX]; blobs_next(&files[0], cells, 2);) {
        size_t at = 0;
        int32_t code = utf8_next(cells[0], &at);
        if (code <= before || at != cells[0].len) blobs_die("out of order", cells[0]);
        blobs_put(&codes, code, 2);
        blobs_put(&codes, blobs_ways(&texts, cells[1]), 2);
        before = code;
    }
    if (codes.full || texts.full || before > UINT16_MAX) blobs_die("too long", STR("readings"));
    blobs_put(o, (int64_t)codes.len / LATIN_READING_BYTES, 2);
    out_text(o, out_str(&codes));
    out_text(o, out_str(&texts));
}

static const struct {
    const char *name;
    int files;
    void (*add)(out *o, str files[BLOBS_FILES_MAX]);
} blobs_rows[] = {
    {"countries", 1, blobs_add_countries}, {"fold", 2, blobs_add_fold},
    {"postcodes", 1, blobs_add_postcodes}, {"zones", 1, blobs_add_zones},
    {"readings", 1, blobs_add_readings},
};

int main(int argc, char **argv) {
    static char rooms[BLOBS_FILES_MAX][BLOB_FILE_MAX], made[BLOB_FILE_MAX];
    int used = 2;
    for (size_t i = 0; i < LEN(blobs_rows); i++) {
        char path[4096];
        str files[BLOBS_FILES_MAX];
        for (int k = 0; k < blobs_rows[i].files; k++, used++) {
            if (used >= argc) blob_file_die("blobs", "usage: blobs OUT_FOLDER TSV...");
            files[k] = blob_file_read(argv[used], rooms[k]);
            str_cut(&files[k], '\n'); /* the header */
        }
        out o = out_of(made, sizeof made);
        blobs_rows[i].add(&o, files);
        snprintf(path, sizeof path, "%s/%s.bin", argv[1], blobs_rows[i].name);
        blob_file_write(path, &o);
    }
    return 0;
}
