/* notation -- the table of notations for coordinates.
 *
 * Flow: a query is read here before it is searched as a name, and a point is written in all
 * notations. Each row reads the whole text or nothing; rows that a word might fit are stricter when
 * the text does not begin with their name. Owns the table. */
#include "notation.h"

#include <math.h>
#include <string.h>

#include "../base/ascii.h"
#include "../base/utf8.h"
#include "angle.h"
#include "codes.h"
#include "fold.h"
#include "geo.h"
#include "grid.h"
#include "lexicon.h"
#include "notation_degrees.h"
#include "notation_link.h"
#include "postcode.h"

#define NOTATION_FINE_DEG   0.0085    /* half a minute */
#define NOTATION_LV03_SHIFT 1000000.0 /* of northings from LV95; twice that of eastings */

/* ---- UTM, UPS and MGRS ---- */

typedef struct {
    grid_utm u;
    int numbers;
    double unit;
    char band;          /* upper case; 0: none yet */
    bool is_hemisphere; /* a word said which */
} notation_utm;

/* Is the word one of those, which blanks separate? */
static bool notation_is_word(str word, const char *words) {
    str rest = str_of(words);
    bool is_one = false;
    while (rest.at && !is_one) {
        is_one = str_eq_nocase(word, str_cut(&rest, ' '));
    }
    return is_one;
}

/* "31", "31U", "U"; before or behind the numbers. */
static bool notation_utm_zone(str word, notation_utm *n) {
    size_t digits = 0;
    int zone = 0;
    for (; digits < word.len && ascii_is_digit(word.at[digits]) && digits < 2; digits++) {
        zone = zone * 10 + word.at[digits] - '0';
    }
    str letter = str_from(word, digits);
    bool is_word = notation_is_word(letter, "north south");
    if ((digits && (n->u.zone || n->band || zone < 1 || zone > 60)) ||
        (letter.len &&
         (n->band || !ascii_is_alpha(letter.at[0]) || (letter.len > 1 && !is_word)))) {
        return false;
    }
    n->u.zone += zone;
    if (letter.len) {
        n->band = (char)(ascii_lower(letter.at[0]) - 'a' + 'A');
        n->is_hemisphere = is_word;
    }
    return digits || letter.len;
}

/* "448251", "448251.5mE", with more digits than a zone has. */
static bool notation_utm_number(str word, notation_utm *n) {
    size_t end = word.len;
    while (end && ascii_is_alpha(word.at[end - 1])) {
        end--;
    }
    str number = str_head(word, end);
    size_t point = str_index(number, '.');
    if ((end < word.len && !notation_is_word(str_from(word, end), "m me mn e n")) ||
        n->numbers == 2 || point < (n->numbers ? 1 : 5) || !ascii_is_digit(word.at[0]) ||
        !str_num(number, n->numbers ? &n->u.at.north : &n->u.at.east)) {
        return false;
    }
    n->numbers++;
    n->unit = pow(10, -(double)(point < number.len ? MIN(number.len - point - 1, 9) : 0));
    return true;
}

static bool notation_utm_words(str text, notation_utm *n) {
    *n = (notation_utm){.unit = 1};
    while (text.at) {
        size_t end = 0;
        while (end < text.len && !ascii_is_space(text.at[end]) && text.at[end] != ',') {
            end++;
        }
        str word = str_head(text, end);
        text = end < text.len ? str_from(text, end + 1) : STR_NONE;
        bool is_silent = !word.len || notation_is_word(word, "zone m me mn") ||
                         (n->band && notation_is_word(word, "e n"));
        /* A zone before the numbers or behind both, never between them. */
        if (!is_silent && !notation_utm_number(word, n) &&
            (n->numbers == 1 || !notation_utm_zone(word, n))) {
            return false;
        }
    }
    return n->numbers == 2 && n->band;
}

/* Half a degree beyond is near enough for a grid that is used beyond its edges. */
static bool notation_is_band(char band, double lat) {
    return grid_band(fmin(fmax(lat - 0.5, -80), 83), 0) == band ||
           grid_band(fmin(fmax(lat + 0.5, -80), 83), 0) == band;
}

/* One letter may be a band or a hemisphere: N is north in both, S is one in the north as well. */
static int notation_read_utm(str text, notation_reading *r) {
    notation_utm n;
    int count = 0;
    if (!notation_utm_words(text, &n)) {
        return 0;
    }
    bool is_pole = n.band < 'C' || n.band > 'X';
    if (is_pole != !n.u.zone) {
        return 0;
    }
    for (int south = 0; south < 2; south++) {
        n.u.is_north = !south;
        grid_point p = grid_utm_point(n.u);
        bool is_letter = n.band == (south ? 'S' : 'N') && !is_pole && (p.lat < 0) == south;
        bool is_band = !n.is_hemisphere && (n.band >= 'N') == !south &&
                       (is_pole || notation_is_band(n.band, p.lat));
        if (!isnan(p.lat) && (is_letter || is_band)) {
            count += notation_degrees_one(r + count, p.lat, p.lon, n.unit / 2);
        }
    }
    return count;
}

static bool notation_write_utm(double lat, double lon, out *o) {
    grid_utm u = grid_utm_of(lat, lon);
    if (u.zone) {
        out_int(o, u.zone);
    }
    out_char(o, grid_band(lat, lon));
    out_char(o, ' ');
    out_fixed(o, u.at.east, 2);
    out_char(o, ' ');
    out_fixed(o, u.at.north, 2);
    return true;
}

/* Blanks between zone, square and digits are left out; elsewhere they make it no MGRS. */
static bool notation_mgrs_compact(str text, out *o) {
    size_t blanks = 0;
    for (size_t i = 0; i < text.len; i++) {
        bool is_here = ascii_is_space(text.at[i]);
        blanks += is_here;
        if (is_here && i && i + 1 < text.len && !ascii_is_digit(text.at[i + 1]) &&
            (ascii_is_digit(text.at[i - 1]) || !ascii_is_alpha(text.at[i + 1]))) {
            return false; /* "12 Rue 16" */
        }
        if (!is_here) {
            out_char(o, text.at[i]);
        }
    }
    return !o->full && blanks <= 3;
}

static int notation_read_mgrs(str text, notation_reading *r) {
    char bytes[24];
    out o = out_of(bytes, sizeof bytes);
    grid_point p;
    double half_m;
    bool is_one = notation_mgrs_compact(text, &o) && grid_mgrs_read(out_str(&o), &p, &half_m);
    return is_one ? notation_degrees_one(r, p.lat, p.lon, half_m) : 0;
}

/* A square alone, "18SUJ", is too near to a house number and a word; squares near the poles, which
 * begin with letters, are so with fewer than six digits. */
static bool notation_is_mgrs(str text) {
    notation_reading r;
    (void)notation_read_mgrs(text, &r);
    return ascii_is_digit(text.at[0]) ? r.precision_m <= 5000
                                      : r.precision_m <= 50 && str_is_capitals(str_head(text, 3));
}

static bool notation_write_mgrs(double lat, double lon, out *o) {
    grid_mgrs_write(o, lat, lon, GRID_MGRS_DIGITS);
    return true;
}

/* ---- codes ---- */

static int notation_cell(notation_reading *r, const codes_cell *cell) {
    double wide = cell->half_lon * cos(cell->lat * GEO_DEG);
    return notation_degrees_one(r, cell->lat, cell->lon,
                                fmax(cell->half_lat, wide) * NOTATION_DEGREE_M);
}

/* A code before or behind its place: "9G8F+6X Zurich", "Zurich, 9G8F+6X". */
static bool notation_plus_split(str text, str *code, str *place) {
    size_t plus = str_index(text, '+'), from = plus, to = plus;
    while (from && !ascii_is_space(text.at[from - 1]) && text.at[from - 1] != ',') {
        from--;
    }
    while (to < text.len && !ascii_is_space(text.at[to]) && text.at[to] != ',') {
        to++;
    }
    *code = str_head(str_from(text, from), to - from);
    str before = str_trim(str_head(text, from)), behind = str_trim(str_from(text, to));
    behind = str_trim(str_from(behind, str_starts(behind, STR(","))));
    before = str_trim(str_head(before, before.len - str_ends(before, STR(","))));
    *place = before.len ? before : behind;
    return plus < text.len && !(before.len && behind.len) && codes_plus_is_valid(*code);
}

static int notation_read_plus(str text, notation_reading *r) {
    codes_cell cell;
    str code, place;
    if (!notation_plus_split(text, &code, &place)) {
        return 0;
    }
    *r = (notation_reading){.lat = NAN, .lon = NAN};
    if (codes_plus_decode(code, &cell) && !notation_cell(r, &cell)) {
        return 0;
    }
    r->code = code;
    r->place = place;
    return 1;
}

/* "22+22" is a sum. */
static bool notation_is_plus(str text) {
    str code, place;
    bool is_code = notation_plus_split(text, &code, &place);
    size_t plus = str_index(code, '+');
    return is_code && plus >= 4 && (plus == 8 || code.len > plus + 1);
}

static bool notation_write_plus(double lat, double lon, out *o) {
    codes_plus_encode(o, lat, lon, 11);
    return true;
}

GEO_FN void notation_settle(notation_reading *r, double lat, double lon) {
    char bytes[32];
    out o = out_of(bytes, sizeof bytes);
    codes_cell cell;
    if (codes_plus_recover(&o, r->code, lat, lon) && codes_plus_decode(out_str(&o), &cell)) {
        r->lat = cell.lat;
        r->lon = cell.lon;
        r->precision_m = cell.half_lat * NOTATION_DEGREE_M;
    }
}

/* Whether a code of letters and digits has the form of one; in capitals, too. */
static bool notation_is_postcode(str text) {
    char key[POSTCODE_KEY_MAX];
    size_t len = MIN(text.len, sizeof key);
    for (size_t i = 0; i < len; i++) {
        key[i] = ascii_lower(text.at[i]);
    }
    return len == text.len && postcode_is((str){key, len});
}

/* A geohash without its name: lower case, seven characters and more, letters and digits in turn at
 * least twice ("berg2025" is no geohash), and no postcode ("c1425dkf", "sw1e5dn"). */
static bool notation_is_geohash(str text) {
    int turns = 0;
    for (size_t i = 0; i < text.len; i++) {
        if (text.at[i] != ascii_lower(text.at[i])) {
            return false;
        }
        turns += i && ascii_is_digit(text.at[i]) != ascii_is_digit(text.at[i - 1]);
    }
    return text.len >= 7 && turns >= 2 && !notation_is_postcode(text);
}

static int notation_read_geohash(str text, notation_reading *r) {
    codes_cell cell;
    return codes_geohash_decode(text, &cell) ? notation_cell(r, &cell) : 0;
}

static bool notation_write_geohash(double lat, double lon, out *o) {
    codes_geohash_encode(o, lat, lon, CODES_GEOHASH_MAX - 1);
    return true;
}

/* A locator without its name: six characters in capitals, the last two in either case, unless it is
 * a postcode ("BN11AA"); four are too few. */
static bool notation_is_locator(str text) {
    bool is_usual = text.len == 6 && str_is_capitals(str_head(text, 2));
    bool is_small = is_usual && ascii_is_alpha(text.at[4]) &&
                    ascii_lower(text.at[4]) == text.at[4] && ascii_lower(text.at[5]) == text.at[5];
    bool is_large = is_usual && str_is_capitals(str_from(text, 4));
    return text.len > 6 || is_small || (is_large && !notation_is_postcode(text));
}

static int notation_read_locator(str text, notation_reading *r) {
    codes_cell cell;
    return codes_locator_decode(text, &cell) ? notation_cell(r, &cell) : 0;
}

static bool notation_write_locator(double lat, double lon, out *o) {
    codes_locator_encode(o, lat, lon, CODES_LOCATOR_MAX);
    return true;
}

/* ---- metres of a country or the world ---- */

enum { NOTATION_GROUP = 3 }; /* digits between marks of thousands */

typedef struct {
    double v[2], unit;
    int digits;     /* before the point, of the longer number */
    bool is_marked; /* separated by more than a blank, or with marks of thousands */
    bool has_fraction;
} notation_metres;

/* Bytes of a mark of thousands at the front of s: "2'600'000" with either apostrophe, or where a
 * group may end, a blank before three digits: "2 600 000". */
static size_t notation_thousands(str s, bool may_end) {
    const str quote = STR("\xE2\x80\x99");
    bool is_blank = may_end && str_starts(s, STR(" "));
    size_t used = str_starts(s, STR("'")) || is_blank ? 1 : str_starts(s, quote) ? quote.len : 0;
    size_t more = 0;
    while (used && used + more < s.len && ascii_is_digit(s.at[used + more])) {
        more++;
    }
    return more && (!is_blank || more == NOTATION_GROUP) ? used : 0;
}

/* One number at the front of *s, with an E or N and a unit around it. */
static bool notation_metre(str *s, notation_metres *m, int index) {
    char bytes[24];
    out o = out_of(bytes, sizeof bytes);
    int digits = 0;
    bool has_point = false, is_grouped = false;
    while (s->len && (ascii_is_digit(s->at[0]) || (o.len && !has_point && s->at[0] == '.') ||
                      (!o.len && (s->at[0] == '-' || s->at[0] == '+')))) {
        has_point |= s->at[0] == '.';
        digits += !has_point && ascii_is_digit(s->at[0]);
        out_char(&o, s->at[0]);
        *s = str_from(*s, 1);
        bool may_end = digits > 0 && (is_grouped || digits <= NOTATION_GROUP);
        size_t mark = has_point ? 0 : notation_thousands(*s, may_end);
        is_grouped |= mark > 0;
        m->is_marked |= mark && s->at[0] != ' '; /* "+1 212 555 0100" is none */
        *s = str_from(*s, mark);
    }
    m->digits = MAX(m->digits, digits);
    m->has_fraction = (index == 0 || m->has_fraction) && has_point;
    m->unit = has_point ? pow(10, -(double)(o.len - str_index(out_str(&o), '.') - 1)) : 1;
    return !o.full && str_num(out_str(&o), &m->v[index]);
}

static void notation_skip(str *s, const char *bytes) {
    while (s->len && str_index(str_of(bytes), s->at[0]) < str_of(bytes).len) {
        *s = str_from(*s, 1);
    }
}

static bool notation_metres_of(str text, notation_metres *m) {
    *m = (notation_metres){.unit = 1};
    notation_skip(&text, "EeYyXx=: ");
    if (!notation_metre(&text, m, 0)) {
        return false;
    }
    size_t before = text.len;
    notation_skip(&text, "mEe");
    str gap = text;
    notation_skip(&text, " ,;/NnXxYy=:");
    gap = str_head(gap, gap.len - text.len);
    m->is_marked |= str_trim(gap).len > 0;
    if (before == text.len || !notation_metre(&text, m, 1)) {
        return false;
    }
    notation_skip(&text, " mNn");
    return !text.len;
}

/* Eastings are larger than northings, so their order does not matter. LV03 is less exact. */
static int notation_swiss(str text, double shift, notation_reading *r) {
    notation_metres m;
    if (!notation_metres_of(text, &m)) {
        return 0;
    }
    grid_point p = grid_swiss_point(
        (grid_metres){fmax(m.v[0], m.v[1]) + 2 * shift, fmin(m.v[0], m.v[1]) + shift});
    return notation_degrees_one(r, p.lat, p.lon, m.unit / 2 + (shift > 0 ? 1.6 : 0));
}

static int notation_read_lv95(str text, notation_reading *r) {
    return notation_swiss(text, 0, r);
}

static int notation_read_lv03(str text, notation_reading *r) {
    return notation_swiss(text, NOTATION_LV03_SHIFT, r);
}

/* Two numbers of six digits may be postcodes. */
static bool notation_is_lv03(str text) {
    notation_metres m;
    return notation_metres_of(text, &m) && (m.is_marked || m.has_fraction);
}

/* What may be Swiss is hardly ever meant: it is in the Gulf of Guinea or the south of Sudan. */
static int notation_read_mercator(str text, notation_reading *r) {
    notation_metres m;
    notation_reading swiss;
    if (!notation_metres_of(text, &m)) {
        return 0;
    }
    grid_point p = grid_mercator_point((grid_metres){m.v[0], m.v[1]});
    int count = notation_degrees_one(r, p.lat, p.lon, m.unit / 2);
    r->is_unusual = notation_read_lv95(text, &swiss) || notation_read_lv03(text, &swiss);
    return count;
}

/* Too long or too exact for two postcodes. */
static bool notation_is_mercator(str text) {
    notation_metres m;
    (void)notation_metres_of(text, &m);
    bool is_long = m.has_fraction ? m.digits >= 5 : m.is_marked && m.digits >= 7;
    return is_long && !ascii_is_alpha(text.at[0]);
}

static bool notation_write_metres(grid_metres m, double shift, out *o) {
    if (isnan(m.north)) {
        return false;
    }
    out_fixed(o, m.east - 2 * shift, 2);
    out_text(o, STR(", "));
    out_fixed(o, m.north - shift, 2);
    return true;
}

static bool notation_write_lv95(double lat, double lon, out *o) {
    return notation_write_metres(grid_swiss_of(lat, lon), 0, o);
}

static bool notation_write_lv03(double lat, double lon, out *o) {
    return notation_write_metres(grid_swiss_of(lat, lon), NOTATION_LV03_SHIFT, o);
}

static bool notation_write_mercator(double lat, double lon, out *o) {
    return notation_write_metres(grid_mercator_of(lat, lon), 0, o);
}

/* ---- the table: the better reading of a text that fits two rows comes first ---- */

/* What a text has; a row that needs what it lacks does not read it. */
enum {
    NOTATION_ANY = 0,
    NOTATION_ANGLES = 1,  /* a pair of angles, or a bracket that may have one */
    NOTATION_NUMBERS = 2, /* two or more */
    NOTATION_METRES = 4,  /* the same, and no letters but those of axes and metres */
    NOTATION_PLUS = 8,
    NOTATION_PATH = 16,
    NOTATION_WORD = 32 /* no blank inside */
};

#define ROW(name, title, example, module, key)                                                     \
    STR_ROW(name), STR_ROW(title), STR_ROW(example), module##_read_##key, module##_write_##key
static const notation notations[] = {
    {ROW("decimal", "Decimal degrees", "48.8582, 2.2945", notation_degrees, decimal), NULL,
     NOTATION_ANGLES},
    {ROW("lon_lat", "Decimal degrees, longitude first", "POINT(2.2945 48.8582)", notation_degrees,
         lon_lat),
     NULL, NOTATION_ANGLES},
    {ROW("ddm", "Degrees and decimal minutes", "48\xC2\xB0 51.492' N, 2\xC2\xB0 17.67' E",
         notation_degrees, ddm),
     NULL, NOTATION_ANGLES},
    {ROW("dms", "Degrees, minutes and seconds", "48\xC2\xB0 51' 29.52\" N, 2\xC2\xB0 17' 40.2\" E",
         notation_degrees, dms),
     NULL, NOTATION_ANGLES},
    {ROW("iso6709", "ISO 6709", "+48.8582000+002.2945000/", notation_degrees, iso6709), NULL,
     NOTATION_ANY},
    {ROW("geo", "geo: URI (RFC 5870)", "geo:48.8582,2.2945", notation_degrees, geo), NULL,
     NOTATION_ANY},
    {ROW("utm", "UTM, and UPS near the poles", "31U 448251.8 5411932.68", notation, utm), NULL,
     NOTATION_NUMBERS},
    {ROW("mgrs", "Military Grid Reference System", "31UDQ4825111932", notation, mgrs),
     notation_is_mgrs, NOTATION_ANY},
    {ROW("plus_code", "Plus code (Open Location Code)", "8FW4V75V+7RJ", notation, plus),
     notation_is_plus, NOTATION_PLUS},
    {ROW("geohash", "Geohash", "u09tunqg9sx", notation, geohash), notation_is_geohash,
     NOTATION_WORD},
    {ROW("maidenhead_locator", "Maidenhead locator", "JN18du55ix", notation, locator),
     notation_is_locator, NOTATION_WORD},
    {ROW("openstreetmap", "OpenStreetMap link",
         "https://www.openstreetmap.org/?mlat=48.8582&mlon=2.2945#map=17/48.8582/2.2945",
         notation_link, osm),
     NULL, NOTATION_PATH},
    {ROW("google_maps", "Google Maps link",
         "https://www.google.com/maps/search/?api=1&query=48.8582,2.2945", notation_link, google),
     NULL, NOTATION_PATH},
    {ROW("apple_maps", "Apple Maps link",
         "https://maps.apple.com/?ll=48.8582,2.2945&q=48.8582,2.2945", notation_link, apple),
     NULL, NOTATION_PATH},
    {ROW("bing_maps", "Bing Maps link",
         "https://www.bing.com/maps?cp=48.8582~2.2945&lvl=17&sp=point.48.8582_2.2945_",
         notation_link, bing),
     NULL, NOTATION_PATH},
    {ROW("lv95", "Swiss LV95 (EPSG:2056)", "2600000, 1200000", notation, lv95), NULL,
     NOTATION_METRES},
    {ROW("lv03", "Swiss LV03 (EPSG:21781)", "600000, 200000", notation, lv03), notation_is_lv03,
     NOTATION_METRES},
    {ROW("web_mercator", "Web Mercator metres (EPSG:3857)", "255422.57, 6250835.06", notation,
         mercator),
     notation_is_mercator, NOTATION_METRES},
};
#undef ROW

/* What a text may begin with to say which notation it is in, beside the names of the rows; NULL:
 * any of those that need no name. */
static const struct {
    const char *prefix, *name;
} notation_prefixes[] = {
    {"plus code", "plus_code"},
    {"pluscode", "plus_code"},
    {"olc", "plus_code"},
    {"usng", "mgrs"},
    {"ups", "utm"},
    {"locator", "maidenhead_locator"},
    {"maidenhead locator", "maidenhead_locator"},
    {"maidenhead", NULL},
    {"grid square", "maidenhead_locator"},
    {"gridsquare", "maidenhead_locator"},
    {"qth", "maidenhead_locator"},
    {"ch1903+", "lv95"},
    {"epsg:2056", "lv95"},
    {"ch1903", "lv03"},
    {"epsg:21781", "lv03"},
    {"wkt", "lon_lat"},
    {"swisstopo", "lv95"},
    {"epsg:3857", "web_mercator"},
    {"epsg:900913", "web_mercator"},
    {"web mercator", "web_mercator"},
    {"epsg:4326", NULL},
    {"srid=4326", "lon_lat"},
    {"wgs84", NULL},
    {"gps", NULL},
    {"coordinates", NULL},
};

GEO_FN const notation *notation_row(int i) {
    return i >= 0 && (size_t)i < LEN(notations) ? &notations[i] : NULL;
}

GEO_FN bool notation_write(const notation *row, double lat, double lon, out *o) {
    return geo_is_point(lat, lon) && row->write(lat, lon, o);
}

/* Cuts a prefix and the sign or blank behind it off *text. */
static bool notation_cut(str *text, str prefix) {
    str rest = str_from(*text, prefix.len);
    if (!rest.len || ascii_lower(text->at[0]) != prefix.at[0] ||
        str_index(STR(":=; "), rest.at[0]) == 4 ||
        !str_eq_nocase(str_head(*text, prefix.len), prefix)) {
        return false;
    }
    *text = str_trim(str_from(rest, 1));
    return text->len > 0;
}

/* The name of the notation that *text begins with, and cuts it off; absent when it has none. */
static str notation_named(str *text) {
    char first = text->len ? ascii_lower(text->at[0]) : 0; /* of most it is another one */
    for (size_t i = 0; i < LEN(notation_prefixes); i++) {
        if (notation_prefixes[i].prefix[0] == first &&
            notation_cut(text, str_of(notation_prefixes[i].prefix))) {
            return str_of(notation_prefixes[i].name);
        }
    }
    for (size_t i = 0; i < LEN(notations); i++) { /* "geo:" is part of the URI */
        if (notations[i].name.at[0] == first && notations[i].read != notation_degrees_read_geo &&
            notation_cut(text, notations[i].name)) {
            return notations[i].name;
        }
    }
    return STR_NONE;
}

/* Nearly all names of places have no digit and none of these signs, and are done with here; only
 * geohashes and short links may have none either. */
static bool notation_is_possible(str text) {
    const str geohash = STR("geohash");
    for (size_t i = 0; i < text.len; i++) {
        if (ascii_is_digit(text.at[i]) || text.at[i] == '+' || text.at[i] == '/') {
            return true;
        }
    }
    return str_eq_nocase(str_head(text, geohash.len), geohash);
}

/* Puts a reading behind those that are as usual. */
static int notation_insert(notation_reading *readings, int count, notation_reading r) {
    int at = count;
    while (at && readings[at - 1].is_unusual && !r.is_unusual) {
        readings[at] = readings[at - 1];
        at--;
    }
    readings[at] = r;
    return count + 1;
}

/* Most texts with a number are addresses, which one look tells from nearly all rows. */
static unsigned notation_has(str text) {
    int numbers = 0;
    unsigned has = NOTATION_WORD;
    bool is_axes = true;
    angle_pair pair;
    for (size_t i = 0; i < text.len; i++) {
        char byte = text.at[i];
        bool is_digit = ascii_is_digit(byte);
        numbers += is_digit && (i == 0 || !ascii_is_digit(text.at[i - 1]));
        is_axes = is_axes && (!ascii_is_alpha(byte) || strchr("emnxy", ascii_lower(byte)));
        has |= byte == '+' ? NOTATION_PLUS : 0;
        has |= byte == '/' || byte == '?' || byte == '#' ? NOTATION_PATH : 0;
        has |= byte == '(' || byte == '{' ? NOTATION_ANGLES : 0;
        has &= ascii_is_space(byte) ? ~(unsigned)NOTATION_WORD : ~0U;
    }
    has |= numbers > 1 ? NOTATION_NUMBERS : 0;
    has |= numbers > 1 && is_axes ? NOTATION_METRES : 0;
    return has | (angle_read(text, &pair) ? NOTATION_ANGLES : 0);
}

static int notation_read_all(str text, notation_reading readings[NOTATION_READINGS_MAX]) {
    int count = 0;
    str name = notation_named(&text);
    unsigned has = notation_has(text);
    for (size_t i = 0; i < LEN(notations); i++) {
        const notation *row = &notations[i];
        notation_reading found[2];
        bool may_be = !(row->needs & ~has) && (!name.at || str_eq(name, row->name));
        int more = may_be ? row->read(text, found) : 0;
        if (!more || (!name.at && row->is_sure && !row->is_sure(text))) {
            continue;
        }
        for (int k = 0; k < more && count < NOTATION_READINGS_MAX; k++) {
            found[k].row = row;
            found[k].is_unusual &= !name.at;
            count = notation_insert(readings, count, found[k]);
        }
    }
    return count;
}

/* Whether what follows a number makes it a part of an angle: "48.85", "48°", "485124N". */
static bool notation_is_angle_end(str rest) {
    char byte = ascii_lower(rest.at[0]), next = rest.len > 1 ? rest.at[1] : ' ';
    bool is_point = byte == '.' || byte == ',' || byte == ':';
    return is_point ? ascii_is_digit(next)
                    : (unsigned char)byte >= 0x80 || strchr("'\"dnsewo", byte) != NULL;
}

/* Whether it may have a pair that is as fine as a minute on both sides: each has two numbers, or
 * one with a hemisphere behind it. */
static bool notation_has_pair(str text) {
    enum { DIGITS = 4 };
    int digits = 0, numbers = 0, ends = 0;
    for (size_t i = 0; i < text.len; i++) {
        size_t next = i + 1 + (i + 1 < text.len && text.at[i + 1] == ' ');
        bool is_digit = ascii_is_digit(text.at[i]);
        bool is_last = is_digit && next < text.len && !ascii_is_digit(text.at[i + 1]);
        digits += is_digit;
        numbers += is_digit && (i == 0 || !ascii_is_digit(text.at[i - 1]));
        ends += is_last && notation_is_angle_end(str_from(text, next));
    }
    bool is_fine = numbers > 3 || (numbers == 3 && ends > 0) || (numbers == 2 && ends == 2);
    return is_fine && digits >= DIGITS && text.len <= ANGLE_TEXT_MAX;
}

/* The text without its last word, if that has no digit; else "". */
static str notation_shorter(str text) {
    size_t end = text.len;
    while (end && !ascii_is_space(text.at[end - 1])) {
        end--;
    }
    return str_has_digit(str_from(text, end)) ? STR_NONE : str_trim(str_head(text, end));
}

/* Whether the words only introduce a point: "where is" does, "pharmacy near" does not. */
static bool notation_is_wording(str words) {
    char room[2 * ANGLE_TEXT_MAX];
    bool is_wording = words.len <= ANGLE_TEXT_MAX;
    words = fold_name(words, FOLD_PLAIN, room, sizeof room);
    while (words.len && is_wording) {
        is_wording = lexicon_has(str_cut(&words, ' '), LEXICON_POINT_WORDING);
    }
    return is_wording;
}

/* A pair within a sentence: "where is 48.85, 2.35", "Location: 48.85N 2.35E (Paris)". Only what is
 * as fine as a minute on both sides, as other numbers in sentences are coarser. */
static int notation_read_within(str text, notation_reading readings[NOTATION_READINGS_MAX]) {
    enum { WORDS = 5 }; /* that may stand on each side */
    angle_pair pair;
    for (int before = 0; text.len && before <= WORDS; before++) {
        str part = text;
        for (int behind = 0; part.len && behind <= WORDS; behind++) {
            if (angle_read(part, &pair) && pair.rough_deg <= NOTATION_FINE_DEG) {
                str rest = str_trim(str_from(text, part.len));
                return str_starts(rest, STR("(")) || notation_is_wording(rest)
                           ? notation_read_all(part, readings)
                           : 0;
            }
            part = notation_shorter(part);
        }
        str word = str_cut(&text, ' ');
        text = notation_is_wording(word) ? str_trim(text) : STR_NONE;
    }
    return 0;
}

/* A link within a text that says no more: "see https://...", "<https://...>". Absent: there is
 * none, or it is all. */
static str notation_within_link(str text) {
    static const char openers[] = "<([\"", closers[] = ">)]\" ";
    bool has_path = str_index(text, '/') < text.len; /* as most texts have none */
    ptrdiff_t at = has_path ? str_find(text, STR("http")) : -1;
    str link = str_from(text, at >= 0 ? (size_t)at : text.len);
    size_t kind = at > 0 ? str_index(STR(openers), text.at[at - 1]) : LEN(openers);
    char end = kind < LEN(openers) - 1 ? closers[kind] : ' ';
    link = str_head(link, str_index(link, end));
    str before = str_head(text, at > 0 ? (size_t)at : 0);
    str behind = link.at ? str_from(text, (size_t)(link.at + link.len - text.at)) : STR_NONE;
    bool is_all = link.len == text.len || !notation_link_host(link).len;
    return !is_all && notation_is_wording(before) && notation_is_wording(behind) ? link : STR_NONE;
}

GEO_FN int notation_read(str text, notation_reading readings[NOTATION_READINGS_MAX]) {
    text = str_trim(text);
    if (text.len > NOTATION_TEXT_MAX || !notation_is_possible(text)) {
        return 0;
    }
    int count = notation_read_all(text, readings);
    str link = count ? STR_NONE : notation_within_link(text);
    count = link.len ? notation_read_all(link, readings) : count;
    return count || !notation_has_pair(text) ? count : notation_read_within(text, readings);
}

/* ---- what is refused ---- */

/* "///filled.count.soap": three words of any script between dots. */
static bool notation_is_three_words(str text) {
    int dots = 0;
    bool has_letters = false;
    for (size_t i = 0; i < text.len; i++) {
        if (text.at[i] == '.') {
            if (!has_letters) {
                return false;
            }
            dots++;
            has_letters = false;
        } else if ((unsigned char)text.at[i] < 0x80 && !ascii_is_alpha(text.at[i])) {
            return false;
        } else {
            has_letters = true;
        }
    }
    return dots == 2 && has_letters;
}

GEO_FN int64_t notation_work(str text) {
    enum { READ_WORK = 60, BYTE_WORK = 8 };
    bool has_digit = false;
    for (size_t i = 0; i < text.len && !has_digit; i++) {
        has_digit = ascii_is_digit(text.at[i]);
    }
    return has_digit ? READ_WORK + (int64_t)text.len * BYTE_WORK : 1;
}

GEO_FN int notation_read_likely(str text, notation_reading readings[NOTATION_READINGS_MAX]) {
    int count = notation_read(text, readings);
    while (count && readings[count - 1].is_unusual && !readings[0].is_unusual) {
        count--;
    }
    return count;
}

GEO_FN bool notation_is_swapped(str text, const notation_reading *best) {
    bool is_plain = best->row->read == notation_degrees_read_lon_lat;
    for (size_t i = 0; i < text.len && is_plain; i++) {
        char byte = text.at[i];
        is_plain =
            !ascii_is_alpha(byte) && byte != '[' && byte != '(' && (unsigned char)byte < 0x80;
    }
    return is_plain;
}

/* Nothing but numbers, marked as degrees by a point, a minus, a degree sign or two letters of the
 * compass: no road ("N 7"), date or telephone number. */
static bool notation_is_degrees(str text) {
    int letters = 0, points = 0, digits = 0;
    bool is_marked = false;
    for (size_t at = 0, last = 0; at < text.len;) {
        int32_t code = utf8_next(text, &at);
        bool is_digit = code < 0x80 && ascii_is_digit((char)code);
        bool is_letter = code < 0x80 && strchr("NSEWOnsewo", code);
        bool is_degree = code == 0xB0 || code == 0xBA;
        bool is_other = !is_digit && !is_letter && !is_degree;
        points = code == '.' ? points + 1 : is_digit ? points : 0;
        if (points > 1 || (is_letter && last) ||
            (is_other && (code > 0x7F || !strchr(" .,;+-'\"", code)))) {
            return false;
        }
        digits += is_digit;
        letters += is_letter;
        last = is_letter;
        is_marked = is_marked || is_degree || code == '.' || (code == '-' && !digits);
    }
    return digits && (is_marked || letters == 2);
}

GEO_FN str notation_refusal(str text) {
    str host = notation_link_host(str_trim(text)), words = str_trim(text);
    notation_reading readings[NOTATION_READINGS_MAX];
    bool is_named = notation_cut(&words, STR("what3words")) || str_starts(words, STR("///"));
    words = str_from(words, str_starts(words, STR("///")) ? 3 : 0);
    if ((is_named && notation_is_three_words(words)) ||
        (host.len && notation_link_is_of(host, "what3words.com w3w.co"))) {
        return STR(
            "what3words addresses are proprietary: only that company's service can turn them "
            "into coordinates.");
    }
    if (host.len && notation_link_is_of(host, "app.goo.gl goo.gl apple binged.it") &&
        !notation_read(text, readings)) {
        return STR("This short link does not contain coordinates, and links are not followed: "
                   "open it and paste the long one.");
    }
    if (str_find(str_head(text, sizeof "https://"), STR("://")) > 0 &&
        !notation_read(text, readings)) {
        return STR("This link has no coordinates that can be read, and links are not followed: ask "
                   "with the name of the place, or its coordinates.");
    }
    str lon = str_trim(text), lat = str_trim(str_cut(&lon, ','));
    double number;
    bool is_pair = str_num(lat, &number) && str_num(str_trim(lon), &number);
    if ((is_pair || notation_is_degrees(str_trim(text))) && !notation_read(text, readings)) {
        return STR("These are no coordinates: give a latitude from -90 to 90 and a longitude from "
                   "-180 to 180, such as 48.86, 2.29.");
    }
    return STR_NONE;
}
