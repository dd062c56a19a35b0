/* offset -- reads a number with a unit, a direction and a place, or two places and a word for what
 * is between them. Owns nothing.
 *
 * The words are rows of the lexicon: "offset" with its bearing ("north of"), "bearing" for those
 * round a number of degrees ("at 245 degrees from"), "distance_unit" with
 * its metres, "middle" with the words that stand between two places. */
#include "offset.h"

#include <math.h>

#include "../base/ascii.h"
#include "../base/out.h"
#include "../geo/fold.h"
#include "../geo/geo.h"
#include "../geo/lexicon.h"

enum { OFFSET_WORDS_MAX = 4, OFFSET_KEY_MAX = 64 };

#define OFFSET_MAX_M     2e7  /* half way round the earth */
#define OFFSET_SHARE     0.1  /* of a distance: so exact it is said, */
#define OFFSET_PLACE_M   1000 /* and the middle of a town is told */
#define OFFSET_BETWEEN_M 10000

/* The longest of the first words of a text that the lexicon has in a role, which are cut off. */
static bool offset_cut(str *text, lexicon_role role, lexicon_entry *entry) {
    size_t ends[OFFSET_WORDS_MAX];
    int count = 0;
    for (str rest = *text; rest.len && count < OFFSET_WORDS_MAX; count++) {
        str_cut(&rest, ' ');
        ends[count] = text->len - rest.len;
    }
    for (; count--;) {
        char room[OFFSET_KEY_MAX];
        str words = str_trim(str_head(*text, ends[count]));
        str key =
            words.len < sizeof room ? fold_name(words, FOLD_PLAIN, room, sizeof room) : STR_NONE;
        if (key.len && lexicon_find_role(key, role, entry)) {
            *text = str_trim(str_from(*text, ends[count]));
            return true;
        }
    }
    return false;
}

/* Cuts "20" or "2,5" off; the unit may follow without a blank. */
static bool offset_cut_number(str *text, double *number) {
    char room[16];
    size_t len = 0, digits = 0;
    for (; len < text->len && len < sizeof room; len++) {
        char c = text->at[len];
        bool is_point = (c == '.' || c == ',') && digits;
        if (!ascii_is_digit(c) && !is_point) {
            break;
        }
        digits += ascii_is_digit(c);
        room[len] = is_point ? '.' : c;
    }
    bool is_number = digits && str_num((str){room, len}, number);
    *text = str_trim(str_from(*text, len));
    return is_number;
}

/* "north of", "at 245 degrees from" */
static bool offset_cut_bearing(str *text, double *bearing_deg) {
    lexicon_entry word;
    if (offset_cut(text, LEXICON_OFFSET, &word)) {
        return str_num(word.meaning, bearing_deg);
    }
    offset_cut(text, LEXICON_BEARING, &word);
    return offset_cut_number(text, bearing_deg) && *bearing_deg <= 360 &&
           offset_cut(text, LEXICON_BEARING, &word);
}

static bool offset_read_distance(str text, offset_reading *r) {
    lexicon_entry unit;
    double number, metres;
    if (!offset_cut_number(&text, &number) || !offset_cut(&text, LEXICON_DISTANCE_UNIT, &unit) ||
        !str_num(unit.meaning, &metres) || !offset_cut_bearing(&text, &r->bearing_deg)) {
        return false;
    }
    r->distance_m = number * metres;
    r->precision_m = MAX(r->distance_m * OFFSET_SHARE, OFFSET_PLACE_M);
    r->from = text;
    r->to = STR_NONE;
    return text.len && r->distance_m <= OFFSET_MAX_M;
}

/* "between A and B": where the word between them is, is told by the word before. */
static bool offset_read_middle(str text, offset_reading *r) {
    lexicon_entry middle;
    if (!offset_cut(&text, LEXICON_MIDDLE, &middle)) {
        return false;
    }
    for (str links = middle.meaning; links.len;) {
        char room[OFFSET_KEY_MAX];
        out o = out_of(room, sizeof room);
        out_char(&o, ' ');
        out_text(&o, str_cut(&links, '/'));
        out_char(&o, ' ');
        ptrdiff_t at = str_find(text, out_str(&o));
        if (at > 0) {
            r->from = str_trim(str_head(text, (size_t)at));
            r->to = str_trim(str_from(text, (size_t)at + o.len));
            r->precision_m = OFFSET_BETWEEN_M;
            return r->from.len && r->to.len;
        }
    }
    return false;
}

GEO_FN bool offset_read(str text, offset_reading *r) {
    text = str_trim(text);
    return offset_read_distance(text, r) || offset_read_middle(text, r);
}

GEO_FN void offset_point(const offset_reading *r, const double lats[2], const double lons[2],
                         double *lat, double *lon) {
    double bearing = r->bearing_deg, distance_m = r->distance_m;
    if (r->to.len) {
        bearing = geo_bearing_deg(lats[0], lons[0], lats[1], lons[1]);
        distance_m = geo_distance_m(lats[0], lons[0], lats[1], lons[1]) / 2;
    }
    geo_destination(lats[0], lons[0], bearing, distance_m, lat, lon);
}

#undef OFFSET_MAX_M
#undef OFFSET_SHARE
#undef OFFSET_PLACE_M
#undef OFFSET_BETWEEN_M
