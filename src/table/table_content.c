/* table_content -- kinds of cells. Owns nothing: names are those of the gazetteer, through
 * ../find/find.h, the forms of postal codes those of ../geo/postcode.h. */
#include "table_content.h"

#include <math.h>

#include "../base/ascii.h"
#include "../base/clean.h"
#include "../find/find.h"
#include "../geo/country.h"
#include "../geo/fold.h"
#include "../geo/geo.h"
#include "../geo/place.h"
#include "../geo/postcode.h"
#include "../ingest/axes.h"
#include "../ingest/headers.h"

enum {
    TABLE_CONTENT_KEY_MAX = 64, /* bytes of a cell that may be a name */
    TABLE_CONTENT_MOST = 60,    /* percent that are most */
    TABLE_CONTENT_DIGITS = 6,   /* and no letter: of a date or a telephone number */
    TABLE_CONTENT_PAIRS = 40,   /* rows of which it is asked whether one name lies in another */
    TABLE_CONTENT_COUNTRY_RANK = 4,
    TABLE_CONTENT_AREA_RANK = 12 /* the finest division; finer are settlements, */
};
#define TABLE_CONTENT_BIT(kind) (1u << TABLE_CONTENT_##kind)

GEO_FN str table_content_cell(const table_sample *sample, int row, int column) {
    return sample->cells[row * sample->columns + column];
}

/* ---- one cell ---- */

/* What characters a cell is made of. */
typedef struct {
    int letters, digits, blanks, signs;
} table_content_form;

static table_content_form table_content_form_of(str cell) {
    table_content_form form = {0};
    for (size_t i = 0; i < cell.len; i++) {
        char at = cell.at[i];
        bool is_letter = ascii_is_alpha(at) || (unsigned char)at >= 0x80;
        form.letters += is_letter;
        form.digits += ascii_is_digit(at);
        form.blanks += at == ' ';
        form.signs += !is_letter && !ascii_is_digit(at) && at != ' ';
    }
    return form;
}

/* Bits of what the gazetteer has of that name. */
static unsigned table_content_names(call *c, str cell) {
    enum { LOOKED = 3 };
    arena mem = c->mem;
    place_query query = {.text = cell,
                         .limit = LOOKED,
                         .viewbox = geo_bbox_none(),
                         .is_offline = true,
                         .is_as_typed = true};
    place_answer found = {.places = {NULL, 0}};
    unsigned bits = 0;
    bool is_found = !find_search(c, &query, &found) && !found.origin.dropped.len &&
                    !found.origin.is_elsewhere && !found.origin.notation.len;
    for (int i = 0; i < found.places.count && is_found; i++) {
        const place *p = &found.places.at[i];
        bool is_it = p->match == PLACE_MATCH_EXACT || p->match == PLACE_MATCH_ALIAS;
        bool is_named =
            is_it && (str_eq(p->category, STR("place")) || str_eq(p->category, STR("boundary")));
        unsigned bit = p->place_rank <= TABLE_CONTENT_COUNTRY_RANK ? TABLE_CONTENT_BIT(COUNTRY)
                       : p->place_rank <= TABLE_CONTENT_AREA_RANK  ? TABLE_CONTENT_BIT(AREA)
                                                                   : TABLE_CONTENT_BIT(TOWN);
        bits |= is_named ? bit | TABLE_CONTENT_BIT(KNOWN) : 0;
        bits |= is_named && i == 0 && p->is_sure ? TABLE_CONTENT_BIT(SURE) : 0;
    }
    call_clear_failure(c);
    c->mem = mem;
    return bits;
}

static bool table_content_is_postcode(str cell) {
    char room[TABLE_CONTENT_KEY_MAX];
    str key = fold_name(cell, FOLD_PLAIN, room, sizeof room);
    return key.len && postcode_is(key);
}

/* A number: it may be degrees, or a postal code. */
static unsigned table_content_number(str cell, double number) {
    enum { CODE = 1000, CODE_END = 1000000000 }; /* also 98103.0, and 606321234 for 60632-1234 */
    bool has_point = str_index(cell, '.') < cell.len || str_index(cell, ',') < cell.len;
    unsigned bits = TABLE_CONTENT_BIT(NUMBER);
    bits |= has_point && number >= -90 && number <= 90 ? TABLE_CONTENT_BIT(LAT) : 0;
    bits |= has_point && number >= -180 && number <= 180 ? TABLE_CONTENT_BIT(LON) : 0;
    bool is_damaged = number >= CODE && number < CODE_END && number == floor(number);
    return bits | (is_damaged || table_content_is_postcode(cell) ? TABLE_CONTENT_BIT(POSTCODE) : 0);
}

/* Two numbers with decimals that are a point, also as WKT has it. */
static bool table_content_is_pair(str cell) {
    static const size_t before = sizeof "POINT" - 1;
    bool is_wkt = cell.len > before && str_eq_nocase(str_head(cell, before), STR("POINT"));
    str rest = is_wkt ? str_trim(str_from(cell, before)) : cell;
    is_wkt = is_wkt && str_starts(rest, STR("(")) && str_ends(rest, STR(")"));
    rest = is_wkt ? str_trim((str){rest.at + 1, rest.len - 2}) : rest;
    str first = str_trim(str_cut(&rest, is_wkt ? ' ' : ','));
    double lat = 0, lon = 0;
    return str_index(first, '.') < first.len && str_num(first, &lat) &&
           str_num(str_trim(rest), &lon) &&
           (is_wkt ? geo_is_point(lon, lat) : geo_is_point(lat, lon));
}

/* A cell by its form alone; 0: it may be a name. */
static unsigned table_content_shape(str cell) {
    table_content_form form = table_content_form_of(cell);
    double number;
    if (axes_number(cell, &number)) {
        return table_content_number(cell, number);
    }
    if (table_content_is_pair(cell)) {
        return TABLE_CONTENT_BIT(PAIR);
    }
    if (form.letters == 2 && cell.len == 2 && ascii_is_alpha(cell.at[0])) {
        bool is_iso = country_of_code(cell).len > 0;
        return TABLE_CONTENT_BIT(LETTERS) | (is_iso ? TABLE_CONTENT_BIT(ISO) : 0);
    }
    if (str_find(cell, STR("@")) >= 0 || str_find(cell, STR("://")) >= 0) {
        return TABLE_CONTENT_BIT(JUNK);
    }
    if (form.digits && table_content_is_postcode(cell)) {
        return TABLE_CONTENT_BIT(POSTCODE);
    }
    bool is_date = form.digits > form.letters && form.signs > 1;
    bool is_junk = is_date || (!form.letters && form.digits >= TABLE_CONTENT_DIGITS);
    bool is_address = form.digits && form.blanks && form.letters;
    return is_junk ? TABLE_CONTENT_BIT(JUNK) : is_address ? TABLE_CONTENT_BIT(ADDRESS) : 0;
}

/* Whether a word of a cell is in the e-mail address of its row. */
static bool table_content_is_person(const table_sample *sample, int row, str cell) {
    enum { WORD = 3 }; /* letters at least */
    str mail = STR("");
    for (int i = 0; i < sample->columns && !mail.len; i++) {
        str other = table_content_cell(sample, row, i);
        mail = str_find(other, STR("@")) > 0 ? str_head(other, str_index(other, '@')) : mail;
    }
    char rooms[2][TABLE_CONTENT_KEY_MAX];
    str key = fold_name(cell, FOLD_PLAIN, rooms[0], sizeof rooms[0]);
    str name = fold_name(mail, FOLD_PLAIN, rooms[1], sizeof rooms[1]);
    bool found = false;
    while (name.len && key.at && key.len && !found) {
        str word = str_cut(&key, ' ');
        found = word.len >= WORD && str_find(name, word) >= 0;
    }
    return found;
}

/* ---- the sample ---- */

GEO_FN table_sample table_content_begin(call *c, int columns) {
    table_sample sample = {.columns = columns};
    sample.rows_max = MIN(TABLE_CONTENT_ROWS, TABLE_CONTENT_CELLS / MAX(columns, 1));
    sample.cells = ARENA_NEW(&c->mem, str, (size_t)(sample.rows_max * columns));
    sample.rows_max = sample.cells ? sample.rows_max : 0;
    sample.has_names =
        find_first() == PLACE_GAZETTEER && table_content_names(c, STR("France")) != 0;
    return sample;
}

GEO_FN bool table_content_add(call *c, table_sample *sample, const csv_cells *row) {
    if (sample->rows == sample->rows_max) {
        return false;
    }
    str *to = sample->cells + sample->rows++ * sample->columns;
    for (int i = 0; i < sample->columns; i++) {
        str cell = i < row->count ? clean_text(&c->mem, row->at[i]) : STR_NONE;
        to[i] = clean_is_blank(cell) ? STR("") : cell;
    }
    return true;
}

/* ---- a column ---- */

/* Whether two texts have the same characters but for digits. */
static bool table_content_are_alike(str one, str other) {
    size_t a = 0, b = 0;
    for (;;) {
        while (a < one.len && ascii_is_digit(one.at[a])) {
            a++;
        }
        while (b < other.len && ascii_is_digit(other.at[b])) {
            b++;
        }
        if (a == one.len || b == other.len || one.at[a] != other.at[b]) {
            return a == one.len && b == other.len;
        }
        a++;
        b++;
    }
}

GEO_FN table_content table_content_look(call *c, const table_sample *sample, int rows, int column) {
    table_content content = {.is_numbered = true};
    str asked[TABLE_CONTENT_ASKED];
    unsigned known[TABLE_CONTENT_ASKED];
    bool has_names = sample->has_names;
    for (int i = 0; i < rows; i++) {
        str cell = table_content_cell(sample, i, column);
        int at = 0;
        while (at < content.distinct && !str_eq(asked[at], cell)) {
            at++;
        }
        if (!cell.len || at == TABLE_CONTENT_ASKED) {
            continue;
        }
        if (at == content.distinct) {
            unsigned bits = table_content_shape(cell);
            bool may_be_name = has_names && (!bits || bits == TABLE_CONTENT_BIT(ADDRESS));
            unsigned names = may_be_name ? table_content_names(c, cell) : 0;
            asked[content.distinct] = cell;
            content.is_numbered = content.is_numbered && table_content_are_alike(asked[0], cell);
            bits = names ? names : bits;
            known[content.distinct++] = bits || !has_names ? bits : TABLE_CONTENT_BIT(UNKNOWN);
        }
        content.filled++;
        unsigned bits = known[at];
        bits |= !(bits & TABLE_CONTENT_BIT(JUNK)) && table_content_is_person(sample, i, cell)
                    ? TABLE_CONTENT_BIT(PERSON)
                    : 0;
        for (int kind = 0; kind < TABLE_CONTENT_KINDS; kind++) {
            content.counts[kind] += bits >> kind & 1;
        }
    }
    return content;
}

GEO_FN double table_content_share(const table_content *content, table_content_kind kind) {
    return content->filled ? (double)content->counts[kind] / content->filled : 0;
}

static bool table_content_are_most(int some, int all) {
    return all && some * 100 >= all * TABLE_CONTENT_MOST;
}

/* ---- two columns ---- */

/* 1: the name is known in that area; 0: it is not. */
static bool table_content_lies_in(call *c, str name, str area, bool is_country) {
    str code = is_country ? country_of_code(area) : STR_NONE;
    place_query query = {.text = code.len ? name : arena_list(&c->mem, name, STR(", "), area),
                         .limit = 1,
                         .country_codes = code,
                         .viewbox = geo_bbox_none(),
                         .is_offline = true};
    place_answer found;
    bool is_found = !find_search(c, &query, &found);
    return is_found && found.places.count && place_match_is_sure(found.places.at[0].match) &&
           !found.origin.dropped.len && !found.origin.is_elsewhere;
}

GEO_FN bool table_content_is_within(call *c, const table_sample *sample, int names, int areas,
                                    bool is_country) {
    int within = 0, filled = 0;
    for (int i = 0; i < sample->rows && filled < TABLE_CONTENT_PAIRS; i++) {
        str name = table_content_cell(sample, i, names),
            area = table_content_cell(sample, i, areas);
        arena mem = c->mem;
        if (name.len && area.len) {
            filled++;
            within += table_content_lies_in(c, name, area, is_country);
        }
        c->mem = mem;
    }
    call_clear_failure(c);
    return table_content_are_most(within, filled);
}

GEO_FN bool table_content_are_same(const table_sample *sample, int one, int other) {
    int same = 0;
    for (int i = 0; i < sample->rows; i++) {
        same += str_eq(table_content_cell(sample, i, one), table_content_cell(sample, i, other));
    }
    return table_content_are_most(same, sample->rows);
}

GEO_FN bool table_content_are_states(call *c, const table_sample *sample, int column, str country) {
    enum { MOST = 90 }; /* percent */
    int filled = 0, states = 0;
    for (int i = 0; i < sample->rows && filled < TABLE_CONTENT_PAIRS; i++) {
        str cell = table_content_cell(sample, i, column);
        arena mem = c->mem;
        filled += cell.len > 0;
        states += cell.len && table_content_lies_in(c, cell, country, false);
        c->mem = mem;
    }
    call_clear_failure(c);
    return filled && states * 100 >= filled * MOST;
}

/* The place of that name, in the country if one is named; false: there is none. *importance: of it.
 */
static bool table_content_town(call *c, str name, str country, str *code, double *importance) {
    place_query query = {.text = name,
                         .limit = 1,
                         .country_codes = country,
                         .viewbox = geo_bbox_none(),
                         .is_offline = true,
                         .is_as_typed = true};
    place_answer found;
    bool is_found = !find_search(c, &query, &found) && found.places.count &&
                    place_match_is_sure(found.places.at[0].match) && !found.origin.dropped.len &&
                    !found.origin.is_elsewhere;
    *code = is_found ? country_of_code(place_part(&found.places.at[0], "country_code")) : STR_NONE;
    *importance = is_found ? found.places.at[0].importance : 0;
    call_clear_failure(c);
    return code->len > 0;
}

/* The towns of a column, each once, and where most people look for each. */
typedef struct {
    int count;
    str names[TABLE_CONTENT_ASKED], codes[TABLE_CONTENT_ASKED];
    double importances[TABLE_CONTENT_ASKED];
} table_content_towns;

static void table_content_read_towns(call *c, const table_sample *sample, int column,
                                     table_content_towns *towns) {
    for (int i = 0; i < sample->rows && towns->count < TABLE_CONTENT_ASKED; i++) {
        str name = table_content_cell(sample, i, column);
        int at = 0, end = towns->count;
        while (at < end && !str_eq(towns->names[at], name)) {
            at++;
        }
        if (name.len && at == end &&
            table_content_town(c, name, STR_NONE, &towns->codes[end], &towns->importances[end])) {
            towns->names[towns->count++] = name;
        }
    }
}

GEO_FN str table_content_home(call *c, const table_sample *sample, int towns) {
    enum { FEW = 5, HALF = 50, NEARLY_ALL = 90 }; /* towns; percent */
    static const double much = 0.2;               /* of importance, which is logarithmic */
    table_content_towns seen = {.count = 0};
    arena mem = c->mem;
    int best = 0, inside = 0, larger = 0;
    str home = STR_NONE;
    table_content_read_towns(c, sample, towns, &seen);
    for (int i = 0; i < seen.count; i++) {
        int same = 0;
        for (int k = 0; k < seen.count; k++) {
            same += str_eq(seen.codes[i], seen.codes[k]);
        }
        home = same > best ? seen.codes[i] : home;
        best = MAX(best, same);
    }
    for (int i = 0; i < seen.count && best * 100 >= seen.count * HALF; i++) {
        str code;
        double importance;
        inside += table_content_town(c, seen.names[i], home, &code, &importance);
        larger += code.len && seen.importances[i] > importance + much;
        c->mem = mem;
    }
    bool is_home = best >= FEW && inside * 100 >= seen.count * NEARLY_ALL && !larger;
    c->mem = mem;
    return is_home ? home : STR_NONE;
}

/* 1: the first cell is of the column's kind, as data are; -1: it is not, as headers; 0: neither. */
static int table_content_first_is_data(call *c, const table_sample *sample, int column) {
    static const table_content_kind kinds[] = {TABLE_CONTENT_NUMBER, TABLE_CONTENT_KNOWN,
                                               TABLE_CONTENT_ADDRESS};
    table_content first = table_content_look(c, sample, 1, column),
                  all = table_content_look(c, sample, sample->rows, column);
    for (size_t i = 0; i < LEN(kinds) && first.filled; i++) {
        if (table_content_are_most(all.counts[kinds[i]], all.filled)) {
            return first.counts[kinds[i]] ? 1 : -1;
        }
    }
    return first.filled && sample->rows == 1 ? -1 : 0;
}

GEO_FN bool table_content_is_untitled(call *c, const table_sample *sample) {
    int votes = 0;
    bool is_titled = false;
    for (int i = 0; i < sample->columns && sample->rows; i++) {
        headers_reading r = headers_read(table_content_cell(sample, 0, i));
        table_content all = table_content_look(c, sample, sample->rows, i);
        bool is_code = table_content_are_most(all.counts[TABLE_CONTENT_LETTERS], all.filled) &&
                       table_content_cell(sample, 0, i).len == 2; /* ID is Idaho among states */
        is_titled = is_titled || (r.role != HEADERS_OTHER && r.rank < HEADERS_PART && !is_code);
    }
    for (int i = 0; i < sample->columns && sample->rows && !is_titled; i++) {
        votes += table_content_first_is_data(c, sample, i);
    }
    return votes > 0;
}

#undef TABLE_CONTENT_BIT
