/* table_roles -- the weights of the evidence, and the choice by it. Owns nothing: the headers are
 * those of ../ingest/headers.h. */
#include "table_roles.h"

#include <math.h>
#include <stdlib.h>

#include "../find/find.h"
#include "../geo/geo.h"
#include "../ingest/axes.h"
#include "../ingest/headers.h"
#include "table_postcode.h"

/* ---- evidence ---- */

/* What the whole header, one that may mean something else, and a part of it count for its role; and
 * what a header that is known to be of another role or of persons and goods counts against one. */
static const double table_roles_whole = 3, table_roles_starred = 2, table_roles_part = 2,
                    table_roles_weak = 1, table_roles_other = -1, table_roles_others = -2,
                    table_roles_least = 1.5; /* with less a column has not that role */

/* What it counts for a role, in quarters, when all cells of a column are of a kind. */
static const struct {
    uint8_t role;
    int8_t town, area, country, letters, number, postcode, address, person, junk, unknown;
} table_roles_weights[] = {
    {HEADERS_QUERY, 6, 2, 0, -8, -12, 0, 0, -8, -8, 0},
    {HEADERS_ADDRESS, -4, -4, -8, -8, -12, -8, 8, -8, -12, 0},
    {HEADERS_STREET, -2, -2, -8, -8, -12, -8, 4, -8, -12, 0},
    {HEADERS_HOUSE, -4, -4, -8, 0, 4, 0, 0, -8, -4, -4},
    {HEADERS_NAME, 2, 2, 2, -4, -8, -8, 0, -12, -12, -8},
    {HEADERS_SUBURB, 4, 0, -4, -8, -12, -8, -4, -12, -12, -2},
    {HEADERS_CITY, 8, 2, -4, -8, -12, -8, -8, -12, -12, -2},
    {HEADERS_COUNTY, 2, 4, -4, 0, -12, -8, -4, -8, -12, -4},
    {HEADERS_STATE, 0, 8, -4, 4, -12, -8, -8, -8, -12, -8},
    {HEADERS_POSTCODE, -4, -4, -4, -8, -4, 8, -4, -8, -8, -4},
    {HEADERS_COUNTRY, -8, -4, 12, 0, -4, -4, -8, -8, -12, -6},
};

/* A column: its header, its cells, and the sum for each role. */
typedef struct {
    headers_reading header;
    table_content content;
    double scores[HEADERS_ROLES];
    bool is_used;
} table_roles_column;

static double table_roles_of_header(const headers_reading *h, headers_role role) {
    return h->role == role           ? (h->rank >= HEADERS_WEAK   ? table_roles_weak
                                        : h->rank >= HEADERS_PART ? table_roles_part
                                        : h->is_starred           ? table_roles_starred
                                                                  : table_roles_whole)
           : h->is_of_others         ? table_roles_others
           : h->role < HEADERS_ROLES ? table_roles_other
                                     : 0;
}

static void table_roles_weigh(table_roles_column *column) {
    for (size_t i = 0; i < LEN(table_roles_weights); i++) {
        const struct {
            int weight; /* in quarters */
            table_content_kind kind;
        } parts[] = {{table_roles_weights[i].town, TABLE_CONTENT_TOWN},
                     {table_roles_weights[i].area, TABLE_CONTENT_AREA},
                     {table_roles_weights[i].country, TABLE_CONTENT_COUNTRY},
                     {table_roles_weights[i].letters, TABLE_CONTENT_LETTERS},
                     {table_roles_weights[i].number, TABLE_CONTENT_NUMBER},
                     {table_roles_weights[i].postcode, TABLE_CONTENT_POSTCODE},
                     {table_roles_weights[i].address, TABLE_CONTENT_ADDRESS},
                     {table_roles_weights[i].person, TABLE_CONTENT_PERSON},
                     {table_roles_weights[i].junk, TABLE_CONTENT_JUNK},
                     {table_roles_weights[i].unknown, TABLE_CONTENT_UNKNOWN}};
        headers_role role = (headers_role)table_roles_weights[i].role;
        double sum = table_roles_of_header(&column->header, role);
        for (size_t p = 0; p < LEN(parts); p++) {
            sum += parts[p].weight * table_content_share(&column->content, parts[p].kind) / 4;
        }
        column->scores[role] = sum;
    }
}

/* Of a header that has several roles, as "kraj", a country or a region, the one that its cells
 * have; one with codes and towns, "PLZ Ort", is of towns. */
static void table_roles_prefer(table_roles_column *column) {
    static const double much = 0.5;
    bool has_code = column->header.role == HEADERS_POSTCODE || column->header.role == HEADERS_TOWN;
    headers_role best = column->header.role;
    double most = best <= HEADERS_COUNTRY ? column->scores[best] + much : table_roles_least;
    uint64_t others = column->header.others;
    others |= has_code ? UINT64_C(1) << HEADERS_CITY : 0;
    for (int role = 0; role <= HEADERS_COUNTRY && column->content.filled; role++) {
        if (others >> role & 1 && role != HEADERS_NAME) {
            column->header.role = (headers_role)role;
            table_roles_weigh(column);
            best = column->scores[role] > most ? (headers_role)role : best;
            most = MAX(most, column->scores[role]);
        }
    }
    column->header.role = best;
    table_roles_weigh(column);
}

/* A header that its cells deny says nothing. */
static void table_roles_doubt(table_roles_column *column) {
    table_roles_prefer(column);
    headers_role role = column->header.role;
    bool is_part = role <= HEADERS_COUNTRY && role != HEADERS_NAME;
    if (is_part && column->content.filled && column->scores[role] < table_roles_least) {
        column->header.role = HEADERS_OTHER;
        table_roles_weigh(column);
    }
}

/* ---- the choice ---- */

typedef struct {
    call *c;
    const csv_cells *titles;
    const table_sample *sample;
    table_roles_column *columns;
    int count;
    str home;                 /* the country of all towns; absent: none is known. STATIC */
    bool has_degrees;         /* the points of the sample are on the globe */
    uint64_t frame;           /* of the address that is chosen */
    int cells[HEADERS_ROLES]; /* by role the column that has it; -1: none */
} table_roles;

/* Whether the header says that a column has the role, and its cells do not deny it. */
static bool table_roles_may(const table_roles *r, int i, headers_role role) {
    const table_roles_column *column = &r->columns[i];
    bool is_empty = r->sample && r->sample->rows > 1 && !column->content.filled;
    return column->header.role == role && !column->is_used && !is_empty &&
           column->scores[role] >= table_roles_least;
}

static bool table_roles_is_better(const table_roles *r, int i, int best, headers_role role) {
    enum { HALVES = 2 }; /* scores that differ by less than 1/2 are equal: the header decides */
    double more =
        best < 0 ? 1 : (r->columns[i].scores[role] - r->columns[best].scores[role]) * HALVES;
    return more >= 1 || (more > -1 && r->columns[i].header.rank < r->columns[best].header.rank);
}

/* The best column of a role by its header, in that frame; -1: none. */
static int table_roles_best(const table_roles *r, headers_role role, uint64_t frame) {
    int best = -1;
    for (int i = 0; i < r->count; i++) {
        bool may = r->columns[i].header.frame == frame && table_roles_may(r, i, role);
        best = may && table_roles_is_better(r, i, best, role) ? i : best;
    }
    return best;
}

static void table_roles_take(table_roles *r, headers_role role, int cell) {
    if (cell >= 0 && r->cells[role] < 0) {
        r->cells[role] = cell;
        r->columns[cell].is_used = true;
    }
}

/* The words around the headers of the first address: those without any come first, if they have a
 * town. */
static uint64_t table_roles_frame(const table_roles *r) {
    static const struct {
        headers_role role;
        int worth; /* even: a header without other words is worth one more */
    } rows[] = {{HEADERS_QUERY, 6},   {HEADERS_CITY, 6},     {HEADERS_SUBURB, 6},
                {HEADERS_STREET, 4},  {HEADERS_POSTCODE, 4}, {HEADERS_ADDRESS, 4},
                {HEADERS_COUNTRY, 2}, {HEADERS_STATE, 2},    {HEADERS_COUNTY, 2}};
    enum { FEW = 5 }; /* rows of one town, as of the sender of all goods */
    uint64_t frame = 0;
    int best = 0;
    for (int i = 0; i < r->count; i++) {
        for (size_t k = 0; k < LEN(rows); k++) {
            uint64_t own = r->columns[i].header.frame;
            const table_content *content = &r->columns[i].content;
            bool is_one = content->filled >= FEW && content->distinct == 1;
            int worth = is_one ? 1 : rows[k].worth + (own == 0);
            if (worth > best && table_roles_may(r, i, rows[k].role)) {
                best = worth;
                frame = own;
            }
        }
    }
    return frame;
}

/* "N." is also the north; what is called an addition to a number may be all of it. */
static bool table_roles_may_be_number(const table_roles_column *column) {
    headers_role role = column->header.role;
    return role == HEADERS_ADDITION || role == HEADERS_HOUSE ||
           (role == HEADERS_LAT && column->header.is_starred);
}

/* A number that is called so: "Nr" counts the rows, unless it stands behind the street. There, too,
 * is what is called an addition to it, if all numbers are in it. */
static void table_roles_take_house(table_roles *r) {
    int house = -1, street = MAX(r->cells[HEADERS_STREET], r->cells[HEADERS_ADDRESS]);
    for (int i = 0; i < r->count && street >= 0; i++) {
        bool is_in = r->columns[i].header.frame == 0 || r->columns[i].header.frame == r->frame;
        bool is_it = is_in && table_roles_may(r, i, HEADERS_HOUSE) &&
                     (!r->columns[i].header.is_starred || i == street + 1);
        house = is_it && table_roles_is_better(r, i, house, HEADERS_HOUSE) ? i : house;
    }
    int next = street + 1;
    bool is_next = street >= 0 && house < 0 && next < r->count &&
                   table_roles_may_be_number(&r->columns[next]) &&
                   table_content_share(&r->columns[next].content, TABLE_CONTENT_NUMBER) > 0.5;
    table_roles_take(r, HEADERS_HOUSE, is_next ? next : house);
}

/* Whether other columns of a frame are a town or a street, which the column would be of. */
static bool table_roles_has_address(const table_roles *r, int cell) {
    bool has = false;
    for (int i = 0; i < r->count; i++) {
        headers_role role = r->columns[i].header.role;
        bool is_part = role <= HEADERS_CITY && role != HEADERS_NAME && role != HEADERS_HOUSE;
        has = has || (i != cell && is_part && !r->columns[i].is_used &&
                      r->columns[i].header.frame == r->columns[cell].header.frame);
    }
    return has;
}

/* The street and the code of a town that is called just so, "Address of the office", "CO_CEP": no
 * address has them. */
static void table_roles_take_loose(table_roles *r) {
    static const headers_role roles[] = {HEADERS_ADDRESS, HEADERS_STREET, HEADERS_POSTCODE};
    bool has_street = r->cells[HEADERS_ADDRESS] >= 0 || r->cells[HEADERS_STREET] >= 0,
         has_town = r->cells[HEADERS_CITY] >= 0 || r->cells[HEADERS_SUBURB] >= 0;
    int town = r->cells[HEADERS_CITY];
    bool is_free = !r->frame || (town >= 0 && r->columns[town].header.rank >= HEADERS_WEAK);
    for (size_t k = 0; k < LEN(roles) && is_free && has_town; k++) {
        bool is_street = roles[k] != HEADERS_POSTCODE;
        for (int i = 0; i < r->count && !(is_street && has_street); i++) {
            if (table_roles_may(r, i, roles[k]) && !table_roles_has_address(r, i)) {
                table_roles_take(r, roles[k], i);
                has_street = has_street || is_street;
            }
        }
    }
}

static bool table_roles_has(const table_roles *r, headers_role role) {
    return r->cells[role] >= 0;
}

/* Of two columns of towns the finer is of towns, the other of what they are in: "Şehir, İlçe". */
static void table_roles_take_finer(table_roles *r) {
    int town = r->cells[HEADERS_CITY];
    for (int i = 0; i < r->count && town >= 0 && r->sample && !table_roles_has(r, HEADERS_STATE);
         i++) {
        const table_roles_column *column = &r->columns[i];
        bool may = !column->is_used && column->header.role == HEADERS_CITY &&
                   column->header.frame == r->columns[town].header.frame &&
                   column->scores[HEADERS_CITY] >= table_roles_least;
        if (may && column->content.distinct > r->columns[town].content.distinct &&
            table_content_is_within(r->c, r->sample, i, town, false)) {
            r->cells[HEADERS_STATE] = town;
            r->cells[HEADERS_CITY] = i;
            r->columns[i].is_used = true;
        }
    }
}

static void table_roles_by_header(table_roles *r) {
    r->frame = table_roles_frame(r);
    for (int role = 0; role <= HEADERS_QUERY; role++) {
        bool is_axis = role == HEADERS_LAT || role == HEADERS_LON;
        if (!is_axis && role != HEADERS_HOUSE) {
            table_roles_take(r, (headers_role)role,
                             table_roles_best(r, (headers_role)role, r->frame));
            table_roles_take(r, (headers_role)role, table_roles_best(r, (headers_role)role, 0));
        }
    }
    table_roles_take_loose(r);
    table_roles_take_house(r);
    table_roles_take_finer(r);
}

/* The column without a header of a role whose cells are most like it; -1: none is. */
static int table_roles_by_cells(const table_roles *r, headers_role role) {
    enum { FEW = 5 }; /* rows that have different places, and not "Site 1", "Site 2" */
    int best = -1;
    for (int i = 0; i < r->count; i++) {
        const table_roles_column *column = &r->columns[i];
        double most = best < 0 ? table_roles_least - 0.01 : r->columns[best].scores[role];
        bool is_sure = role != HEADERS_CITY || /* given names are towns, too, but obscure ones */
                       table_content_share(&column->content, TABLE_CONTENT_SURE) > 0.5;
        bool is_label = column->content.filled >= FEW &&
                        (column->content.distinct == 1 || column->content.is_numbered);
        bool is_free =
            column->header.role >= HEADERS_ROLES && !column->is_used && is_sure && !is_label;
        best = is_free && column->scores[role] > most ? i : best;
    }
    return best;
}

/* The town's areas: columns that no header of this address names, if the towns are in them. */
static void table_roles_take_areas(table_roles *r, int town) {
    static const headers_role roles[] = {HEADERS_COUNTRY, HEADERS_STATE};
    for (size_t k = 0; k < LEN(roles) * (size_t)r->count; k++) {
        int i = (int)k % r->count;
        headers_role role = roles[k / (size_t)r->count];
        table_roles_column *column = &r->columns[i];
        bool is_country = role == HEADERS_COUNTRY;
        bool is_like =
            column->scores[role] >= table_roles_least ||
            (column->header.role >= HEADERS_ROLES && !column->header.is_of_others &&
             table_content_share(&column->content,
                                 is_country ? TABLE_CONTENT_ISO : TABLE_CONTENT_LETTERS) > 0.9);
        if (is_like && !column->is_used && !table_roles_has(r, role) &&
            !table_content_are_same(r->sample, town, i) &&
            table_content_is_within(r->c, r->sample, town, i, is_country)) {
            table_roles_take(r, role, i);
        }
    }
}

/* The column without a header, next to the column `beside`, that nearly all cells of are of one
 * kind, and not of another; -1: none. */
static int table_roles_of_kind(const table_roles *r, table_content_kind kind,
                               table_content_kind other, int beside) {
    enum { REACH = 2 }; /* columns that a code is from its town */
    bool is_code = kind == TABLE_CONTENT_POSTCODE;
    int found = -1;
    for (int i = 0; i < r->count; i++) {
        const table_roles_column *column = &r->columns[i];
        bool is_free = column->header.role >= (is_code ? HEADERS_ROLES : HEADERS_ID) &&
                       !column->is_used &&
                       !(is_code && (abs(i - beside) > REACH || column->header.is_of_others));
        double share = table_content_share(&column->content, kind) -
                       table_content_share(&column->content, other);
        bool is_nearer = found < 0 || abs(i - beside) < abs(found - beside);
        found = is_free && share > 0.9 && is_nearer ? i : found;
    }
    return found;
}

/* Postal codes that are more than digits, which may be anything: "3511 AB". They are of the towns'
 * country, if it is known. */
static int table_roles_codes(const table_roles *r, int beside) {
    int found = table_roles_of_kind(r, TABLE_CONTENT_POSTCODE, TABLE_CONTENT_NUMBER, beside);
    int filled = 0, right = 0;
    for (int i = 0; found >= 0 && r->home.len && i < r->sample->rows; i++) {
        str code = table_content_cell(r->sample, i, found);
        filled += code.len > 0;
        right += code.len && table_postcode_is_of(code, r->home);
    }
    return right * 2 < filled ? -1 : found;
}

/* "52.52, 13.405" */
static int table_roles_pairs(const table_roles *r) {
    return table_roles_of_kind(r, TABLE_CONTENT_PAIR, TABLE_CONTENT_NUMBER, 0);
}

static void table_roles_by_content(table_roles *r, bool has_point) {
    bool has_town = table_roles_has(r, HEADERS_QUERY) || table_roles_has(r, HEADERS_CITY) ||
                    table_roles_has(r, HEADERS_SUBURB);
    bool has_street = table_roles_has(r, HEADERS_ADDRESS) || table_roles_has(r, HEADERS_STREET);
    if (!has_town && !has_street && !has_point) {
        table_roles_take(r, HEADERS_QUERY, table_roles_pairs(r));
        has_town = table_roles_has(r, HEADERS_QUERY);
    }
    if (!has_town && !has_point) {
        table_roles_take(r, HEADERS_CITY, table_roles_by_cells(r, HEADERS_CITY));
        if (!has_street) {
            table_roles_take(r, HEADERS_ADDRESS, table_roles_by_cells(r, HEADERS_ADDRESS));
        }
    }
    int town = MAX(r->cells[HEADERS_CITY], r->cells[HEADERS_SUBURB]);
    if (town >= 0) {
        table_roles_take_areas(r, town);
    }
    if (town >= 0 && !table_roles_has(r, HEADERS_COUNTRY) && r->sample->has_names) {
        r->home = table_content_home(r->c, r->sample, town);
    }
    if (town >= 0 || has_street) {
        int street = MAX(r->cells[HEADERS_ADDRESS], r->cells[HEADERS_STREET]);
        table_roles_take(r, HEADERS_POSTCODE, table_roles_codes(r, town >= 0 ? town : street));
    }
    if (!has_town && !has_point && town < 0 && !table_roles_has(r, HEADERS_QUERY)) {
        table_roles_take(r, HEADERS_COUNTRY, table_roles_by_cells(r, HEADERS_COUNTRY));
    }
}

/* ---- points ---- */

/* The points of the sample: those on land as they are, and in the other order. */
typedef struct {
    int points, valid, good, turned, beyond;
    double low, high; /* latitudes */
} table_roles_points;

static table_roles_points table_roles_look_at_points(const table_roles *r, int lat, int lon) {
    table_roles_points seen = {.low = INFINITY, .high = -INFINITY};
    for (int i = 0; r->sample && i < r->sample->rows; i++) {
        double at[2];
        if (axes_point(table_content_cell(r->sample, i, lat), table_content_cell(r->sample, i, lon),
                       &at[0], &at[1])) {
            bool is_point = geo_is_point(at[0], at[1]), may_turn = geo_is_point(at[1], at[0]);
            seen.points++;
            seen.valid += is_point;
            seen.good += is_point && !find_is_at_sea(r->c, at[0], at[1]);
            seen.turned += may_turn && !find_is_at_sea(r->c, at[1], at[0]);
            seen.beyond += !is_point && may_turn;
            seen.low = MIN(seen.low, at[0]);
            seen.high = MAX(seen.high, at[0]);
        }
    }
    return seen;
}

/* Whether the points of the sample are only right with their coordinates in the other order. Those
 * of one cruise, which lie side by side, may be at sea. */
static bool table_roles_are_turned(const table_roles_points *seen) {
    enum { FEW = 3, ALL = 95, HALF = 60, SPREAD_DEG = 1 }; /* points; percent */
    bool is_spread = seen->beyond || seen->high - seen->low >= SPREAD_DEG;
    return seen->points >= FEW && is_spread && seen->turned * 100 >= seen->points * ALL &&
           seen->good * 100 <= seen->points * HALF;
}

/* Two columns of degrees side by side, of a table without headers. */
static bool table_roles_find_degrees(const table_roles *r, int *lat, int *lon) {
    bool found = false;
    for (int i = 0; i + 1 < r->count && !found; i++) {
        const table_roles_column *a = &r->columns[i], *b = a + 1;
        found = a->header.role >= HEADERS_ROLES && b->header.role >= HEADERS_ROLES &&
                table_content_share(&a->content, TABLE_CONTENT_LAT) > 0.9 &&
                table_content_share(&b->content, TABLE_CONTENT_LON) > 0.9;
        *lat = found ? i : *lat;
        *lon = found ? i + 1 : *lon;
    }
    return found;
}

/* The columns of the points, in the order that their places allow. */
static void table_roles_take_point(table_roles *r, bool is_untitled, bool *is_turned) {
    int lat = -1, lon = -1;
    bool found = headers_find_point(r->titles->at, r->titles->count, &lat, &lon);
    found = found || (is_untitled && table_roles_find_degrees(r, &lat, &lon));
    if (found) {
        table_roles_points seen = table_roles_look_at_points(r, lat, lon);
        *is_turned = table_roles_are_turned(&seen);
        r->has_degrees = seen.valid > 0;
        table_roles_take(r, HEADERS_LAT, *is_turned ? lon : lat);
        table_roles_take(r, HEADERS_LON, *is_turned ? lat : lon);
    }
}

/* ---- all of it ---- */

static table_columns table_roles_put(table_roles *r) {
    table_columns found = {.country = -1};
    bool has_parts = table_roles_has(r, HEADERS_STREET) && table_roles_has(r, HEADERS_HOUSE),
         has_street = table_roles_has(r, HEADERS_ADDRESS) || table_roles_has(r, HEADERS_STREET),
         has_city = table_roles_has(r, HEADERS_CITY) || table_roles_has(r, HEADERS_SUBURB);
    const struct {
        headers_role role;
        bool is_out;
    } rows[] = {
        {HEADERS_ADDRESS, has_parts},
        {HEADERS_STREET, !has_parts && table_roles_has(r, HEADERS_ADDRESS)},
        {HEADERS_SUBURB, table_roles_has(r, HEADERS_CITY)}, /* in Australia it is the town */
        {HEADERS_NAME, has_street || has_city}};
    for (size_t i = 0; i < LEN(rows); i++) {
        r->cells[rows[i].role] = rows[i].is_out ? -1 : r->cells[rows[i].role];
    }
    for (int role = 0; role <= HEADERS_COUNTRY; role++) {
        table_columns_add(&found, r->cells[role], (headers_role)role);
    }
    return found;
}

/* Other columns of countries, which count where the first is empty; not those of something else, as
 * "Shipping Country". */
static void table_roles_add_countries(const table_roles *r, table_columns *to) {
    for (int i = 0; i < r->count && table_roles_has(r, HEADERS_COUNTRY); i++) {
        bool is_it = !r->columns[i].header.frame && r->columns[i].header.rank < HEADERS_PART &&
                     table_roles_may(r, i, HEADERS_COUNTRY);
        table_columns_add(to, is_it ? i : -1, HEADERS_COUNTRY);
    }
}

/* The country whose states a column of codes has: "CO" is Colorado beside "TX" and "OH". Absent:
 * that of no column tells it. */
static str table_roles_country_of(const table_roles *r, int states) {
    static const char *const codes[] = {"US", "CA", "BR", "AU", "IN", "MX"}; /* that use such */
    enum { FEW = 2 };                                                        /* different codes */
    const table_content *content = &r->columns[states].content;
    str found = STR_NONE;
    for (size_t i = 0; i < LEN(codes) && !found.len && content->distinct >= FEW &&
                       table_content_share(content, TABLE_CONTENT_LETTERS) > 0.9;
         i++) {
        bool is_it = table_content_are_states(r->c, r->sample, states, str_of(codes[i]));
        found = is_it ? str_of(codes[i]) : found;
    }
    return found;
}

/* Whether the only place that rows name is one that the gazetteer mostly does not know, as where
 * birds were seen; their points tell more. */
static bool table_roles_is_vague(const table_roles *r) {
    static const headers_role finer[] = {HEADERS_ADDRESS, HEADERS_STREET, HEADERS_POSTCODE};
    int town = MAX(r->cells[HEADERS_CITY], r->cells[HEADERS_SUBURB]);
    bool is_vague = r->has_degrees && town >= 0 && r->sample && r->sample->has_names;
    for (size_t i = 0; i < LEN(finer); i++) {
        is_vague = is_vague && !table_roles_has(r, finer[i]);
    }
    return is_vague && table_content_share(&r->columns[town].content, TABLE_CONTENT_UNKNOWN) > 0.5;
}

/* Whether a name is all that there is, beside what is of persons and goods: "Artist, Song, Label".
 */
static bool table_roles_is_of_goods(const table_roles *r, const table_columns *found) {
    enum { FEW = 2 };
    int others = 0;
    for (int i = 0; i < r->count; i++) {
        others += r->columns[i].header.is_of_others;
    }
    return found->count == 1 && found->at[0].role == HEADERS_NAME && others >= FEW;
}

/* "query" is all of it, but for the country. */
static table_columns table_roles_build(table_roles *r, bool is_turned) {
    table_columns found = {.count = 0};
    bool has_address = table_roles_has(r, HEADERS_ADDRESS) || table_roles_has(r, HEADERS_STREET) ||
                       table_roles_has(r, HEADERS_CITY) || table_roles_has(r, HEADERS_SUBURB) ||
                       table_roles_has(r, HEADERS_POSTCODE);
    bool has_point = table_roles_has(r, HEADERS_LAT);
    has_address = has_address && !(has_point && table_roles_is_vague(r));
    if (table_roles_has(r, HEADERS_QUERY)) {
        table_columns_add(&found, r->cells[HEADERS_QUERY], HEADERS_QUERY);
        table_columns_add(&found, r->cells[HEADERS_COUNTRY], HEADERS_COUNTRY);
    } else if (!has_address && has_point) {
        table_columns_add(&found, r->cells[HEADERS_LAT], HEADERS_LAT);
        table_columns_add(&found, r->cells[HEADERS_LON], HEADERS_LON);
        found.is_point = true;
    } else {
        found = table_roles_put(r);
    }
    found.count = table_roles_is_of_goods(r, &found) ? 0 : found.count;
    if (!found.is_point) {
        table_roles_add_countries(r, &found);
    }
    found.has_point = has_point && r->has_degrees;
    found.is_turned = has_point && is_turned;
    found.country = r->cells[HEADERS_COUNTRY];
    if (table_roles_has(r, HEADERS_STATE) && !table_roles_has(r, HEADERS_COUNTRY)) {
        found.country_code = table_roles_country_of(r, r->cells[HEADERS_STATE]);
    }
    found.home = found.is_point || found.country_code.len ? STR_NONE : r->home;
    found.has_names =
        table_roles_has(r, HEADERS_COUNTRY) &&
        table_content_share(&r->columns[found.country].content, TABLE_CONTENT_COUNTRY) > 0.5;
    found.lat = r->cells[HEADERS_LAT];
    found.lon = r->cells[HEADERS_LON];
    return found;
}

GEO_FN table_columns table_roles_choose(call *c, const csv_cells *titles,
                                        const table_sample *sample) {
    arena mem = c->mem;
    table_roles r = {.c = c, .titles = titles, .sample = sample, .count = titles->count};
    bool is_turned = false, has_titles = false, has_rows = sample && sample->rows;
    r.columns = ARENA_NEW(&c->mem, table_roles_column, (size_t)titles->count);
    r.count = r.columns ? titles->count : 0;
    for (int i = 0; i < HEADERS_ROLES; i++) {
        r.cells[i] = -1;
    }
    for (int i = 0; i < r.count; i++) {
        int64_t number;
        r.columns[i] = (table_roles_column){.header = headers_read(titles->at[i])};
        if (has_rows && i < sample->columns) {
            r.columns[i].content = table_content_look(c, sample, sample->rows, i);
        }
        table_roles_weigh(&r.columns[i]);
        table_roles_doubt(&r.columns[i]);
        has_titles = has_titles || !str_int(titles->at[i], &number);
    }
    table_roles_take_point(&r, !has_titles, &is_turned);
    for (int i = 0; i < r.count && r.has_degrees; i++) { /* points tell more than doubtful names */
        headers_reading *h = &r.columns[i].header;
        h->role = h->rank >= HEADERS_WEAK ? HEADERS_OTHER : h->role;
    }
    table_roles_by_header(&r);
    if (has_rows) {
        table_roles_by_content(&r, table_roles_has(&r, HEADERS_LAT));
    }
    table_columns found = table_roles_build(&r, is_turned);
    c->mem = mem;
    return found;
}
