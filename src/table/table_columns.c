/* table_columns -- the columns of a query, and the query of a row. Owns nothing: the headers are
 * those of ../ingest/headers.h. */
#include "table_columns.h"

#include "../base/clean.h"
#include "../geo/country.h"

GEO_FN void table_columns_add(table_columns *to, int cell, headers_role role) {
    if (cell >= 0 && to->count < TABLE_COLUMNS_MAX) {
        to->at[to->count].cell = cell;
        to->at[to->count++].role = role;
    }
}

/* ---- as the user says ---- */

/* The column with that title, else of that number; -1: none. */
static int table_columns_titled(str title, const csv_cells *titles) {
    int64_t number = 0;
    for (int i = 0; i < titles->count; i++) {
        if (str_eq_nocase(str_trim(titles->at[i]), str_trim(title))) {
            return i;
        }
    }
    bool is_number = str_int(str_trim(title), &number) && number >= 1 && number <= titles->count;
    return is_number ? (int)number - 1 : -1;
}

GEO_FN str table_columns_split(str part, headers_role *role) {
    str title = part, name = str_trim(str_cut(&title, '='));
    *role = title.at ? headers_role_named(name) : HEADERS_OTHER;
    return *role == HEADERS_OTHER ? part : str_trim(title);
}

/* The column that "city=Ort" or "Ort" names, and its role. */
static int table_columns_named(str part, const csv_cells *titles, headers_role *role) {
    int cell = table_columns_titled(part, titles), rank;
    str title = cell < 0 ? table_columns_split(part, role) : part;
    bool is_told = cell < 0 && *role != HEADERS_OTHER;
    cell = cell < 0 ? table_columns_titled(title, titles) : cell;
    *role = is_told ? *role : cell < 0 ? HEADERS_OTHER : headers_role_of(titles->at[cell], &rank);
    return cell;
}

/* Puts a latitude before a longitude. False: they are not both. `pair`: they are, and one of them
 * may be known by its header. */
static bool table_columns_order_point(table_columns *to, bool pair) {
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

GEO_FN bool table_columns_asked(str list, bool pair, const csv_cells *titles, table_columns *to,
                                str *missing) {
    char separator = table_columns_titled(list, titles) < 0 ? ',' : 0; /* a title with a comma */
    *to = (table_columns){.country = -1};
    for (str rest = list; rest.at;) {
        headers_role role = HEADERS_OTHER;
        *missing = str_trim(str_cut(&rest, separator));
        int cell = table_columns_named(*missing, titles, &role);
        if (cell < 0 || to->count == TABLE_COLUMNS_MAX) {
            return false;
        }
        table_columns_add(to, cell, role);
    }
    to->is_point = table_columns_order_point(to, pair);
    return true;
}

/* ---- rows ---- */

/* "NA" is Namibia among codes of countries, and Naples among those of states. */
static bool table_columns_is_missing(const table_columns *columns, headers_role role, str cell) {
    bool may_be_code = (role == HEADERS_COUNTRY && !columns->has_names) || role == HEADERS_STATE ||
                       role == HEADERS_COUNTY || columns->count == 1;
    return clean_is_blank(cell) || (!may_be_code && str_eq(cell, STR("NA")));
}

/* The cell of a column, cleaned; "" when it says that nothing is known. */
static str table_columns_cell(const table_columns *columns, const csv_cells *cells, int i,
                              arena *a) {
    int at = columns->at[i].cell;
    str cell = at < cells->count ? clean_text(a, cells->at[at]) : STR_NONE;
    return table_columns_is_missing(columns, columns->at[i].role, cell) ? STR("") : cell;
}

GEO_FN str table_columns_of_role(const table_columns *columns, const csv_cells *cells,
                                 headers_role role, arena *a) {
    str cell = STR_NONE;
    for (int i = 0; i < columns->count && !cell.len; i++) {
        cell = columns->at[i].role == role ? table_columns_cell(columns, cells, i, a) : cell;
    }
    return cell.len ? cell : STR_NONE;
}

GEO_FN str table_columns_query(const table_columns *columns, const csv_cells *cells,
                               const table_columns_wish *wish, arena *a, str *country) {
    str query = STR("");
    bool has_country = false;
    *country = STR_NONE;
    for (int i = 0; i < columns->count; i++) {
        int at = columns->at[i].cell;
        headers_role role = columns->at[i].role;
        str whole = at < cells->count ? str_trim(cells->at[at]) : STR_NONE; /* as it is shown */
        str cell = columns->count > 1 ? table_columns_cell(columns, cells, i, a) : whole;
        bool is_country = role == HEADERS_COUNTRY;
        cell = role == HEADERS_POSTCODE && wish->postcode.at ? wish->postcode
               : role == HEADERS_CITY && wish->town.at       ? wish->town
                                                             : cell;
        str code = is_country && !has_country ? country_of_code(cell) : STR_NONE;
        if (code.len) { /* before it is a name: CR is Costa Rica */
            *country = code;
            query = query.len ? query : code;
            has_country = true;
        } else if ((wish->left_out >> role & 1) || (is_country && has_country)) {
            continue;
        } else if (columns->count == 1 || cell.len) {
            has_country = has_country || is_country;
            query = arena_list(a, query, role == HEADERS_HOUSE ? STR(" ") : STR(", "), cell);
        }
    }
    return query;
}

/* Whether a column is of countries, states or counties; without a title, any but the first. */
static bool table_columns_is_of_areas(const table_columns *columns, int i) {
    headers_role role = columns->at[i].role;
    return role == HEADERS_COUNTY || role == HEADERS_STATE || role == HEADERS_COUNTRY ||
           (role == HEADERS_OTHER && i);
}

GEO_FN bool table_columns_are_fine(const table_columns *columns) {
    bool is_fine = false;
    for (int i = 0; i < columns->count; i++) {
        is_fine = is_fine || !table_columns_is_of_areas(columns, i);
    }
    return is_fine;
}

GEO_FN bool table_columns_are_coarse(const table_columns *columns, const csv_cells *cells) {
    bool is_finer = false;
    for (int i = 0; i < columns->count; i++) {
        int at = columns->at[i].cell;
        str cell = at < cells->count ? str_trim(cells->at[at]) : STR_NONE;
        is_finer = is_finer || (!table_columns_is_of_areas(columns, i) &&
                                !table_columns_is_missing(columns, columns->at[i].role, cell));
    }
    return table_columns_are_fine(columns) && !is_finer;
}

GEO_FN bool table_columns_has(const table_columns *columns, int cell) {
    bool found = false;
    for (int i = 0; i < columns->count; i++) {
        found = found || columns->at[i].cell == cell;
    }
    return found;
}

GEO_FN void table_columns_write(out *o, const table_columns *columns, const csv_cells *titles) {
    enum { MOST = 12 }; /* columns that are not used, by their names */
    int unused = 0;
    for (int i = 0; i < columns->count; i++) {
        str role = headers_role_name(columns->at[i].role);
        out_fmt(o, "%s%.*s%s%.*s", i ? ", " : "", STR_ARG(role), role.len ? "=" : "",
                STR_ARG(str_trim(titles->at[columns->at[i].cell])));
    }
    for (int i = 0; i < titles->count; i++) {
        if (!table_columns_has(columns, i) && unused++ < MOST) {
            out_fmt(o, "%s%.*s", unused == 1 ? "; not used: " : ", ",
                    STR_ARG(str_trim(titles->at[i])));
        }
    }
    if (unused > MOST) {
        out_fmt(o, " and %d more", unused - MOST);
    }
}
