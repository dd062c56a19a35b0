/* questions -- writes the made-up country as .osm.pbf, and what is asked about it, by class.
 *
 *   questions MILLIONS COUNTRY QUESTIONS     millions of houses, the two files to write
 *
 * QUESTIONS is a table with a header line: class, query, lat, lon, reach_m, name, number, near_lat,
 * near_lon. The right answer is within reach_m metres of the point, and has the name and the number
 * where they are told. A query is empty where the point itself is asked for. It is asked at the
 * near point where there is one. Of classes "no such ...", the number or the street is not there:
 * the answer is nothing, or the street or the town. The questions are the same on every run. */
#include "country.h"

#include <ctype.h>

enum {
    QUESTIONS = 200, /* of a class */
    TOWNS_MIN = 100, /* of fewer, each is near all others */
    TEXT_MAX_BYTES = 4 * NAME_MAX_BYTES,
    HOUSE_REACH_M = 20, /* the next house is 38 m away */
    CORNER_REACH_M = 20,
    STREET_REACH_M = 700, /* half its length, and less than half the way to the next town's */
    TOWN_REACH_M = 1000,
    NO_NUMBER = 111 /* from here on no street has one */
};

/* What a question is about. */
typedef struct {
    uint64_t town_at;
    int street_at, house, turn;
    double lat, lon; /* of the house */
    char town[NAME_MAX_BYTES], street[NAME_MAX_BYTES], poi[NAME_MAX_BYTES], code[NAME_MAX_BYTES],
        road[NAME_MAX_BYTES];
} subject;

/* Writes the question; false: it cannot be put so. */
typedef bool form(const subject *s, char text[TEXT_MAX_BYTES]);

static struct { uint64_t seed, towns; } drawn;

static uint64_t any(uint64_t below) {
    return mixed(++drawn.seed) % below;
}

/* ---- how it is written ---- */

static void lower(char *text) {
    for (char *c = text; *c; c++) {
        *c = (char)((unsigned char)*c < 128 ? tolower((unsigned char)*c) : *c);
    }
}

/* Replaces the first `old` in the text. False: it has none. */
static bool replace(char text[NAME_MAX_BYTES], const char *old, const char *with) {
    char rest[NAME_MAX_BYTES];
    char *at = strstr(text, old);
    if (!at) {
        return false;
    }
    snprintf(rest, sizeof rest, "%s", at + strlen(old));
    snprintf(at, (size_t)(text + NAME_MAX_BYTES - at), "%s%s", with, rest);
    return true;
}

/* Leaves a letter out, or changes it with the next one. */
static void misspell(char text[NAME_MAX_BYTES]) {
    for (;;) {
        size_t at = 1 + any(strlen(text) - 2);
        unsigned char a = (unsigned char)text[at], b = (unsigned char)text[at + 1];
        if (a < 128 && b < 128 && islower(a) && islower(b) && a != b) {
            if (any(2)) {
                memmove(text + at, text + at + 1, strlen(text + at));
            } else {
                text[at] = (char)b;
                text[at + 1] = (char)a;
            }
            return;
        }
    }
}

static bool write_house(const subject *s, const char *street, char text[TEXT_MAX_BYTES]) {
    snprintf(text, TEXT_MAX_BYTES, "%s %d, %s", street, s->house + 1, s->town);
    return true;
}

static bool as_written(const subject *s, char text[TEXT_MAX_BYTES]) {
    return write_house(s, s->street, text);
}

static bool abbreviated(const subject *s, char text[TEXT_MAX_BYTES]) {
    subject t = *s;
    bool is_shorter = replace(t.street, "strasse", "str.") ||
                      (s->turn % 4 == 0 && replace(t.street, "platz", "pl."));
    return write_house(s, t.street, text) && is_shorter;
}

static bool lower_case(const subject *s, char text[TEXT_MAX_BYTES]) {
    as_written(s, text);
    lower(text);
    return true;
}

static bool no_comma(const subject *s, char text[TEXT_MAX_BYTES]) {
    snprintf(text, TEXT_MAX_BYTES, "%s %d %s", s->street, s->house + 1, s->town);
    return true;
}

/* As other keyboards and countries write it. */
static bool other_letters(const subject *s, char text[TEXT_MAX_BYTES]) {
    subject t = *s;
    bool is_other = replace(t.street, "ü", s->turn % 2 ? "ue" : "u");
    is_other |= replace(t.street, "strasse", "straße");
    return write_house(s, t.street, text) && is_other;
}

static bool misspelt(const subject *s, char text[TEXT_MAX_BYTES]) {
    subject t = *s;
    misspell(t.street);
    return write_house(s, t.street, text);
}

static bool misspelt_town(const subject *s, char text[TEXT_MAX_BYTES]) {
    subject t = *s;
    misspell(t.town);
    return as_written(&t, text);
}

static bool misspelt_street(const subject *s, char text[TEXT_MAX_BYTES]) {
    subject t = *s;
    misspell(t.street);
    snprintf(text, TEXT_MAX_BYTES, "%s, %s", t.street, s->town);
    return true;
}

static bool number_first(const subject *s, char text[TEXT_MAX_BYTES]) {
    snprintf(text, TEXT_MAX_BYTES, "%d %s, %s", s->house + 1, s->street, s->town);
    return true;
}

static bool town_first(const subject *s, char text[TEXT_MAX_BYTES]) {
    snprintf(text, TEXT_MAX_BYTES, "%s, %s %d", s->town, s->street, s->house + 1);
    return true;
}

static bool with_code(const subject *s, char text[TEXT_MAX_BYTES]) {
    snprintf(text, TEXT_MAX_BYTES, "%s %d, %s%s%s", s->street, s->house + 1, s->code,
             s->turn % 2 ? " " : "", s->turn % 2 ? s->town : "");
    return true;
}

static bool street_in_town(const subject *s, char text[TEXT_MAX_BYTES]) {
    snprintf(text, TEXT_MAX_BYTES, "%s, %s", s->street, s->town);
    return true;
}

/* Two thirds of it, whole letters. */
static bool street_begun(const subject *s, char text[TEXT_MAX_BYTES]) {
    size_t len = strlen(s->street) * 2 / 3;
    while (((unsigned char)s->street[len] & 0xc0) == 0x80) {
        len++;
    }
    snprintf(text, TEXT_MAX_BYTES, "%.*s", (int)len, s->street);
    return true;
}

static bool poi_in_town(const subject *s, char text[TEXT_MAX_BYTES]) {
    snprintf(text, TEXT_MAX_BYTES, "%s, %s", s->poi, s->town);
    return true;
}

static bool poi_in_street(const subject *s, char text[TEXT_MAX_BYTES]) {
    if (s->turn % 2) {
        snprintf(text, TEXT_MAX_BYTES, "%s, %s, %s", s->poi, s->street, s->town);
    } else {
        snprintf(text, TEXT_MAX_BYTES, "%s, %s %d, %s", s->poi, s->street, s->house + 1, s->town);
    }
    return true;
}

static bool crossing(const subject *s, char text[TEXT_MAX_BYTES]) {
    static const char *const joined[4][2] = {
        {"", " / "}, {"", " & "}, {"", " Ecke "}, {"Ecke ", " und "}};
    char other[NAME_MAX_BYTES];
    street_name(s->town_at, STREETS + s->turn % CROSSINGS, other);
    snprintf(text, TEXT_MAX_BYTES, "%s%s%s%s, %s", joined[s->turn / 2 % 4][0], s->street,
             joined[s->turn / 2 % 4][1], other, s->town);
    return true;
}

static bool road_number(const subject *s, char text[TEXT_MAX_BYTES]) {
    snprintf(text, TEXT_MAX_BYTES, "%s, %s", s->road, s->town);
    return true;
}

static bool postcode(const subject *s, char text[TEXT_MAX_BYTES]) {
    snprintf(text, TEXT_MAX_BYTES, "%s%s%s", s->code, s->turn % 2 ? " " : "",
             s->turn % 2 ? s->town : "");
    return true;
}

static bool a_point(const subject *s, char text[TEXT_MAX_BYTES]) {
    (void)s;
    *text = '\0';
    return true;
}

static bool no_number(const subject *s, char text[TEXT_MAX_BYTES]) {
    subject t = *s;
    t.house += NO_NUMBER;
    return as_written(&t, text);
}

static bool has_street(uint64_t town, const char *street) {
    char name[NAME_MAX_BYTES];
    bool is_there = false;
    for (int i = 0; i < TOWN_WAYS && !is_there; i++) {
        street_name(town, i, name);
        is_there = strcmp(name, street) == 0;
    }
    return is_there;
}

/* A street of some town, which neither this one nor those around it have. */
static bool no_street(const subject *s, char text[TEXT_MAX_BYTES]) {
    enum { AROUND = 2 }; /* towns in each direction */
    subject t = *s;
    bool is_there = false;
    street_name(any(drawn.towns), s->street_at, t.street);
    for (int i = -AROUND; i <= AROUND; i++) {
        for (int k = -AROUND; k <= AROUND; k++) {
            int64_t town = (int64_t)s->town_at + i * COLUMNS + k;
            is_there |= town >= 0 && has_street((uint64_t)town, t.street);
        }
    }
    return (s->turn % 2 ? as_written(&t, text) : street_in_town(&t, text)) && !is_there;
}

/* ---- what is right ---- */

typedef enum { HOUSE, STREET, BEGUN, POI, CORNER, ROAD, TOWN, POINT, NO_HOUSE, NO_STREET } answer;

static const struct {
    const char *name;
    form *write;
    answer wanted;
} classes[] = {
    {"as written", as_written, HOUSE},
    {"abbreviated", abbreviated, HOUSE},
    {"lower case", lower_case, HOUSE},
    {"no comma", no_comma, HOUSE},
    {"other letters", other_letters, HOUSE},
    {"misspelt, number", misspelt, HOUSE},
    {"misspelt, no number", misspelt_street, STREET},
    {"misspelt town, number", misspelt_town, HOUSE},
    {"number first", number_first, HOUSE},
    {"town first", town_first, HOUSE},
    {"with postcode", with_code, HOUSE},
    {"street", street_in_town, STREET},
    {"prefix, near", street_begun, BEGUN},
    {"POI", poi_in_town, POI},
    {"POI, street", poi_in_street, POI},
    {"crossing", crossing, CORNER},
    {"road number", road_number, ROAD},
    {"postcode", postcode, TOWN},
    {"reverse", a_point, POINT},
    {"no such number", no_number, NO_HOUSE},
    {"no such street", no_street, NO_STREET},
};

static subject a_subject(answer wanted, int turn) {
    int poi = (int)any(NAMED_POIS);
    subject s = {.town_at = any(drawn.towns),
                 .street_at = (int)any(STREETS),
                 .house = (int)any(HOUSES),
                 .turn = turn};
    s.street_at = wanted == POI ? poi_street(poi) : wanted == ROAD ? 0 : s.street_at;
    s.house = wanted == POI ? poi_house(poi) : s.house;
    house_at(s.town_at, s.street_at, s.house, &s.lat, &s.lon);
    town_name(s.town_at, s.town);
    town_code(s.town_at, s.code);
    town_road(s.town_at, s.road);
    street_name(s.town_at, s.street_at, s.street);
    poi_name(s.town_at, poi, s.poi);
    return s;
}

/* Where the answer is, and how near that it must be. */
static int find_answer(const subject *s, answer wanted, double *lat, double *lon) {
    int64_t south, west;
    bool is_town = wanted == TOWN || wanted == NO_STREET;
    bool is_house = wanted == HOUSE || wanted == POI || wanted == POINT;
    int bend = wanted == CORNER ? s->turn % CROSSINGS * (BENDS - 1) : 1;
    town_corner(s->town_at, &south, &west);
    *lat = (double)(south + (is_town ? TOWN_LAT : s->street_at * STREET_LAT)) * 1e-7;
    *lon = (double)(west + (is_town ? TOWN_LON : bend * BEND_LON)) * 1e-7;
    if (is_house) {
        *lat = s->lat;
        *lon = s->lon;
    }
    return is_house           ? HOUSE_REACH_M
           : wanted == CORNER ? CORNER_REACH_M
           : is_town          ? TOWN_REACH_M
                              : STREET_REACH_M;
}

static void write_question(FILE *to, const char *kind, answer wanted, const subject *s,
                           const char *text) {
    double lat, lon;
    int reach_m = find_answer(s, wanted, &lat, &lon);
    const char *name = wanted == POI ? s->poi : wanted == NO_STREET ? s->town : "";
    if (wanted == STREET || wanted == BEGUN || wanted == NO_HOUSE) {
        name = s->street;
    }
    fprintf(to, "%s\t%s\t%.7f\t%.7f\t%d\t%s\t", kind, text, lat, lon, reach_m, name);
    if (wanted == HOUSE || wanted == POINT) {
        fprintf(to, "%d", s->house + 1);
    }
    if (wanted == BEGUN) {
        fprintf(to, "\t%.7f\t%.7f\n", s->lat, s->lon);
    } else {
        fputs("\t\t\n", to);
    }
}

static bool write_questions(const char *path) {
    FILE *to = fopen(path, "w");
    if (!to) {
        return false;
    }
    fputs("class\tquery\tlat\tlon\treach_m\tname\tnumber\tnear_lat\tnear_lon\n", to);
    for (size_t row = 0; row < sizeof classes / sizeof *classes; row++) {
        for (int turn = 0; turn < QUESTIONS;) {
            char text[TEXT_MAX_BYTES];
            subject s = a_subject(classes[row].wanted, turn);
            if (classes[row].write(&s, text)) {
                write_question(to, classes[row].name, classes[row].wanted, &s, text);
                turn++;
            }
        }
    }
    return !fclose(to);
}

int main(int argc, char **argv) {
    drawn.towns = argc == 4 ? (uint64_t)(strtod(argv[1], NULL) * 1e6 / (double)TOWN_HOUSES) : 0;
    if (drawn.towns < TOWNS_MIN) {
        fputs("usage: questions MILLIONS COUNTRY QUESTIONS, of .1 M houses or more\n", stderr);
        return EXIT_FAILURE;
    }
    write_country(argv[2], drawn.towns);
    if (!write_questions(argv[3])) {
        perror(argv[3]);
        return EXIT_FAILURE;
    }
    return EXIT_SUCCESS;
}
