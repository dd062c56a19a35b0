/* batch_columns -- headers and content of columns. Owns nothing: the headers are those of
 * ../ingest/headers.h. */
#include "batch_columns.h"

#include "../base/ascii.h"
#include "../base/clean.h"
#include "../find/find.h"
#include "../geo/country.h"
#include "../geo/fold.h"
#include "../geo/geo.h"
#include "../geo/place.h"

enum {
    BATCH_COLUMNS_KEY_MAX = 64, /* bytes of a cell that may be a name */
    BATCH_COLUMNS_NAMES = 4,    /* completions among which a name is looked for */
    BATCH_COLUMNS_PERCENT = 60  /* of the cells must be alike for a column to be of a kind */
};

/* ---- headers ---- */

static void batch_columns_add(batch_columns *to, int cell, headers_role role) {
    if (cell >= 0 && to->count < BATCH_COLUMNS_MAX) {
        to->at[to->count].cell = cell;
        to->at[to->count++].role = role;
    }
}

/* The parts of an address, of cells by role; -1: there is none. */
static batch_columns batch_columns_of_address(int cells[HEADERS_ROLES]) {
    batch_columns found = {.count = 0};
    bool has_parts = cells[HEADERS_STREET] >= 0 && cells[HEADERS_HOUSE] >= 0,
         has_street = cells[HEADERS_ADDRESS] >= 0 || cells[HEADERS_STREET] >= 0;
    cells[has_parts ? HEADERS_ADDRESS : HEADERS_STREET] =
        has_parts || cells[HEADERS_ADDRESS] >= 0 ? -1 : cells[HEADERS_STREET];
    cells[HEADERS_HOUSE] = has_street ? cells[HEADERS_HOUSE] : -1;
    /* In Australia the suburb is the town. */
    cells[HEADERS_SUBURB] = cells[HEADERS_CITY] >= 0 ? -1 : cells[HEADERS_SUBURB];
    bool has_city = cells[HEADERS_CITY] >= 0 || cells[HEADERS_SUBURB] >= 0;
    cells[HEADERS_NAME] = has_street || has_city ? -1 : cells[HEADERS_NAME];
    for (int role = 0; role <= HEADERS_COUNTRY; role++) {
        batch_columns_add(&found, cells[role], (headers_role)role);
    }
    return found;
}

/* By role the column that the headers say has it; -1: none. */
static void batch_columns_by_role(const csv_cells *titles, int cells[HEADERS_ROLES]) {
    int ranks[HEADERS_ROLES];
    for (int i = 0; i < HEADERS_ROLES; i++) {
        cells[i] = -1;
    }
    for (int i = 0; i < titles->count; i++) {
        int rank;
        headers_role role = headers_role_of(titles->at[i], &rank);
        if (role != HEADERS_OTHER && (cells[role] < 0 || rank < ranks[role])) {
            cells[role] = i;
            ranks[role] = rank;
        }
    }
    cells[HEADERS_LAT] = cells[HEADERS_LON] = -1;
    headers_find_point(titles->at, titles->count, &cells[HEADERS_LAT], &cells[HEADERS_LON]);
}

/* Other columns of countries, which count where the first is empty; not those of something else, as
 * "Shipping Country". */
static void batch_columns_add_countries(batch_columns *to, const csv_cells *titles, int first) {
    for (int i = 0; i < titles->count && first >= 0; i++) {
        int rank;
        bool is_it = i != first && headers_role_of(titles->at[i], &rank) == HEADERS_COUNTRY &&
                     rank < HEADERS_PART;
        batch_columns_add(to, is_it ? i : -1, HEADERS_COUNTRY);
    }
}

GEO_FN batch_columns batch_columns_by_titles(const csv_cells *titles) {
    batch_columns found = {.count = 0};
    int cells[HEADERS_ROLES];
    batch_columns_by_role(titles, cells);
    bool has_address = cells[HEADERS_ADDRESS] >= 0 || cells[HEADERS_STREET] >= 0 ||
                       cells[HEADERS_CITY] >= 0 || cells[HEADERS_POSTCODE] >= 0;
    if (cells[HEADERS_QUERY] >= 0) {
        batch_columns_add(&found, cells[HEADERS_QUERY], HEADERS_QUERY);
        batch_columns_add(&found, cells[HEADERS_COUNTRY], HEADERS_COUNTRY);
    } else if (!has_address && cells[HEADERS_LAT] >= 0 && cells[HEADERS_LON] >= 0) {
        batch_columns_add(&found, cells[HEADERS_LAT], HEADERS_LAT);
        batch_columns_add(&found, cells[HEADERS_LON], HEADERS_LON);
        found.is_point = true;
    } else {
        found = batch_columns_of_address(cells);
    }
    if (!found.is_point) {
        batch_columns_add_countries(&found, titles, cells[HEADERS_COUNTRY]);
    }
    return found;
}

/* ---- content ---- */

/* What the first cells of a column are. */
typedef struct {
    int filled, names, codes, letters, streets, numbers, lats, lons, distinct;
} batch_columns_sample;

static bool batch_columns_is_known(call *c, str cell) {
    arena mem = c->mem;
    str names[BATCH_COLUMNS_NAMES];
    char rooms[2][BATCH_COLUMNS_KEY_MAX];
    str wanted = fold_name(cell, FOLD_PLAIN, rooms[0], sizeof rooms[0]);
    int count = wanted.len ? find_complete(c, cell, BATCH_COLUMNS_NAMES, names) : 0;
    bool found = false;
    for (int i = 0; i < count && !found; i++) {
        found = str_eq(fold_name(names[i], FOLD_PLAIN, rooms[1], sizeof rooms[1]), wanted);
    }
    c->mem = mem;
    return found;
}

/* Codes of countries, states, languages and much else, which are also names of some place. */
static bool batch_columns_is_code(str cell) {
    return cell.len == 2 && ascii_is_alpha(cell.at[0]) && ascii_is_alpha(cell.at[1]);
}

static bool batch_columns_is_country(call *c, str cell) {
    str code = STR_NONE;
    if (batch_columns_is_code(cell)) {
        find_country(c, cell, &code);
        call_clear_failure(c);
    }
    return code.len && str_eq_nocase(code, cell);
}

/* Words and a number. */
static bool batch_columns_is_street(str cell) {
    bool has_digit = false, has_letter = false;
    for (size_t i = 0; i < cell.len; i++) {
        has_digit = has_digit || ascii_is_digit(cell.at[i]);
        has_letter = has_letter || ascii_is_alpha(cell.at[i]) || (unsigned char)cell.at[i] >= 0x80;
    }
    return has_digit && has_letter && str_index(cell, ' ') < cell.len &&
           str_find(cell, STR("@")) < 0;
}

/* A number of degrees with decimals: a column of whole numbers counts something else. */
static bool batch_columns_is_degrees(str cell, double most) {
    double number = 0;
    return str_index(cell, '.') < cell.len && str_num(cell, &number) && number >= -most &&
           number <= most;
}

static batch_columns_sample batch_columns_look(call *c, const csv_cells *rows, int count,
                                               int cell) {
    batch_columns_sample s = {0};
    str last = STR_NONE;
    double number = 0;
    for (int i = 0; i < count; i++) {
        str text = cell < rows[i].count ? clean_text(&c->mem, rows[i].at[cell]) : STR_NONE;
        if (text.len) {
            s.filled++;
            s.distinct += !str_eq(text, last);
            s.numbers += str_num(text, &number);
            s.lats += batch_columns_is_degrees(text, 90);
            s.lons += batch_columns_is_degrees(text, 180);
            s.streets += batch_columns_is_street(text);
            s.names += !batch_columns_is_code(text) && batch_columns_is_known(c, text);
            s.codes += batch_columns_is_country(c, text);
            s.letters += batch_columns_is_code(text);
            last = text;
        }
    }
    return s;
}

static bool batch_columns_are_most(int some, int all) {
    return all && some * 100 >= all * BATCH_COLUMNS_PERCENT;
}

/* 1: the first cell is of the column's kind, as data are; -1: it is not, as titles; 0: neither. */
static int batch_columns_first_is_data(call *c, const csv_cells *rows, int count, int cell) {
    batch_columns_sample first = batch_columns_look(c, rows, 1, cell),
                         all = batch_columns_look(c, rows, count, cell);
    const int kinds[][2] = {
        {first.numbers, all.numbers}, {first.names, all.names}, {first.streets, all.streets}};
    for (size_t i = 0; i < LEN(kinds) && first.filled; i++) {
        if (batch_columns_are_most(kinds[i][1], all.filled)) {
            return kinds[i][0] ? 1 : -1;
        }
    }
    return first.filled && count == 1 ? -1 : 0;
}

GEO_FN bool batch_columns_are_untitled(call *c, const csv_cells *rows, int count) {
    int columns = count ? MIN(rows[0].count, BATCH_COLUMNS_LOOKED) : 0, votes = 0;
    for (int i = 0; i < columns; i++) {
        int rank;
        if (headers_role_of(rows[0].at[i], &rank) != HEADERS_OTHER && rank < HEADERS_PART) {
            return false;
        }
        votes += batch_columns_first_is_data(c, rows, count, i);
    }
    return votes > 0;
}

/* Names of places, those that vary most first: towns before their countries. */
static void batch_columns_add_names(batch_columns *to, batch_columns_sample *samples, int count) {
    for (;;) {
        int best = -1;
        for (int i = 0; i < count; i++) {
            bool is_names = batch_columns_are_most(samples[i].names, samples[i].filled);
            if (is_names && (best < 0 || samples[i].distinct > samples[best].distinct)) {
                best = i;
            }
        }
        if (best < 0) {
            return;
        }
        batch_columns_add(to, best, HEADERS_OTHER);
        samples[best].names = 0;
    }
}

/* Whether most names of a column are in what stands beside them in another: "Paris", "TX". */
static bool batch_columns_are_within(call *c, const csv_cells *rows, int count, int names,
                                     int areas) {
    int within = 0, filled = 0;
    for (int i = 0; i < count; i++) {
        bool has_both = MAX(names, areas) < rows[i].count;
        arena mem = c->mem;
        str name = has_both ? clean_text(&c->mem, rows[i].at[names]) : STR_NONE,
            area = has_both ? clean_text(&c->mem, rows[i].at[areas]) : STR_NONE;
        place_query query = {.text = arena_list(&c->mem, name, STR(", "), area),
                             .limit = 1,
                             .viewbox = geo_bbox_none(),
                             .is_offline = true};
        place_answer found;
        bool is_found = name.len && area.len && !find_search(c, &query, &found);
        filled += name.len && area.len;
        within += is_found && found.places.count && place_match_is_sure(found.places.at[0].match) &&
                  !found.origin.dropped.len && !found.origin.is_elsewhere;
        c->mem = mem;
    }
    call_clear_failure(c);
    return batch_columns_are_most(within, filled);
}

GEO_FN batch_columns batch_columns_by_content(call *c, const csv_cells *rows, int count,
                                              bool has_titles) {
    batch_columns found = {.count = 0};
    batch_columns_sample samples[BATCH_COLUMNS_LOOKED];
    int columns = count ? MIN(rows[0].count, BATCH_COLUMNS_LOOKED) : 0, street = -1;
    for (int i = 0; i < columns; i++) {
        samples[i] = batch_columns_look(c, rows, count, i);
        bool is_street = batch_columns_are_most(samples[i].streets, samples[i].filled) &&
                         !batch_columns_are_most(samples[i].names, samples[i].filled);
        street = street < 0 && is_street ? i : street;
    }
    batch_columns_add(&found, street, HEADERS_STREET);
    batch_columns_add_names(&found, samples, columns);
    for (int i = 0, names = found.count ? found.at[found.count - 1].cell : 0;
         i < columns && found.count; i++) {
        bool is_codes = samples[i].letters && samples[i].letters == samples[i].filled &&
                        (samples[i].codes == samples[i].filled ||
                         batch_columns_are_within(c, rows, count, names, i));
        batch_columns_add(&found, is_codes ? i : -1, HEADERS_OTHER);
    }
    for (int i = 0; i + 1 < columns && !found.count && !has_titles; i++) {
        if (batch_columns_are_most(samples[i].lats, samples[i].filled) &&
            batch_columns_are_most(samples[i + 1].lons, samples[i + 1].filled)) {
            batch_columns_add(&found, i, HEADERS_LAT);
            batch_columns_add(&found, i + 1, HEADERS_LON);
            found.is_point = true;
        }
    }
    return found;
}

/* ---- as the user says ---- */

/* The column with that title, else of that number; -1: none. */
static int batch_columns_titled(str title, const csv_cells *titles) {
    int64_t number = 0;
    for (int i = 0; i < titles->count; i++) {
        if (str_eq_nocase(str_trim(titles->at[i]), str_trim(title))) {
            return i;
        }
    }
    bool is_number = str_int(str_trim(title), &number) && number >= 1 && number <= titles->count;
    return is_number ? (int)number - 1 : -1;
}

GEO_FN str batch_columns_split(str part, headers_role *role) {
    str title = part, name = str_trim(str_cut(&title, '='));
    *role = title.at ? headers_role_named(name) : HEADERS_OTHER;
    return *role == HEADERS_OTHER ? part : str_trim(title);
}

/* The column that "city=Ort" or "Ort" names, and its role. */
static int batch_columns_named(str part, const csv_cells *titles, headers_role *role) {
    int cell = batch_columns_titled(part, titles), rank;
    str title = cell < 0 ? batch_columns_split(part, role) : part;
    bool is_told = cell < 0 && *role != HEADERS_OTHER;
    cell = cell < 0 ? batch_columns_titled(title, titles) : cell;
    *role = is_told ? *role : cell < 0 ? HEADERS_OTHER : headers_role_of(titles->at[cell], &rank);
    return cell;
}

/* Puts a latitude before a longitude. False: they are not both. `pair`: they are, and one of them
 * may be known by its header. */
static bool batch_columns_order_point(batch_columns *to, bool pair) {
    headers_role first = to->at[0].role, second = to->at[1].role;
    bool is_known = first == HEADERS_LON && second == HEADERS_LAT,
         is_half = first != HEADERS_LAT && second != HEADERS_LON &&
                   (first == HEADERS_LON || second == HEADERS_LAT);
    if (to->count == 2 && (is_known || (pair && is_half))) {
        to->at[2] = to->at[0];
        to->at[0] = to->at[1];
        to->at[1] = to->at[2];
    }
    return to->count == 2 &&
           (pair || (to->at[0].role == HEADERS_LAT && to->at[1].role == HEADERS_LON));
}

GEO_FN bool batch_columns_asked(str list, bool pair, const csv_cells *titles, batch_columns *to,
                                str *missing) {
    char separator = batch_columns_titled(list, titles) < 0 ? ',' : 0; /* a title with a comma */
    *to = (batch_columns){.count = 0};
    for (str rest = list; rest.at;) {
        headers_role role = HEADERS_OTHER;
        *missing = str_trim(str_cut(&rest, separator));
        int cell = batch_columns_named(*missing, titles, &role);
        if (cell < 0 || to->count == BATCH_COLUMNS_MAX) {
            return false;
        }
        batch_columns_add(to, cell, role);
    }
    to->is_point = batch_columns_order_point(to, pair);
    return true;
}

/* ---- rows ---- */

GEO_FN str batch_columns_query(const batch_columns *columns, const csv_cells *cells,
                               headers_role left_out, arena *a, str *country) {
    str query = STR("");
    bool has_country = false;
    *country = STR_NONE;
    for (int i = 0; i < columns->count; i++) {
        int at = columns->at[i].cell;
        headers_role role = columns->at[i].role;
        str cell = at < cells->count ? cells->at[at] : STR_NONE; /* of one, as it is shown */
        cell = columns->count > 1 ? clean_text(a, cell) : str_trim(cell);
        bool is_country = role == HEADERS_COUNTRY;
        str code = is_country && !has_country ? country_of_code(cell) : STR_NONE;
        if (code.len) { /* before it is a name: CR is Costa Rica */
            *country = code;
            query = query.len ? query : code;
            has_country = true;
        } else if ((role == left_out && role != HEADERS_OTHER) || (is_country && has_country)) {
            continue;
        } else if (columns->count == 1 || !clean_is_blank(cell)) {
            has_country = has_country || is_country;
            query = arena_list(a, query, role == HEADERS_HOUSE ? STR(" ") : STR(", "), cell);
        }
    }
    return query;
}

/* Whether a column is of countries, states or counties; without a title, any but the first. */
static bool batch_columns_is_of_areas(const batch_columns *columns, int i) {
    headers_role role = columns->at[i].role;
    return role == HEADERS_COUNTY || role == HEADERS_STATE || role == HEADERS_COUNTRY ||
           (role == HEADERS_OTHER && i);
}

GEO_FN bool batch_columns_are_fine(const batch_columns *columns) {
    bool is_fine = false;
    for (int i = 0; i < columns->count; i++) {
        is_fine = is_fine || !batch_columns_is_of_areas(columns, i);
    }
    return is_fine;
}

GEO_FN bool batch_columns_are_coarse(const batch_columns *columns, const csv_cells *cells) {
    bool is_finer = false;
    for (int i = 0; i < columns->count; i++) {
        int at = columns->at[i].cell;
        is_finer = is_finer || (!batch_columns_is_of_areas(columns, i) && at < cells->count &&
                                !clean_is_blank(str_trim(cells->at[at])));
    }
    return batch_columns_are_fine(columns) && !is_finer;
}

static bool batch_columns_has(const batch_columns *columns, int cell) {
    bool found = false;
    for (int i = 0; i < columns->count; i++) {
        found = found || columns->at[i].cell == cell;
    }
    return found;
}

GEO_FN void batch_columns_write(out *o, const batch_columns *columns, const csv_cells *titles) {
    enum { MOST = 12 }; /* columns that are not used, by their names */
    int unused = 0;
    for (int i = 0; i < columns->count; i++) {
        str role = headers_role_name(columns->at[i].role);
        out_fmt(o, "%s%.*s%s%.*s", i ? ", " : "", STR_ARG(role), role.len ? "=" : "",
                STR_ARG(str_trim(titles->at[columns->at[i].cell])));
    }
    for (int i = 0; i < titles->count; i++) {
        if (!batch_columns_has(columns, i) && unused++ < MOST) {
            out_fmt(o, "%s%.*s", unused == 1 ? "; not used: " : ", ",
                    STR_ARG(str_trim(titles->at[i])));
        }
    }
    if (unused > MOST) {
        out_fmt(o, " and %d more", unused - MOST);
    }
}
