/* address -- streets and house numbers in the words of a query. Owns the words for streets, folded;
 * lists are sorted by bytes, but for the one of endings. Pure.
 *
 * A word in front ("rue de la Paix 12 Paris") leaves open where the name ends, unless the number
 * does; a word behind, or the end of one ("Main Street Boulder", "Hauptstrasse"), ends it. */
#include "address.h"

#include "../base/ascii.h"
#include "query.h"

static const char address_before[] =
    "al/alameda/aleja/aleje/allee/allees/av/avd/avda/ave/avenida/avenue/avinguda/bd/bld/blvd/"
    "boulevard/bulevar/bulevardul/c/calea/calle/camino/carrer/carrera/carretera/chemin/corso/"
    "cours/cra/duong/estrada/faubourg/gang/heol/impasse/jalan/jl/jln/kra/largo/lorong/"
    "lungotevere/os/osiedle/paseo/passage/passeig/pho/piazza/piazzale/pl/plac/place/plaza/pr/"
    "praca/prospekt/quai/rambla/rodovia/ronda/route/rr/rruga/rua/rue/shari/sharia/soi/soseaua/"
    "splaiul/square/str/strada/strasse/thanon/travessa/triq/ul/ulica/ulitsa/ulitza/via/viale/"
    "vicolo/λεωφ/λεωφοροσ/οδοσ/бул/бульвар/вул/вулиця/наб/набережная/пер/переулок/пл/площа/"
    "площадь/пр/провулок/просп/проспект/ул/улица/шоссе/רח/רחוב/שדרות/شارع/طريق";

static const char address_after[] =
    "allee/alley/av/ave/avenue/blv/blvd/boulevard/bulvari/cad/caddesi/causeway/cd/cesta/chaussee/"
    "cir/circle/close/court/cres/crescent/cswy/ct/damm/dr/drive/embankment/expressway/gade/"
    "gardens/gasse/gata/gatan/gate/gatve/gracht/grove/highway/hwy/iela/kade/katu/korut/kuja/laan/"
    "lane/ln/loop/maantee/mah/mahallesi/marg/mews/namesti/parkway/pkwy/pl/place/platz/plaza/"
    "plein/puiestee/quay/rakpart/rd/ring/road/row/salai/sok/sokagi/sokak/sq/square/st/steenweg/"
    "steig/str/straat/strasse/street/tanav/ter/tere/terrace/tie/tpke/trail/trg/trida/trl/"
    "turnpike/ufer/ulica/ulice/ut/utca/utja/vagen/vei/veien/vej/walk/way/weg/бульвар/вулиця/"
    "переулок/проспект/улица/шоссе/길/대로/로";

static const str address_joined[] = {
    STR_ROW("strasse"), STR_ROW("str"),      STR_ROW("gasse"), STR_ROW("weg"),
    STR_ROW("allee"),   STR_ROW("platz"),    STR_ROW("ring"),  STR_ROW("ufer"),
    STR_ROW("damm"),    STR_ROW("chaussee"), STR_ROW("steig"), STR_ROW("straat"),
    STR_ROW("laan"),    STR_ROW("plein"),    STR_ROW("kade"),  STR_ROW("gracht"),
    STR_ROW("dreef"),   STR_ROW("steenweg"), STR_ROW("gade"),  STR_ROW("gate"),
    STR_ROW("gata"),    STR_ROW("gatan"),    STR_ROW("vej"),   STR_ROW("vei"),
    STR_ROW("veien"),   STR_ROW("vagen"),    STR_ROW("stien"), STR_ROW("katu"),
    STR_ROW("tie"),     STR_ROW("kuja"),     STR_ROW("polku"), STR_ROW("utca"),
    STR_ROW("로"),      STR_ROW("길")};

/* Of these, words that are found in other names as well, and those of one or two letters, make a
 * street only with a number. */
static const char address_weak[] =
    "camino/cir/circle/cours/damm/gang/gardens/gata/gate/grove/kuja/loop/marg/passage/place/"
    "plaza/ring/route/salai/strada/ter/tere/tie/trail/trl/via/walk";

/* What has a number, but no house. */
static const char address_others[] = "area/gate/highway/line/pier/platform/route/terminal/zone";

/* Between a street and its number, and what may follow both. */
static const char address_sides[] = "e/n/ne/nw/s/se/sw/w";
static const char address_signs[] = "bis/d/dom/n/no/nr/num/number/numero/ter/д/дом";
static const char address_units[] = "apartment/apt/fl/flat/floor/kv/lok/room/ste/suite/unit/кв";

static bool address_has(const char *list, str word) {
    return str_is_among(word, str_of(list), '/');
}

GEO_FN bool address_is_street_word(str word) {
    return address_has(address_before, word) || address_has(address_after, word);
}

/* The ending of a word that makes it a street; absent: none. */
static str address_ending(str word) {
    enum { REST_MIN = 3 }; /* bytes of the name before the ending */
    for (size_t i = 0; i < LEN(address_joined); i++) {
        str ending = address_joined[i];
        if (word.len >= ending.len + REST_MIN && str_ends(word, ending)) {
            return ending;
        }
    }
    return STR_NONE;
}

/* "12", "19b", "221bis", but not "5th". */
static bool address_is_number(str word) {
    enum { DIGITS_MAX = 5, LETTERS_MAX = 3 };
    size_t digits = 0;
    while (digits < word.len && ascii_is_digit(word.at[digits])) {
        digits++;
    }
    str letters = str_from(word, digits);
    return digits && digits <= DIGITS_MAX && letters.len <= LETTERS_MAX &&
           !address_has("nd/rd/st/th", letters);
}

/* Of a house where no word tells that it is one: longer ones are postal codes and years. */
static bool address_is_house(str word) {
    enum { PLAIN_MAX = 3 };
    return address_is_number(word) && (word.len <= PLAIN_MAX || !ascii_is_digit(word.at[3]));
}

/* The index of the number from `from` on; `count`: none. */
static int address_number_at(const str *words, int count, int from) {
    while (from < count && !address_is_number(words[from])) {
        from++;
    }
    return from;
}

/* The words of a number that begins at `at`, with its letter: "12 a", "12 14", "no 5". */
static int address_number_end(const str *words, int count, int at) {
    while (at < count && address_has(address_signs, words[at])) {
        at++;
    }
    if (at == count || !address_is_number(words[at])) {
        return at;
    }
    at++;
    bool has_letter = at < count && (address_is_number(words[at]) ||
                                     (words[at].len == 1 && ascii_is_alpha(words[at].at[0])) ||
                                     address_has("bis/ter", words[at]));
    return has_letter ? at + 1 : at;
}

/* What follows the name of a street: "NW 1600 Apt 5". */
static int address_end(const str *words, int count, int at) {
    at += at < count && address_has(address_sides, words[at]);
    at = address_number_end(words, count, at);
    bool has_unit = at + 1 < count && address_has(address_units, words[at]) &&
                    ascii_is_digit(words[at + 1].at[0]);
    return has_unit ? at + 2 : at;
}

typedef enum { ADDRESS_NONE, ADDRESS_BEFORE, ADDRESS_BEHIND } address_side;

/* Where the word for streets at `i`, *word, stands to the name. */
static address_side address_side_at(const str *words, int count, int i, str *word) {
    bool is_first = i == 0 || (i == 1 && address_is_number(words[0]));
    *word = words[i];
    if (is_first && i + 1 < count && address_has(address_before, words[i])) {
        return ADDRESS_BEFORE;
    }
    if (!is_first && address_has(address_after, words[i])) {
        return ADDRESS_BEHIND;
    }
    *word = address_ending(words[i]);
    return word->len ? ADDRESS_BEHIND : ADDRESS_NONE;
}

/* Sets where street and number end, given the word for streets at `street`. */
static void address_measure(const str *words, int count, int street, address_side side,
                            address_reading *r) {
    int number = address_number_at(words, count, side == ADDRESS_BEFORE ? street + 2 : 1);
    bool is_first = address_is_number(words[0]);
    r->has_number = is_first || number < count;
    if (side == ADDRESS_BEHIND) {
        r->words = address_end(words, count, street + 1);
    } else if (number < count) {
        r->words = address_end(words, count, number);
    } else {
        r->words = MIN(street + 2, count);
        r->is_whole = false;
    }
}

/* "Am Markt 3", "221b Baker": of a number only. */
static void address_measure_house(const str *words, int count, address_reading *r) {
    int number = address_number_at(words, count, 1);
    r->is_whole = number < count;
    r->has_number = address_is_house(words[r->is_whole ? number : 0]);
    r->has_number &= !address_has(address_others, words[0]);
    r->words = r->is_whole ? address_end(words, count, number) : 2;
}

GEO_FN bool address_read(str key, address_reading *r) {
    str words[QUERY_WORDS_MAX], word = STR_NONE;
    int count = query_words(key, words);
    address_side side = ADDRESS_NONE;
    *r = (address_reading){.is_whole = true};
    if (count < 1 || count > QUERY_WORDS_MAX) {
        return false;
    }
    for (int i = 0; i < count && !side; i++) {
        side = address_side_at(words, count, i, &word);
        if (side) {
            address_measure(words, count, i, side, r);
        }
    }
    bool is_weak = word.len <= 2 || address_has(address_weak, word);
    r->has_street = side && (r->has_number || !is_weak);
    if (!r->has_street && count > 1) {
        address_measure_house(words, count, r);
    }
    return r->has_street || (r->has_number && count > 1);
}
