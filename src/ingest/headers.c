/* headers -- the embedded list of column headers, which src/generate/headers.c makes of
 * src/data/headers.tsv: a line for each role and language, with the folded headers. Owns the names
 * of the roles. */
#include "headers.h"

#include <limits.h>
#include <string.h>

#include "../base/ascii.h"
#include "../base/blob.h"
#include "../base/clean.h"
#include "../base/hash.h"
#include "../base/once.h"
#include "../geo/fold.h"

BLOB_DECLARE(headers);

enum {
    HEADERS_KEY_MAX = 64,     /* bytes of a header as a key; longer ones are sentences */
    HEADERS_LINES_MAX = 1024, /* twice today's */
    HEADERS_FILTER = 512      /* words of 64 bits, of which the list sets a twentieth */
};

static const str headers_names[HEADERS_ROLES] = {
    [HEADERS_ADDRESS] = STR_ROW("address"),
    [HEADERS_STREET] = STR_ROW("street"),
    [HEADERS_HOUSE] = STR_ROW("house_number"),
    [HEADERS_NAME] = STR_ROW("name"),
    [HEADERS_SUBURB] = STR_ROW("suburb"),
    [HEADERS_CITY] = STR_ROW("city"),
    [HEADERS_COUNTY] = STR_ROW("county"),
    [HEADERS_STATE] = STR_ROW("state"),
    [HEADERS_POSTCODE] = STR_ROW("postcode"),
    [HEADERS_COUNTRY] = STR_ROW("country"),
    [HEADERS_LAT] = STR_ROW("lat"),
    [HEADERS_LON] = STR_ROW("lon"),
    [HEADERS_QUERY] = STR_ROW("query"),
    [HEADERS_ID] = STR_ROW("id"),
    [HEADERS_ALT_NAMES] = STR_ROW("alt_names"),
    [HEADERS_CATEGORY] = STR_ROW("category"),
    [HEADERS_TYPE] = STR_ROW("type"),
    [HEADERS_POPULATION] = STR_ROW("population"),
    [HEADERS_TIMEZONE] = STR_ROW("timezone"),
    [HEADERS_LEVEL] = STR_ROW("admin_level"),
    [HEADERS_SUFFIX] = STR_ROW("number_suffix"),
    [HEADERS_ADDITION] = STR_ROW("number_addition"),
    [HEADERS_LAST] = STR_ROW("number_last"),
    [HEADERS_LAST_SUFFIX] = STR_ROW("number_last_suffix"),
    [HEADERS_STREET_BEFORE] = STR_ROW("street_prefix"),
    [HEADERS_STREET_TYPE] = STR_ROW("street_type"),
    [HEADERS_STREET_AFTER] = STR_ROW("street_suffix"),
    [HEADERS_ORGANISATION] = STR_ROW("organisation"),
    [HEADERS_BUILDING] = STR_ROW("building_name"),
    [HEADERS_TOWN] = STR_ROW("post_name"),
    [HEADERS_WKT] = STR_ROW("wkt"),
};

GEO_FN str headers_role_name(headers_role role) {
    return role < HEADERS_ROLES ? headers_names[role] : STR_NONE;
}

GEO_FN headers_role headers_role_named(str name) {
    int role = 0;
    while (role < HEADERS_ROLES && !str_eq_nocase(name, headers_names[role])) {
        role++;
    }
    return (headers_role)role;
}

/* A line of the list: its role or other name, language and headers. */
typedef struct {
    headers_role role;
    str name, language, keys;
} headers_line;

/* The list, read when it is first asked for. */
static struct {
    once is_read;
    headers_line lines[HEADERS_LINES_MAX];
    int count;
    uint64_t filter[HEADERS_FILTER]; /* a bit for each header, by its hash: most cells are none */
} headers_known;

static uint64_t headers_bit(str key, size_t *word) {
    uint64_t hash = hash_64(key.at, key.len, 0);
    *word = hash % HEADERS_FILTER;
    return UINT64_C(1) << (hash >> 58);
}

static void headers_read_list(void) {
    for (str rest = BLOB(headers); rest.len && headers_known.count < HEADERS_LINES_MAX;) {
        headers_line *line = &headers_known.lines[headers_known.count++];
        line->keys = str_cut(&rest, '\n');
        line->name = str_cut(&line->keys, ' ');
        line->language = str_cut(&line->keys, ' ');
        line->role = headers_role_named(line->name);
        for (str keys = line->keys; keys.at;) {
            str key = str_cut(&keys, ' ');
            size_t word;
            uint64_t bit = headers_bit(str_head(key, key.len - str_ends(key, STR("*"))), &word);
            headers_known.filter[word] |= bit;
        }
    }
}

/* The lines; *end: behind the last. */
static const headers_line *headers_list(const headers_line **end) {
    once_make(&headers_known.is_read, headers_read_list);
    *end = headers_known.lines + headers_known.count;
    return headers_known.lines;
}

/* Whether a key may be in the list. */
static bool headers_may_have(str key) {
    const headers_line *end;
    size_t word;
    uint64_t bit = headers_bit(key, &word);
    headers_list(&end);
    return key.len && (headers_known.filter[word] & bit);
}

/* Words as a key of the list, without blanks. */
static str headers_joined(str words, char room[HEADERS_KEY_MAX]) {
    out key = out_of(room, HEADERS_KEY_MAX);
    for (size_t i = 0; i < words.len; i++) {
        if (words.at[i] != ' ') {
            out_char(&key, words.at[i]);
        }
    }
    return out_str(&key);
}

/* The rank of a key among the headers of a line, which begins with rank `first`; -1: it is none.
 * *is_starred: of the one that it is. */
static int headers_rank(str keys, str key, int *first, bool *is_starred) {
    while (keys.at && key.len) {
        str one = str_cut(&keys, ' ');
        *is_starred = str_ends(one, STR("*"));
        if (str_eq(str_head(one, one.len - *is_starred), key)) {
            return *first;
        }
        (*first)++;
    }
    return -1;
}

/* The role of words that are the whole header, else of a part of it, for which none with a star
 * stands. */
static headers_reading headers_read_key(str words, bool is_whole) {
    char room[HEADERS_KEY_MAX];
    int firsts[HEADERS_ROLES + 1] = {0};
    str key = headers_joined(words, room);
    headers_reading r = {.role = HEADERS_OTHER, .rank = -1};
    const headers_line *end, *line = headers_list(&end);
    end = headers_may_have(key) ? end : line;
    for (; line < end && r.role == HEADERS_OTHER; line++) {
        r.rank = headers_rank(line->keys, key, &firsts[line->role], &r.is_starred);
        r.role = r.rank >= 0 && (is_whole || !r.is_starred) ? line->role : HEADERS_OTHER;
    }
    return r;
}

static bool headers_is_upper(char c) {
    return ascii_is_alpha(c) && ascii_lower(c) != c;
}

static bool headers_is_lower(char c) {
    return ascii_is_alpha(c) && ascii_lower(c) == c;
}

/* "MailingCity", "GPSLat" and "X1" have the words of "Mailing City", "GPS Lat" and "X 1". */
static str headers_words(str header, char room[HEADERS_KEY_MAX]) {
    char apart[2 * HEADERS_KEY_MAX], memory[2 * HEADERS_KEY_MAX];
    arena mem = arena_of(memory, sizeof memory);
    out o = out_of(apart, sizeof apart);
    header = clean_text(&mem, header);
    for (size_t i = 0; i < header.len; i++) {
        char before = i ? header.at[i - 1] : ' ', at = header.at[i],
             next = i + 1 < header.len ? header.at[i + 1] : ' ';
        bool is_hump =
            headers_is_upper(at) &&
            (headers_is_lower(before) || (headers_is_upper(before) && headers_is_lower(next)));
        bool is_edge = is_hump || (ascii_is_digit(at) != ascii_is_digit(before));
        out_text(&o, is_edge ? STR(" ") : STR(""));
        out_char(&o, at);
    }
    return o.full ? STR_NONE : fold_name(out_str(&o), FOLD_PLAIN, room, HEADERS_KEY_MAX);
}

/* Whether a row of `name`, which is no role, has the word. */
static bool headers_has(str name, str word) {
    const headers_line *end, *line = headers_list(&end);
    bool found = false, is_starred;
    int first = 0;
    end = headers_may_have(word) ? end : line;
    for (; line < end && !found; line++) {
        found =
            str_eq(line->name, name) && headers_rank(line->keys, word, &first, &is_starred) >= 0;
    }
    return found;
}

/* ---- axes: the coordinates of points ---- */

/* A header of one of two axes. */
typedef struct {
    headers_role role; /* HEADERS_LAT or HEADERS_LON; HEADERS_OTHER: of none */
    int rank;
    uint64_t rows;   /* of the list with it; the first of lat and the first of lon go together */
    bool is_starred; /* it may mean something else: only beside its like */
    bool has_others; /* words that are not of coordinates */
    bool is_last;
    uint64_t frame; /* of the words around it */
} headers_axis;

static headers_axis headers_axis_listed(str key) {
    headers_axis axis = {.role = HEADERS_OTHER};
    int firsts[HEADERS_ROLES] = {0}, rows[HEADERS_ROLES] = {0};
    const headers_line *end, *line = headers_list(&end);
    end = headers_may_have(key) ? end : line;
    for (; line < end; line++) {
        headers_role role = line->role;
        bool is_axis = role == HEADERS_LAT || role == HEADERS_LON, is_starred = false;
        int rank = is_axis ? headers_rank(line->keys, key, &firsts[role], &is_starred) : -1;
        if (rank >= 0 && axis.role == HEADERS_OTHER) {
            axis = (headers_axis){.role = role, .rank = rank, .is_starred = is_starred};
        }
        axis.rows |= rank >= 0 ? UINT64_C(1) << rows[role] : 0;
        rows[role % HEADERS_ROLES] += is_axis;
    }
    return axis;
}

/* The axis of a word without one that the row of "point" has, at its begin or its end. *used: what
 * is left of it. */
static headers_axis headers_axis_without(str word, bool at_begin, str *used) {
    headers_axis axis = {.role = HEADERS_OTHER};
    const headers_line *end, *line = headers_list(&end);
    for (; line < end && axis.role == HEADERS_OTHER; line++) {
        str keys = str_eq(line->name, STR("point")) ? line->keys : STR_NONE;
        while (axis.role == HEADERS_OTHER && keys.at) {
            str one = str_cut(&keys, ' ');
            bool is_there = at_begin ? str_starts(word, one) : str_ends(word, one);
            *used = at_begin ? str_from(word, one.len)
                             : str_head(word, word.len - MIN(one.len, word.len));
            is_there = is_there && used->len > 1; /* "grade" is no E of degrees */
            axis = is_there ? headers_axis_listed(*used) : axis;
        }
    }
    return axis;
}

/* "lat", or a compound with a word of "point": "xcoord", "intptlat". Writes what is around. */
static headers_axis headers_axis_of_word(str word, out *frame) {
    str used = word;
    headers_axis axis = headers_axis_listed(word);
    for (int i = 0; i < 2 && axis.role == HEADERS_OTHER; i++) {
        axis = headers_axis_without(word, i == 0, &used);
    }
    used = axis.role == HEADERS_OTHER ? str_head(word, 0) : used;
    out_text(frame, str_head(word, (size_t)(used.at - word.at)));
    out_text(frame, used.len ? STR("*") : STR(""));
    out_text(frame, str_from(word, (size_t)(used.at - word.at) + used.len));
    out_char(frame, ' ');
    return axis;
}

/* The axis that all such words of a header name. */
static headers_axis headers_axis_of(str words) {
    char bytes[2 * HEADERS_KEY_MAX], room[HEADERS_KEY_MAX];
    out frame = out_of(bytes, sizeof bytes);
    headers_axis axis = headers_axis_listed(headers_joined(words, room));
    bool has_others = false, is_known = axis.role != HEADERS_OTHER;
    out_text(&frame, is_known ? STR("* ") : STR(""));
    while (words.at && words.len && !is_known) {
        str word = str_cut(&words, ' ');
        headers_axis one = headers_axis_of_word(word, &frame);
        bool is_first = axis.role == HEADERS_OTHER, is_axis = one.role != HEADERS_OTHER;
        if (headers_has(STR("measure"), word) || (is_axis && !is_first && one.role != axis.role)) {
            return (headers_axis){.role = HEADERS_OTHER};
        }
        axis = is_axis && (is_first || one.rank < axis.rank) ? one : axis;
        axis.is_last = is_axis;
        has_others = has_others ||
                     (!is_axis && !ascii_is_digit(word.at[0]) && !headers_has(STR("point"), word));
    }
    axis.role = axis.is_starred && has_others ? HEADERS_OTHER : axis.role;
    axis.has_others = has_others;
    axis.frame = hash_64(bytes, frame.len, 0);
    return axis;
}

/* Whether two columns are the coordinates of the same points. */
static bool headers_are_point(const headers_axis *lat, const headers_axis *lon) {
    bool is_same = lat->frame == lon->frame,
         is_loose = (lat->has_others && !lat->is_last) || (lon->has_others && !lon->is_last);
    return lat->is_starred || lon->is_starred ? is_same && (lat->rows & lon->rows)
                                              : is_same || !is_loose;
}

GEO_FN bool headers_find_point(const str *headers, int count, int *lat, int *lon) {
    enum { LOOKED = 64, APART = 2 * HEADERS_PART }; /* columns of coordinates; ranks */
    struct {
        headers_axis axis;
        int cell;
    } at[LOOKED];
    int axes = 0, best = INT_MAX;
    for (int i = 0; i < count && axes < LOOKED; i++) {
        char room[HEADERS_KEY_MAX];
        int rank;
        headers_role role = headers_role_of(headers[i], &rank);
        if (role == HEADERS_LAT || role == HEADERS_LON) {
            at[axes].axis = headers_axis_of(headers_words(headers[i], room));
            at[axes].axis.role = role;
            at[axes].axis.rank = rank;
            at[axes++].cell = i;
        }
    }
    for (int i = 0; i < axes * axes; i++) {
        const headers_axis *a = &at[i / axes].axis, *b = &at[i % axes].axis;
        int rank = a->rank + b->rank + (a->frame == b->frame ? 0 : APART);
        if (a->role == HEADERS_LAT && b->role == HEADERS_LON && rank < best &&
            headers_are_point(a, b)) {
            best = rank;
            *lat = at[i / axes].cell;
            *lon = at[i % axes].cell;
        }
    }
    return best < INT_MAX;
}

/* ---- headers ---- */

/* Whether a header is a word for a country, or "ISO", among those of "code". */
static headers_reading headers_read_country(str words) {
    char room[HEADERS_KEY_MAX], bytes[HEADERS_KEY_MAX];
    out left = out_of(bytes, sizeof bytes), key = out_of(room, sizeof room);
    bool is_iso = false;
    while (words.at && words.len) {
        str word = str_cut(&words, ' ');
        bool is_code = ascii_is_digit(word.at[0]) || headers_has(STR("code"), word);
        is_iso = is_iso || str_eq(word, STR("iso"));
        out_text(&left, is_code ? STR("") : word);
    }
    out_text(&key, is_iso && !left.len ? STR("iso") : out_str(&left));
    headers_reading r = headers_read_key(out_str(&key), true);
    r.role = r.role == HEADERS_COUNTRY ? r.role : HEADERS_OTHER;
    return r;
}

/* The words around a role as one number, without those that say nothing: "Card Address" of "Card
 * Address City" is "Card". */
static uint64_t headers_frame(str words) {
    char bytes[HEADERS_KEY_MAX];
    out frame = out_of(bytes, sizeof bytes);
    while (words.at && words.len) {
        str word = str_cut(&words, ' ');
        bool is_empty =
            headers_has(STR("code"), word) || headers_read_key(word, false).role == HEADERS_ADDRESS;
        out_text(&frame, is_empty ? STR("") : word);
    }
    return frame.len ? hash_64(bytes, frame.len, 0) : 0;
}

/* "Billing City": the last words. *is_none: those before are of the row "none". */
static headers_reading headers_read_end(str words, bool *is_none) {
    headers_reading r = {.role = HEADERS_OTHER};
    str rest = words;
    while (r.role == HEADERS_OTHER && !*is_none && str_index(rest, ' ') < rest.len) {
        *is_none = headers_has(STR("none"), str_cut(&rest, ' '));
        r = *is_none ? r : headers_read_key(rest, false);
    }
    r.frame = headers_frame(str_head(words, words.len - rest.len));
    return r;
}

/* "City (Billing)", "Adresse de livraison": the first words, when those behind them are known to
 * stand around others. */
static headers_reading headers_read_begin(str words) {
    headers_reading r = {.role = HEADERS_OTHER};
    str head = words;
    for (bool is_around = true; r.role == HEADERS_OTHER && is_around;) {
        size_t end = head.len;
        while (end && head.at[end - 1] != ' ') {
            end--;
        }
        str word = str_from(head, end);
        is_around = end && (ascii_is_digit(word.at[0]) || headers_has(STR("before"), word) ||
                            headers_has(STR("code"), word));
        head = str_head(head, end ? end - 1 : 0);
        r = is_around ? headers_read_key(head, false) : r;
    }
    r.frame = headers_frame(str_from(words, MIN(head.len + 1, words.len)));
    return r;
}

/* "STRCITY", "shiptostate", "CAPSCUOLA": a header in one word with a word of the row "before". */
static headers_reading headers_read_glued(str word) {
    headers_reading r = {.role = HEADERS_OTHER};
    const headers_line *end, *line = headers_list(&end);
    for (; line < end && r.role == HEADERS_OTHER; line++) {
        str keys = str_eq(line->name, STR("before")) ? line->keys : STR_NONE;
        while (r.role == HEADERS_OTHER && keys.at) {
            str one = str_cut(&keys, ' ');
            bool is_before = str_starts(word, one);
            if (is_before || str_ends(word, one)) {
                r = headers_read_key(is_before ? str_from(word, one.len)
                                               : str_head(word, word.len - one.len),
                                     false);
                r.frame = headers_frame(one);
            }
        }
    }
    return r;
}

/* Whether a header is long enough to be known at the end of a word: five letters, or two of those
 * that are written without blanks. */
static bool headers_is_long(str key) {
    enum { ASCII_MIN = 5, WIDE_MIN = 10, CJK_MIN = 6, CJK = 0xe0 }; /* bytes; the first */
    unsigned char first = key.len ? (unsigned char)key.at[0] : 0;
    return key.len >= (first >= CJK ? CJK_MIN : first >= 0x80 ? WIDE_MIN : ASCII_MIN);
}

/* "Lieferanschrift", "käyntiosoite", "店舗住所": the last word ends with a header of an address,
 * the longest of them. */
static headers_reading headers_read_compound(str words) {
    enum { BEFORE = 3 }; /* bytes that are before it at least */
    size_t longest = 0, from = words.len;
    while (from && words.at[from - 1] != ' ') {
        from--;
    }
    str word = str_from(words, from);
    headers_reading r = {.role = HEADERS_OTHER};
    const headers_line *end, *line = headers_list(&end);
    for (; line < end; line++) {
        bool is_part = line->role <= HEADERS_COUNTRY && line->role != HEADERS_NAME;
        for (str keys = is_part ? line->keys : STR_NONE; keys.at;) {
            str one = str_cut(&keys, ' ');
            if (one.len > longest && word.len >= one.len + BEFORE && headers_is_long(one) &&
                str_ends(word, one)) {
                longest = one.len;
                r.role = line->role;
            }
        }
    }
    r.frame = headers_frame(str_head(words, words.len - longest));
    return r;
}

/* "Adres zamieszkania", "Ciudad donde vive": the first words. The cells must say so, too. */
static headers_reading headers_read_first(str words) {
    enum { LETTERS = 4 }; /* bytes at least */
    headers_reading r = {.role = HEADERS_OTHER};
    str head = words;
    while (r.role == HEADERS_OTHER && str_index(head, ' ') < head.len) {
        while (head.at[head.len - 1] != ' ') {
            head.len--;
        }
        head.len--;
        r = head.len >= LETTERS ? headers_read_key(head, false) : r;
    }
    r.role = r.role <= HEADERS_COUNTRY ? r.role : HEADERS_OTHER;
    r.frame = headers_frame(str_from(words, MIN(head.len + 1, words.len)));
    return r;
}

/* By some of its words. */
static headers_reading headers_read_part(str words, headers_axis axis) {
    bool is_none = false;
    headers_reading r = headers_read_end(words, &is_none);
    r = r.role == HEADERS_OTHER && !is_none ? headers_read_glued(words) : r;
    r = r.role == HEADERS_OTHER && !is_none ? headers_read_begin(words) : r;
    if (r.role == HEADERS_OTHER) {
        r = (headers_reading){.role = axis.role, .rank = axis.rank, .frame = axis.frame};
    }
    r.rank += HEADERS_PART;
    if (r.role == HEADERS_OTHER && !is_none) {
        r = headers_read_compound(words);
        r.rank += HEADERS_LOOSE;
    }
    if (r.role == HEADERS_OTHER && !is_none) {
        r = headers_read_first(words);
        r.rank += HEADERS_WEAK;
    }
    return r;
}

/* All roles of a key: "kraj" is a country in Polish, and a region in Czech. */
static uint64_t headers_roles_of(str words) {
    char room[HEADERS_KEY_MAX];
    str key = headers_joined(words, room);
    uint64_t roles = 0;
    const headers_line *end, *line = headers_list(&end);
    for (end = headers_may_have(key) ? end : line; line < end; line++) {
        int first = 0;
        bool is_starred, is_it = headers_rank(line->keys, key, &first, &is_starred) >= 0;
        roles |= is_it && line->role < HEADERS_ROLES ? UINT64_C(1) << line->role : 0;
    }
    return roles;
}

/* "Ville / City", "Улица, дом", "PLZ/Ort": headers of one role, or of what is written together. */
static headers_reading headers_read_pieces(str header) {
    headers_reading all = {.role = HEADERS_OTHER};
    bool is_known = true;
    for (int count = 0; header.at && is_known; count++) {
        char room[HEADERS_KEY_MAX];
        size_t end = 0;
        while (end < header.len && !strchr("/,|(\n", header.at[end])) {
            end++;
        }
        headers_reading one = headers_read_key(headers_words(str_head(header, end), room), true);
        bool is_house = all.role == HEADERS_STREET && one.role == HEADERS_HOUSE,
             is_town = (all.role == HEADERS_POSTCODE && one.role == HEADERS_CITY) ||
                       (all.role == HEADERS_CITY && one.role == HEADERS_STATE);
        is_known =
            one.role <= HEADERS_COUNTRY && (!count || is_house || is_town || one.role == all.role);
        all.rank = count ? all.rank : one.rank;
        all.role = is_house ? HEADERS_ADDRESS : is_town ? HEADERS_CITY : one.role;
        header = end < header.len ? str_from(header, end + 1) : STR_NONE;
    }
    all.role = is_known ? all.role : HEADERS_OTHER;
    return all;
}

static bool headers_is_of_others(str words) {
    char room[HEADERS_KEY_MAX];
    bool found = headers_has(STR("others"), headers_joined(words, room));
    while (words.at && words.len && !found) {
        str word = str_cut(&words, ' ');
        found = headers_has(STR("others"), word) || headers_has(STR("none"), word);
    }
    return found;
}

GEO_FN headers_reading headers_read(str header) {
    enum { AROUND = HEADERS_PART / 2 }; /* all words are known, but not as one */
    char room[HEADERS_KEY_MAX];
    str words = headers_words(header, room);
    headers_reading r = headers_read_key(words, true);
    r.others = headers_roles_of(words);
    if (r.role == HEADERS_OTHER) {
        r = headers_read_pieces(header);
    }
    if (r.role == HEADERS_OTHER) {
        headers_axis axis = headers_axis_of(words);
        bool is_axis = axis.role != HEADERS_OTHER && !axis.has_others;
        r = is_axis ? (headers_reading){.role = axis.role, .rank = axis.rank}
                    : headers_read_country(words);
        r.rank += AROUND;
        r = r.role == HEADERS_OTHER ? headers_read_part(words, axis) : r;
    }
    r.is_of_others = headers_is_of_others(words);
    return r;
}

GEO_FN headers_role headers_role_of(str header, int *rank) {
    headers_reading r = headers_read(header);
    *rank = r.rank;
    return r.rank < HEADERS_LOOSE ? r.role : HEADERS_OTHER;
}

GEO_FN bool headers_ends_in(str header, headers_role role) {
    char room[HEADERS_KEY_MAX];
    str words = headers_words(header, room), last = STR_NONE;
    bool is_none = false;
    while (words.at && words.len) {
        is_none = is_none || headers_has(STR("none"), last);
        last = str_cut(&words, ' ');
    }
    return last.len && !is_none && headers_read_key(last, true).role == role;
}

GEO_FN void headers_write(out *o, headers_role role) {
    const headers_line *end, *line = headers_list(&end);
    bool is_first = true;
    for (; line < end; line++) {
        str keys = line->keys;
        bool is_it = line->role == role &&
                     (str_eq(line->language, STR("en")) || str_eq(line->language, STR("-")));
        while (is_it && keys.at) {
            str one = str_cut(&keys, ' ');
            out_text(o, is_first ? STR("") : STR(" "));
            out_text(o, str_head(one, one.len - str_ends(one, STR("*"))));
            is_first = false;
        }
    }
}
