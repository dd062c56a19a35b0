/* angle -- pairs of angles in degrees, minutes and seconds.
 *
 * Flow: notation asks for what is not written in a notation of its own. A text becomes tokens, a
 * cut through them two angles, and these latitude and longitude. Owns the words and signs. What is
 * not sure to be a coordinate is none: "E4", "N1 E14" and "12 34" are places or numbers. */
#include "angle.h"

#include <math.h>
#include <string.h>

#include "../base/ascii.h"
#include "geo.h"

enum {
    ANGLE_TOKENS_MAX = 24,
    ANGLE_PARTS_MAX = 3,
    ANGLE_NUM_MAX = 24,
    ANGLE_LIST_DIGITS = 4 /* "48,8566,2,3522" has commas for points; "1,2,3" and "1,200,000" not */
};

typedef enum {
    ANGLE_NUM,
    ANGLE_DEGREES, /* signs behind a number; in this order */
    ANGLE_MINUTES,
    ANGLE_SECONDS,
    ANGLE_COLON,
    ANGLE_SEPARATOR,
    ANGLE_SLASH,   /* a separator, also of house numbers and dates */
    ANGLE_BRACKET, /* and quotes of JSON: means nothing */
    ANGLE_POINT,   /* POINT of WKT: longitude first */
    ANGLE_LAT,     /* labels */
    ANGLE_LON,
    ANGLE_NORTH, /* hemispheres */
    ANGLE_SOUTH,
    ANGLE_EAST,
    ANGLE_WEST,
    ANGLE_O /* west in Romance languages, east in German */
} angle_kind;

typedef struct {
    angle_kind kind;
    bool is_tight;  /* no blank before it */
    bool is_letter; /* and not a sign */
    bool has_sign, has_fraction;
    int digits; /* before the point */
    double value, unit;
} angle_token;

/* The first that fits counts: a longer word stands before its beginning. Case does not. */
static const struct {
    angle_kind kind;
    const char *words;
} angle_words[] = {
    {ANGLE_LAT, "\"latitude\" \"lat\" latitude lat. lat широты широта Широта ш. breite br. y"},
    {ANGLE_LON,
     "\"longitude\" \"long\" \"lng\" \"lon\" longitude long. long lng lon. lon долготы долгота "
     "Долгота д. länge l. x"},
    {ANGLE_DEGREES, "° º ˚ 度 degrees degree deg d"},
    {ANGLE_SECONDS, "'' \" ʺ 秒 seconds sec s"},
    {ANGLE_MINUTES, "' 分 minutes min m"},
    {ANGLE_COLON, ": ="},
    {ANGLE_SEPARATOR, ", ; &"},
    {ANGLE_SLASH, "/ |"},
    {ANGLE_BRACKET, "( ) [ ] { }"},
    {ANGLE_POINT, "point"},
    {ANGLE_NORTH, "north nord norte nördlicher n. n 北纬 北緯 북위 с.ш. северной с. с С"},
    {ANGLE_SOUTH, "south sud süd sur sul südlicher s. s 南纬 南緯 남위 ю.ш. южной ю. ю Ю"},
    {ANGLE_EAST,
     "east est ost este leste östlicher ö. e. e 东经 東經 東経 동경 в.д. восточной в. в В"},
    {ANGLE_WEST, "west ouest oeste westlicher w. w 西经 西經 西経 서경 з.д. западной з. з З"},
    {ANGLE_O, "o"},
};

/* Bytes of the first of the words that s begins with; 0: none. Most begin with another letter. */
static size_t angle_skip(str s, const char *words) {
    char first = ascii_lower(s.at[0]);
    for (const char *at = words; *at; at += *at == ' ') {
        const char *from = at;
        while (*at && *at != ' ') {
            at++;
        }
        str word = {from, (size_t)(at - from)};
        if (ascii_lower(*from) != first) {
            continue;
        }
        bool is_cut = ascii_is_alpha(word.at[0]) && word.len > 1 && word.len < s.len &&
                      ascii_is_alpha(s.at[word.len]);
        if (!is_cut && str_eq_nocase(str_head(s, word.len), word)) {
            return word.len;
        }
    }
    return 0;
}

static size_t angle_digits(str s, size_t from) {
    size_t at = from;
    while (at < s.len && ascii_is_digit(s.at[at])) {
        at++;
    }
    return at - from;
}

/* A number at the front of s: its bytes, 0 for none. With is_comma a comma is its point. */
static size_t angle_number(str s, bool is_comma, angle_token *t) {
    char bytes[ANGLE_NUM_MAX];
    out plain = out_of(bytes, sizeof bytes);
    size_t sign = s.at[0] == '+' || s.at[0] == '-', whole = angle_digits(s, sign);
    size_t end = sign + whole, fraction = 0;
    if (whole && end < s.len && (s.at[end] == '.' || (is_comma && s.at[end] == ','))) {
        fraction = angle_digits(s, end + 1);
    }
    out_text(&plain, str_head(str_from(s, sign), whole));
    if (fraction) {
        out_char(&plain, '.');
        out_text(&plain, str_head(str_from(s, end + 1), fraction));
    }
    *t = (angle_token){.kind = ANGLE_NUM, .has_sign = sign > 0, .has_fraction = fraction > 0};
    size_t next = end + (fraction ? fraction + 1 : 0);
    bool is_list = is_comma && fraction < ANGLE_LIST_DIGITS && next + 1 < s.len &&
                   s.at[next] == ',' && ascii_is_digit(s.at[next + 1]);
    if (!whole || plain.full || is_list || !str_num(out_str(&plain), &t->value)) {
        return 0;
    }
    t->value = sign && s.at[0] != '+' ? -t->value : t->value;
    t->unit = pow(10, -(double)fraction);
    t->digits = (int)whole;
    return next;
}

/* A letter for a unit stands where that unit is due, so that s may also be south. */
static bool angle_is_due(const angle_token *tokens, int count, angle_kind unit) {
    if (!count || tokens[count - 1].kind != ANGLE_NUM) {
        return false;
    }
    const angle_token *last = count > 1 ? &tokens[count - 2] : NULL;
    return unit == ANGLE_DEGREES ||
           (last && last->kind == unit - 1 && (unit == ANGLE_MINUTES || last->is_letter));
}

static size_t angle_word(str s, const angle_token *tokens, int count, angle_token *t) {
    if (ascii_is_alpha(s.at[0]) && !strchr("bdelmnopswxy", ascii_lower(s.at[0]))) {
        return 0; /* no word begins so; most others do not */
    }
    for (size_t i = 0; i < LEN(angle_words); i++) {
        angle_kind kind = angle_words[i].kind;
        size_t used = angle_skip(s, angle_words[i].words);
        bool is_letter = ascii_is_alpha(s.at[0]), is_unit = kind <= ANGLE_SECONDS;
        bool is_cut = is_letter && !is_unit && used < s.len && ascii_is_alpha(s.at[used]);
        if (used && !is_cut && !(is_unit && is_letter && !angle_is_due(tokens, count, kind))) {
            *t = (angle_token){.kind = kind, .is_letter = is_letter};
            return used;
        }
    }
    return 0;
}

/* The tokens of a text that has nothing else; 0: it has. */
static int angle_tokens(str s, bool is_comma, angle_token tokens[ANGLE_TOKENS_MAX]) {
    int count = 0;
    bool is_tight = false, is_closed = false; /* brackets stand around all */
    while (s.len) {
        if (ascii_is_space(s.at[0])) {
            is_tight = false;
            s = str_from(s, 1);
            continue;
        }
        angle_token t;
        bool is_behind_number = is_tight && count && tokens[count - 1].kind == ANGLE_NUM;
        size_t used = angle_number(s, is_comma, &t);
        if (used && is_behind_number) {
            return 0; /* "100-0001" */
        }
        used = used ? used : angle_word(s, tokens, count, &t);
        bool is_bracket = used && t.kind == ANGLE_BRACKET;
        if (!used || count == ANGLE_TOKENS_MAX || (is_closed && !is_bracket)) {
            return 0;
        }
        t.is_tight = is_tight;
        is_tight = true;
        s = str_from(s, used);
        if (!is_bracket) {
            tokens[count++] = t;
        }
        is_closed = is_bracket && count && tokens[count - 1].kind != ANGLE_POINT;
    }
    return count;
}

/* ---- one angle ---- */

typedef struct {
    double value, unit; /* value without its sign */
    int parts;
    angle_kind axis; /* ANGLE_LAT, ANGLE_LON; ANGLE_NUM: not told */
    bool has_sign, is_minus, has_fraction;
    bool is_marked; /* something beside a bare number says that it is an angle */
    bool is_loose;  /* parts with blanks between them: could be any numbers */
    bool is_o;
} angle;

/* "485124N", as in aviation, which no angle has degrees for. */
static bool angle_unfold(angle *a, int digits) {
    int more = digits - (a->axis == ANGLE_LAT ? 2 : 3);
    if (more != 2 && more != 4) {
        return false;
    }
    double seconds = more == 2 ? 0 : fmod(a->value, 100);
    double whole = more == 2 ? a->value : floor(a->value / 100);
    double degrees = floor(whole / 100), minutes = whole - degrees * 100;
    a->parts = 1 + more / 2;
    a->unit /= more == 2 ? 60 : 3600;
    a->value = degrees + minutes / 60 + seconds / 3600;
    a->is_marked = true;
    return minutes < 60 && seconds < 60;
}

static bool angle_hemisphere(angle *a, const angle_token *t, bool is_behind) {
    angle_kind axis = t->kind <= ANGLE_SOUTH ? ANGLE_LAT : ANGLE_LON;
    if ((a->axis != ANGLE_NUM && a->axis != axis) || (a->has_sign && a->is_minus)) {
        return false;
    }
    a->axis = axis;
    a->is_o = t->kind == ANGLE_O;
    a->is_minus = t->kind == ANGLE_SOUTH || t->kind == ANGLE_WEST || a->is_o;
    if (is_behind && t[-1].kind == ANGLE_NUM && a->parts == 1 && t[-1].digits > 3) {
        return angle_unfold(a, t[-1].digits);
    }
    /* "E4" is a road, and "200 S 300 W" an address; "48N" is neither. */
    a->is_marked |= a->has_fraction || a->parts > 1 || (is_behind && t->is_tight);
    return true;
}

/* Degrees, minutes and seconds from tokens[at] on; gives where they end, 0 when they are none. */
static int angle_parts(const angle_token *tokens, int at, int count, angle *a) {
    bool is_bare = false;
    for (double scale = 1; a->parts < ANGLE_PARTS_MAX && at < count; scale *= 60) {
        const angle_token *t = &tokens[at];
        if (t->kind != ANGLE_NUM) {
            break;
        }
        if (a->parts && (t->has_sign || t->value >= 60 || a->has_fraction)) {
            return 0;
        }
        if (!a->parts) {
            a->has_sign = t->has_sign;
            a->is_minus = signbit(t->value);
        }
        a->is_loose |= is_bare;
        a->has_fraction = t->has_fraction;
        a->value += fabs(t->value) / scale;
        a->unit = t->unit / scale;
        angle_kind sign = (angle_kind)(ANGLE_DEGREES + a->parts++);
        at++;
        bool is_signed = at < count && tokens[at].kind == sign;
        bool is_colon = at + 1 < count && tokens[at].kind == ANGLE_COLON;
        is_bare = !is_signed && !is_colon;
        a->is_marked |= !is_bare;
        at += !is_bare;
    }
    return a->parts ? at : 0;
}

static bool angle_is_hemisphere(const angle_token *tokens, int at, int count) {
    return at < count && tokens[at].kind >= ANGLE_NORTH;
}

static bool angle_is_label(const angle_token *t) {
    return t->kind == ANGLE_LAT || t->kind == ANGLE_LON;
}

static int angle_colon(const angle_token *tokens, int at, int count) {
    return at + (at < count && tokens[at].kind == ANGLE_COLON);
}

/* All of the tokens as one angle. */
static bool angle_one(const angle_token *tokens, int count, angle *a) {
    const angle_token *hemisphere = NULL;
    int at = 0;
    *a = (angle){.axis = ANGLE_NUM};
    if (count && angle_is_label(&tokens[0])) {
        a->axis = tokens[0].kind;
        a->is_marked = true;
        at = angle_colon(tokens, 1, count);
    }
    if (angle_is_hemisphere(tokens, at, count)) {
        hemisphere = &tokens[at];
        at = angle_colon(tokens, at + 1, count);
    }
    bool is_before = hemisphere != NULL;
    at = angle_parts(tokens, at, count, a);
    if (at && at < count && a->axis == ANGLE_NUM && angle_is_label(&tokens[at])) {
        a->axis = tokens[at++].kind; /* "48.85 latitude" */
        a->is_marked = true;
    }
    if (at && !is_before && angle_is_hemisphere(tokens, at, count)) {
        hemisphere = &tokens[at++];
        bool is_lat = hemisphere->kind <= ANGLE_SOUTH; /* "degrees north latitude", "n. Br." */
        at += at < count && tokens[at].kind == (is_lat ? ANGLE_LAT : ANGLE_LON);
    }
    if (at != count || !at || (hemisphere && !angle_hemisphere(a, hemisphere, !is_before))) {
        return false;
    }
    a->value = a->is_minus ? -a->value : a->value;
    return !a->is_loose || a->axis != ANGLE_NUM;
}

/* ---- two ---- */

static bool angle_place(angle a, angle b, bool is_lon_first, angle_pair *pair) {
    is_lon_first |= a.axis == ANGLE_LON || (a.axis == ANGLE_NUM && fabs(a.value) > 90);
    *pair = (angle_pair){.lat = is_lon_first ? b.value : a.value,
                         .lon = is_lon_first ? a.value : b.value,
                         .half_deg = fmin(a.unit, b.unit) / 2,
                         .rough_deg = fmax(a.unit, b.unit) / 2,
                         .parts = MAX(a.parts, b.parts),
                         .is_lon_first = is_lon_first,
                         .is_o = a.is_o || b.is_o};
    pair->is_order_assumed = a.axis == ANGLE_NUM && !is_lon_first && fabs(b.value) <= 90;
    return geo_is_point(pair->lat, pair->lon);
}

/* Are two angles with nothing but a blank or slash between them meant as a pair? */
static bool angle_is_sure(const angle *a, const angle *b) {
    return (a->is_marked && b->is_marked) || (a->has_fraction && b->has_fraction) || b->has_sign;
}

/* The two sides of a cut; `gap` tokens there are the separator. */
static bool angle_cut(const angle_token *tokens, int count, int cut, int gap, bool is_even,
                      angle_pair *pair) {
    angle a, b;
    bool is_point = tokens[0].kind == ANGLE_POINT; /* of WKT */
    if (cut <= is_point || (is_point && gap) || !angle_one(tokens + is_point, cut - is_point, &a) ||
        !angle_one(tokens + cut + gap, count - cut - gap, &b)) {
        return false;
    }
    bool has_axis = a.axis != ANGLE_NUM;
    bool is_weak = !is_point && (!gap || tokens[cut].kind == ANGLE_SLASH);
    if ((has_axis ? a.axis == b.axis || b.axis == ANGLE_NUM : b.axis != ANGLE_NUM) ||
        (has_axis && !(a.is_marked && b.is_marked)) || (is_weak && !angle_is_sure(&a, &b)) ||
        (is_even && a.parts != b.parts)) {
        return false;
    }
    return angle_place(a, b, is_point, pair);
}

static bool angle_pair_of(const angle_token *tokens, int count, angle_pair *pair) {
    int separators = 0, at = 0;
    for (int i = 0; i < count; i++) {
        bool is_one = tokens[i].kind == ANGLE_SEPARATOR || tokens[i].kind == ANGLE_SLASH;
        separators += is_one;
        at = is_one ? i : at;
    }
    if (separators) {
        return separators == 1 && angle_cut(tokens, count, at, 1, false, pair);
    }
    for (int i = 1; i < 2 * count; i++) { /* first where both have as many parts */
        if (angle_cut(tokens, count, i % count, 0, i < count, pair)) {
            return true;
        }
    }
    return false;
}

/* Whether there are digits for two angles: most texts with a number have one. */
static bool angle_is_possible(str text) {
    int numbers = 0;
    for (size_t i = 0; i < text.len && numbers < 2; i++) {
        numbers += ascii_is_digit(text.at[i]) && (i == 0 || !ascii_is_digit(text.at[i - 1]));
    }
    return numbers == 2 && text.len <= ANGLE_TEXT_MAX;
}

/* Whether a comma stands between two digits, where it may be a point. */
static bool angle_has_comma(str text) {
    bool has = false;
    for (size_t i = 1; i + 1 < text.len && !has; i++) {
        has = text.at[i] == ',' && ascii_is_digit(text.at[i - 1]) && ascii_is_digit(text.at[i + 1]);
    }
    return has;
}

GEO_FN bool angle_read(str text, angle_pair *pair) {
    angle_token tokens[ANGLE_TOKENS_MAX];
    if (!angle_is_possible(text)) {
        return false;
    }
    int readings = 1 + angle_has_comma(text); /* a comma is a separator, or a point */
    for (int is_comma = 0; is_comma < readings; is_comma++) {
        int count = angle_tokens(text, is_comma, tokens);
        if (count && angle_pair_of(tokens, count, pair)) {
            return true;
        }
    }
    return false;
}

/* ---- writing ---- */

/* In whole units of the last digit, so that 59.9999 seconds carry. */
static void angle_write_one(out *o, double value, int parts, char hemisphere) {
    static const char *const signs[] = {"\xC2\xB0 ", "' ", "\" "};
    static const int decimals[] = {6, 5, 3}; /* 11, 2 and 3 cm */
    int64_t per_part = 1;
    for (int i = 0; i < decimals[parts - 1]; i++) {
        per_part *= 10;
    }
    int64_t scale = parts == 1 ? 1 : parts == 2 ? 60 : 3600;
    int64_t units = llround(fabs(value) * (double)(scale * per_part));
    for (int i = 0; i < parts; i++, scale /= 60) {
        int64_t part = i + 1 < parts ? units / (scale * per_part) : 0;
        out_fixed(o, i + 1 < parts ? (double)part : (double)units / (double)per_part,
                  i + 1 < parts ? 0 : decimals[parts - 1]);
        out_text(o, str_of(signs[i]));
        units -= part * scale * per_part;
    }
    out_char(o, hemisphere);
}

GEO_FN void angle_write(out *o, double lat, double lon, int parts) {
    if (parts == 1) {
        out_fixed(o, lat, 7);
        out_text(o, STR(", "));
        out_fixed(o, lon, 7);
        return;
    }
    angle_write_one(o, lat, parts, lat < 0 ? 'S' : 'N');
    out_text(o, STR(", "));
    angle_write_one(o, lon, parts, lon < 0 ? 'W' : 'E');
}
