/* table_postcode -- what postal codes lose as numbers. Owns nothing: the forms of codes are in
 * ../geo/postcode.h. */
#include "table_postcode.h"

#include "../base/ascii.h"
#include "../base/out.h"
#include "../find/find.h"
#include "../geo/fold.h"
#include "../geo/geo.h"
#include "../geo/place.h"
#include "../geo/postcode.h"

/* "98103.0" without its fraction; other cells as they are. */
static str table_postcode_whole(str cell) {
    size_t dot = str_index(cell, '.');
    bool is_whole = dot + 1 < cell.len;
    for (size_t i = 0; i < cell.len; i++) {
        is_whole = is_whole && (i == dot  ? true
                                : i > dot ? cell.at[i] == '0'
                                          : ascii_is_digit(cell.at[i]));
    }
    return is_whole ? str_head(cell, dot) : cell;
}

static bool table_postcode_is_number(str code) {
    bool is_number = code.len > 0 && code.len < POSTCODE_DIGITS_MAX;
    for (size_t i = 0; i < code.len; i++) {
        is_number = is_number && ascii_is_digit(code.at[i]);
    }
    return is_number;
}

GEO_FN bool table_postcode_is_of(str code, str country) {
    enum { KEY_MAX = 64 }; /* bytes */
    char room[KEY_MAX];
    postcode_reading readings[POSTCODE_COUNTRIES_MAX];
    int count = postcode_read(fold_name(code, FOLD_PLAIN, room, sizeof room), readings);
    bool found = false;
    for (int i = 0; i < count && !found; i++) {
        found = str_eq_nocase(readings[i].country, country);
    }
    return found;
}

/* The country of a state; two letters are of the United States, if of any. In REQUEST memory. */
static str table_postcode_country(call *c, str state) {
    place_query query = {.text = state.len == 2 ? arena_join(&c->mem, state, STR(", US")) : state,
                         .limit = 1,
                         .viewbox = geo_bbox_none(),
                         .feature = STR("state"),
                         .is_offline = true,
                         .is_as_typed = true};
    place_answer found = {.places = {NULL, 0}};
    bool is_found = state.len && !find_search(c, &query, &found) && found.places.count &&
                    !found.origin.dropped.len;
    call_clear_failure(c);
    return is_found ? place_part(&found.places.at[0], "country_code") : STR_NONE;
}

GEO_FN str table_postcode_mend(call *c, str cell, str country, str state,
                               char room[TABLE_POSTCODE_MAX]) {
    enum { ZEROS = 3, DIGITS = 3 }; /* that are lost at most, and left at least */
    str code = table_postcode_whole(cell);
    if (!table_postcode_is_number(code) || code.len < DIGITS ||
        code.len + ZEROS > TABLE_POSTCODE_MAX) {
        return code;
    }
    country = country.len || code.len > DIGITS + 1 ? country : table_postcode_country(c, state);
    out o = out_of(room, TABLE_POSTCODE_MAX);
    for (int zeros = 0; zeros < ZEROS && country.len; zeros++) {
        o.len = 0;
        out_text(&o, str_head(STR("000"), (size_t)zeros));
        out_text(&o, code);
        if (table_postcode_is_of(out_str(&o), country)) {
            return out_str(&o);
        }
    }
    return code;
}
