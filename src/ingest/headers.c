/* headers -- the embedded list of column headers, which src/generate/lists.c makes of
 * src/data/headers.tsv: a line for each role and language, with the folded headers. Owns the names
 * of the roles. */
#include "headers.h"

#include "../geo/fold.h"

extern const unsigned char geocoder_headers[];
extern const unsigned geocoder_headers_len;

enum { HEADERS_KEY_MAX = 64 }; /* bytes of a header as a key; longer ones are sentences */

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

/* The next line: its role, language and headers. False: there is none. */
static bool headers_next(str *rest, str *role, str *language, str *keys) {
    *keys = str_cut(rest, '\n');
    *role = str_cut(keys, ' ');
    *language = str_cut(keys, ' ');
    return role->len > 0;
}

static str headers_list(void) {
    return (str){(const char *)geocoder_headers, geocoder_headers_len};
}

/* The rank of a key among the headers of a line, which begins with rank `first`; -1: it is none. */
static int headers_rank(str keys, str key, bool is_whole, int *first) {
    while (keys.at) {
        str one = str_cut(&keys, ' ');
        bool is_starred = str_ends(one, STR("*"));
        if ((is_whole || !is_starred) && str_eq(str_head(one, one.len - is_starred), key)) {
            return *first;
        }
        (*first)++;
    }
    return -1;
}

/* The role of words that are the whole header or its end. */
static headers_role headers_role_of_key(str words, bool is_whole, int *rank) {
    char room[HEADERS_KEY_MAX];
    out key = out_of(room, sizeof room);
    for (size_t i = 0; i < words.len; i++) {
        if (words.at[i] != ' ') {
            out_char(&key, words.at[i]);
        }
    }
    str rest = headers_list(), role, language, keys, last = STR_NONE;
    for (int first = 0; headers_next(&rest, &role, &language, &keys);) {
        first = str_eq(role, last) ? first : 0;
        last = role;
        *rank = headers_rank(keys, out_str(&key), is_whole, &first);
        if (*rank >= 0 && key.len) {
            return headers_role_named(role);
        }
    }
    return HEADERS_OTHER;
}

/* "MailingCity" has the words of "Mailing City". */
static str headers_words(str header, char room[HEADERS_KEY_MAX]) {
    char apart[2 * HEADERS_KEY_MAX];
    out o = out_of(apart, sizeof apart);
    for (size_t i = 0; i < header.len; i++) {
        bool is_hump = i && header.at[i - 1] >= 'a' && header.at[i - 1] <= 'z' &&
                       header.at[i] >= 'A' && header.at[i] <= 'Z';
        out_text(&o, is_hump ? STR(" ") : STR(""));
        out_char(&o, header.at[i]);
    }
    return o.full ? STR_NONE : fold_name(out_str(&o), FOLD_PLAIN, room, HEADERS_KEY_MAX);
}

/* Whether the word, before an "address", makes it no place: the row of HEADERS_OTHER, "none". */
static bool headers_is_of_none(str word) {
    int rank;
    return headers_role_of_key(word, true, &rank) == HEADERS_OTHER && rank >= 0;
}

GEO_FN headers_role headers_role_of(str header, int *rank) {
    char room[HEADERS_KEY_MAX];
    str words = headers_words(header, room);
    headers_role role = headers_role_of_key(words, true, rank);
    bool is_part = role == HEADERS_OTHER;
    while (role == HEADERS_OTHER && str_index(words, ' ') < words.len) {
        str first = str_cut(&words, ' ');
        if (headers_is_of_none(first)) {
            break;
        }
        role = headers_role_of_key(words, false, rank);
    }
    *rank += is_part ? HEADERS_PART : 0;
    return role;
}

GEO_FN void headers_write(out *o, headers_role role) {
    str rest = headers_list(), name, language, keys;
    bool is_first = true;
    while (headers_next(&rest, &name, &language, &keys)) {
        bool is_it = headers_role_named(name) == role &&
                     (str_eq(language, STR("en")) || str_eq(language, STR("-")));
        while (is_it && keys.at) {
            str one = str_cut(&keys, ' ');
            out_text(o, is_first ? STR("") : STR(" "));
            out_text(o, str_head(one, one.len - str_ends(one, STR("*"))));
            is_first = false;
        }
    }
}
