/* e2e_index.c: the program builds index files, describes them, answers from them and refuses
 * damaged ones.
 *
 *   e2e_index GEOCODER
 *
 * Runs in the project's folder: its inputs are there. */
#define _GNU_SOURCE /* O_TMPFILE */
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "check.h"

enum { REPLY_LEN_MAX = 1 << 20, COMMAND_LEN_MAX = 4096, PATH_LEN_MAX = 256 };

static char reply[REPLY_LEN_MAX], program[COMMAND_LEN_MAX / 2];
static char folder[] = "/tmp/geocoder-index-XXXXXX";

/* What every failed check shows. */
static void show_context(void) {
    printf("it printed:\n%.2000s\n", reply);
}

/* Runs the program through the shell, stdout and stderr into `reply`; in `words` @ is our folder.
 * Returns its exit code. */
static int run(const char *words) {
    char command[COMMAND_LEN_MAX];
    size_t len = (size_t)snprintf(command, sizeof command, "'%s' ", program), got = 0, more = 0;
    for (; *words && len < sizeof command - sizeof folder - 8; words++) {
        int added = *words == '@' ? snprintf(command + len, sizeof command - len, "%s", folder)
                                  : snprintf(command + len, sizeof command - len, "%c", *words);
        len += (size_t)added;
    }
    snprintf(command + len, sizeof command - len, " 2>&1");
    FILE *from = popen(command, "r");
    while (from && (more = fread(reply + got, 1, sizeof reply - 1 - got, from)) > 0) got += more;
    reply[got] = 0;
    int status = from ? pclose(from) : -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static bool says(const char *words) {
    return strstr(reply, words) != NULL;
}

/* ---- answers ---- */

static const struct {
    const char *words, *answer;
} answers[] = {
    {"geocode 'Rue Grimaldi, Monaco'", "\"id\":\"W8352246\""},
    {"geocode 'Rue Grimaldi, Monaco'", "\"timezone\":\"Europe/Monaco\""},
    {"geocode '57 Rue Grimaldi, Monaco'", "\"house_number\":\"57\""},
    {"geocode 'Rue Grimaldi 57'", "\"house_number\":\"57\""},
    {"geocode 'rue grimaldi 57 monaco'", "\"house_number\":\"57\""},
    {"geocode 'Pharmacie du Rocher, Monaco'", "\"id\":\"N5080982994\""},
    {"geocode 'Hotel Hermitage'", "\"name\":\"Hermitage\""},
    {"geocode 'H\xC3\xB4tel Hermitage, Monaco'", "\"name\":\"Hermitage\""},
    {"geocode 'Polpetta restaurant'", "\"name\":\"Polpetta\""},
    {"geocode 'Gare de Monaco'", "\"name\":\"Monaco - Monte Carlo\""},
    {"geocode 'Mus\xC3\xA9"
     "e oc\xC3\xA9"
     "anographique, Monaco'",
     "\"name\":\"Mus\xC3\xA9"
     "e Oc\xC3\xA9"
     "anographique\""},
    {"geocode 'Apotheke Internationale'", "\"name\":\"Pharmacie Internationale\""},
    {"geocode Internationale", "\"name\":\"Pharmacie Internationale\""},
    {"geocode 'St Charles church, Monaco'", "Saint-Charles\""},
    {"geocode 'Casino Monte Carlo' --lang local", "\"name\":\"Casino de Monte Carlo\""},
    {"geocode 'bd princesse charlotte'", "\"address_type\":\"road\""},
    {"geocode '57 r. Grimaldi, Monaco'", "\"house_number\":\"57\""},
    {"geocode '57 Rue Grimaldi, Apt 4, Monaco'", "\"dropped\":\"Apt 4\""},
    {"geocode 'Larvotto, Monaco'", "\"id\":\"R5986437\""},
    {"geocode 'Monte-Carlo'", "\"id\":\"R5986438\""}, /* not the village in Brazil */
    {"geocode 'pharmacy in Monaco'", "\"place_type\":\"pharmacy\""},
    {"geocode 'Hotel Monaco'", "\"place_type\":\"hotel\""},
    {"geocode 'hotels in Monaco'", "\"place_type\":\"hotel\""},
    {"geocode 'Monaco pharmacies'", "\"place_type\":\"pharmacy\""},
    {"geocode 'Apotheke Fontvieille'", "\"id\":\"N1790048263\""},
    {"geocode 'restaurants near Monte-Carlo' --limit 1",
     "\"id\":\"N7822143686\""}, /* the nearest */
    {"geocode 'supermarket near Rue Grimaldi, Monaco' --limit 1", "\"id\":\"N4418118702\""},
    {"geocode 'restaurant, Rue Grimaldi'", "\"road\":\"Rue Grimaldi\""},
    {"geocode '[shop=bakery] Monaco' --limit 20",
     "\"id\":\"N1704462988\""}, /* a caf\xC3\xA9, too */
    {"nearby_places 43.7340 7.4180 --radius-km 3 --limit 50 --categories shop=bakery",
     "\"id\":\"N1704462988\""},
    {"geocode \"hairdressers, Boulevard d'Italie, Monaco\"", "\"road\":\"Boulevard d'Italie\""},
    {"geocode 'B\xC3\xA4nke, Avenue Princesse Grace, Monaco'", "\"place_type\":\"bench\""},
    {"geocode '[amenity=pharmacy]'", "\"place_type\":\"pharmacy\""},
    {"geocode '[amenity=pharmacy] Fontvieille'", "\"id\":\"N1790048263\""},
    {"geocode 'Rue Grimaldi & Rue Suffren Reymond, Monaco'", "\"place_type\":\"intersection\""},
    {"geocode 'corner of Rue Suffren Reymond and Rue Grimaldi, Monaco'",
     "\"name\":\"Rue Suffren Reymond & Rue Grimaldi\""},
    {"geocode 'Monte-Carlo, Monaco'", "\"id\":\"R5986438\""},
    {"geocode 'Boulevard du Jardin Exotique, Monaco'", "\"country_code\":\"mc\""},
    {"geocode 'Paris'", "\"country_code\":\"fr\""},
    {"reverse_geocode 43.73693 7.42100", "\"house_number\":\"57\""},
    {"reverse_geocode 43.7300 7.4150 --zoom 16", "\"address_type\":\"road\""},
    {"reverse_geocode 43.7300 7.4150 --zoom 14", "\"name\":\"Fontvieille\""},
    {"reverse_geocode 43.7300 7.4150 --zoom 10", "\"id\":\"R"},
    {"reverse_geocode 43.7300 7.4150 --zoom 3", "\"address_type\":\"country\""},
    {"reverse_geocode 43.7425 7.4155 --zoom 14", "\"country_code\":\"fr\""},
    {"nearby_places 43.7369 7.4210 --radius-km 0.5 --categories pharmacy", "\"pharmacy\""},
    {"nearby_places 43.7310 7.4221 --radius-km 0.1 --categories pharmacy", /* of detail full */
     "\"tags\":{\"phone\":\"+377 93 30 81 14\""},
    {"geocode 'Rue Grimaldi'", "\"data_date\":\"2026-03-10\""},
    {"geocode 'Paris'", "\"data_date\":\"2026-07-01\""},
    {"geocode 'Rue Grimaldi'", "\"attribution\":\"\xC2\xA9 OpenStreetMap contributors, ODbL "
                               "https://www.openstreetmap.org/copyright\""},
};

/* A word for a kind that the place is not of, or a place that is elsewhere, is no answer. */
static const char *const guesses[] = {
    "Hotel Polpetta",
    "Hotel Hermitage, Berlin",
    "Mosque Saint Charles",
    "Hotel Nirgendwo",
    "Bar Whine",
    "pharmacy", /* where? */
};

/* What is not there as asked is told, with what there is. */
static const struct {
    const char *words, *answer;
} partials[] = {
    {"57 Rue Grimaldi, Fontvieille", "\"dropped\":\"Fontvieille\""}, /* in another quarter */
    {"999 Rue Grimaldi, Monaco", "\"dropped\":\"999\""},
    {"999 Rue Grimaldi Apt 4, Monaco", "\"dropped\":\"999, Apt 4\""},
    {"Geraniums, Monaco", "\"match\":\"prefix\""}, /* a word of names */
};

/* More words than a part has room for. */
static const char long_query[] = "a b c d e f g h i j k l m n o p q r s t Monaco bar Whine";

static void test_answers(void) {
    CHECK(EQ(run("index build -o @/m.idx tests/peers/data/monaco-2026-03.osm.pbf"), 0) &&
              says("47887 rows"),
          "an index of Monaco");
    CHECK(EQ(run("index info @/m.idx"), 0) && says("streets") && says("2026-03-10") &&
              says("OpenStreetMap contributors"),
          "what is in it");
    for (size_t i = 0; i < sizeof answers / sizeof answers[0]; i++) {
        char words[COMMAND_LEN_MAX / 2];
        snprintf(words, sizeof words, "--offline --index @/m.idx %s --json --detail full",
                 answers[i].words);
        CHECK(EQ(run(words), 0) && says(answers[i].answer), answers[i].words);
    }
    for (size_t i = 0; i < sizeof guesses / sizeof guesses[0]; i++) {
        char words[COMMAND_LEN_MAX / 2];
        snprintf(words, sizeof words, "--offline --index @/m.idx geocode '%s' --json --detail full",
                 guesses[i]);
        CHECK(EQ(run(words), 1) && !says("\"osm_id\""), guesses[i]);
    }
    char long_words[COMMAND_LEN_MAX / 2];
    snprintf(long_words, sizeof long_words, "--offline --index @/m.idx geocode '%s' --json",
             long_query);
    CHECK(EQ(run(long_words), 1) && says("\"status\""), "a long query");
    for (size_t i = 0; i < sizeof partials / sizeof partials[0]; i++) {
        char words[COMMAND_LEN_MAX / 2];
        snprintf(words, sizeof words, "--offline --index @/m.idx geocode '%s' --json --detail full",
                 partials[i].words);
        CHECK(EQ(run(words), 1) && says("\"osm_id\"") && says(partials[i].answer),
              partials[i].words);
    }
}

/* An own table whose addresses name their town and country. */
static void test_table(void) {
    CHECK(EQ(run("index build -o @/t.idx --map name=Title tests/data/ingest/places.csv"), 0) &&
              says("3 bad ones left out") && says("places.csv:8:"),
          "an index of a table, with its bad rows");
    CHECK(EQ(run("--offline --index @/t.idx geocode 'Hauptstrasse 12 a, M\xC3\xBCnchen' --json"),
             0) &&
              says("\"house_number\":\"12 a\""),
          "a house number of the table");
    CHECK(EQ(run("--offline --index @/t.idx geocode 'Say Hi, a cafe' --json"), 0) &&
              says("\"house_number\":\"14\",\"road\":\"Hauptstra\xC3\x9F"
                   "e\""),
          "the house that a place is in");
    CHECK(
        EQ(run("--offline --index @/m.idx:@/t.idx geocode 'Old Mill, Munich' --detail full"), 0) &&
            says("Old Mill"),
        "two index files, and a town by the name that the embedded one knows");
    CHECK(EQ(run("--offline --index @/t.idx reverse_geocode 50.01 10.01 --json"), 0) &&
              says("Gro\xC3\x9Fstadt") && says("own data of t.idx"),
          "a point in a town of the table");
    CHECK(EQ(run("--offline --index @/t.idx reverse_geocode 49.80 9.94 --json"), 0) &&
              says("W\xC3\xBCrzburg"),
          "and in one that the table does not have");
    CHECK(
        EQ(run("--offline --index @/m.idx:@/t.idx geocode 'Old Mill, Munich' --detail full"), 0) &&
            says("own data of t.idx") && !says("data_date"),
        "whose data that is");
    CHECK(EQ(run("--index @/t.idx index info"), 0) && says("t.idx: ") && says("embedded: "),
          "what is open now");
    CHECK(EQ(run("--offline --index @/m.idx:@/m.idx geocode '57 Rue Grimaldi' --detail full"), 0) &&
              says("\"count\":1,"),
          "what two files have is one place");
    CHECK(EQ(run("--offline batch_geocode Springfield --limit 1 --json"), 0) &&
              says("needs_user_choice") && says("\"choices\":[{"),
          "one place of many that fit is not the one that is meant");
    CHECK(EQ(run("--offline --index @/m.idx show_map 'Rue Grimaldi, Monaco' --json"), 0) &&
              says("openstreetmap.org/copyright; GeoNames, IGN, SimpleMaps "),
          "a map credits the file, and the gazetteer whose coasts it draws");
    CHECK(EQ(run("--offline --index @/m.idx show_map 0,0 --json"), 0) &&
              says("\"attribution\":\"GeoNames, IGN") && !says("openstreetmap.org/copyright"),
          "and no file that it shows nothing of");
    CHECK(EQ(run("--offline geocode Berlin 2>&1 >/dev/full #"), 73) && says("cannot be written"),
          "an answer that the disk has no room for");
    CHECK(EQ(run("--offline geocode 'Rue Inexistante, Monaco' --detail full"), 1) && !says("tried"),
          "only what was tried is listed as tried");
    setenv("GEOCODER_LANGUAGE", "de", 1);
    CHECK(EQ(run("--offline geocode Milano"), 0) && says("\"display_name\":\"Mailand,"),
          "the language setting holds offline, too");
    unsetenv("GEOCODER_LANGUAGE");
}

/* A file in our folder. */
static void write_file(const char *name, const char *text) {
    char path[PATH_LEN_MAX];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *to = fopen(path, "w");
    if (!to) {
        perror("e2e_index");
        exit(2);
    }
    fputs(text, to);
    fclose(to);
}

/* Towns and divisions that a table only names are those that the program knows. */
static void test_areas(void) {
    write_file("h.csv", "street,house_number,city,state,country,lat,lon\n"
                        "Rue A,5,Paris,,FR,48.869,2.331\n"
                        "Spruce St,7,Boulder,CO,US,40.02,-105.28\n"
                        "Hauptstr.,9,Nowhere,,DE,48.47,7.95\n");
    CHECK(EQ(run("index build -o @/h.idx @/h.csv"), 0), "an index of addresses");
    CHECK(EQ(run("--offline --index @/h.idx bbox Paris --json"), 0) && says("\"bbox\":[2.22") &&
              says("\"status\":\"ok\""),
          "a city is not the point of its only address");
    CHECK(EQ(run("--offline --index @/h.idx geocode 'Spruce St 7, Boulder, Colorado' --json"), 0) &&
              says("\"house_number\":\"7\"") && says("\"state\":\"Colorado\""),
          "a division by its code");
    CHECK(EQ(run("--offline --index @/h.idx geocode Nowhere --json"), 0) && says("48.47"),
          "an unknown town is where its addresses are");
}

/* A square, from its south-western corner, for a GeoJSON polygon. */
#define SQUARE(w, s, e, n)                                                                         \
    "[[" #w "," #s "],[" #e "," #s "],[" #e "," #n "],[" #w "," #n "],[" #w "," #s "]]"
#define POLYGON(properties, rings)                                                                 \
    "{\"type\":\"Feature\",\"properties\":{" properties                                            \
    "},\"geometry\":{\"type\":\"Polygon\",\"coordinates\":[" rings "]}}"

/* Polygons with a level, or of a kind that others may lie in, are areas: for points of any source,
 * in any order, and a hole is outside. */
static const struct {
    const char *words, *answer, *absent;
} outlines[] = {
    {"geocode 'Krug, Ringstadt' --json",
     "\"display_name\":\"Krug, Ringstadt, Umland, Bavaria, Germany\"", "Loch"},
    {"geocode 'Anker, Lochdorf' --json", "Lochdorf, Umland, Bavaria, Germany", "Ringstadt"},
    {"geocode 'Weg 3, Ringstadt' --json", "\"house_number\":\"3\",\"road\":\"Weg\"", "Lochdorf"},
    {"reverse_geocode 50.35 10.35 --json", "\"city\":\"Ringstadt\",\"county\":\"Umland\"",
     "Lochdorf\",\"county\""},
    {"reverse_geocode 50.22 10.22 --json", "\"town\":\"Lochdorf\",\"county\":\"Umland\"",
     "Ringstadt\",\"county\""},
    {"reverse_geocode 50.05 10.05 --json", "\"county\":\"Umland\"", "stadt\",\"county\""},
    {"reverse_geocode 50.22 10.22 --json --zoom 9", "\"county\":\"Umland\"",
     "Lochdorf\",\"county\""},
    {"reverse_geocode 50.35 11.35 --json", "\"country\":\"Germany\"", "Umland"},
};

static void test_outlines(void) {
    write_file("p.geojson",
               "{\"type\":\"FeatureCollection\",\"features\":["
               "{\"properties\":{\"name\":\"Krug\",\"amenity\":\"pub\"},"
               "\"geometry\":{\"type\":\"Point\",\"coordinates\":[10.15,50.15]}},\n" POLYGON(
                   "\"name\":\"Lochdorf\",\"type\":\"town\"",
                   SQUARE(10.2, 50.2, 10.3,
                          50.3)) ",\n" POLYGON("\"name\":\"Ringstadt\",\"admin_level\":8,"
                                               "\"boundary\":\"administrative\"",
                                               SQUARE(10.1, 50.1, 10.4, 50.4) "," SQUARE(
                                                   10.2, 50.2, 10.3,
                                                   50.3)) ",\n" POLYGON("\"name\":\"Umland\","
                                                                        "\"admin_level\":\"6\"",
                                                                        SQUARE(10.0, 50.0, 10.5,
                                                                               50.5)) "]}");
    write_file("p.csv", "name,lat,lon,type,country,city,street,house_number\n"
                        "Anker,50.25,10.25,pub,,,,\n,50.36,10.36,,DE,Ringstadt,Weg,3\n"
                        "Lochdorf,50.295,10.25,bus_stop,,,,\nTasse,50.305,10.25,cafe,,,,\n");
    CHECK(EQ(run("index build -o @/p.idx @/p.csv @/p.geojson"), 0) && says("8 rows") &&
              says("8 kept"),
          "an index of outlines, each counted once");
    for (size_t i = 0; i < sizeof outlines / sizeof outlines[0]; i++) {
        char words[COMMAND_LEN_MAX / 2];
        snprintf(words, sizeof words, "--offline --index @/p.idx %s", outlines[i].words);
        CHECK(EQ(run(words), 0) && says(outlines[i].answer) && !says(outlines[i].absent),
              outlines[i].words);
    }
}

/* Asks one index for a place: the exit code, and a part of what it prints. */
static void check_geocode(const char *index, const char *query, int code, const char *answer) {
    char words[COMMAND_LEN_MAX / 2];
    snprintf(words, sizeof words, "--offline --index @/%s geocode '%s' --json", index, query);
    CHECK(EQ(run(words), code) && says(answer), query);
}

/* A kind in a place is in its outline, not near a thing of its name; and without any, the place
 * alone is no answer. */
static const struct {
    const char *query, *answer;
    int code;
} kinds[] = {
    {"cafe in Ringstadt", "\"display_name\":\"Tasse,", 0},
    {"cafe in Lochdorf", "\"dropped\":\"cafe\"", 1},
    {"cafe, Lochdorf", "\"dropped\":\"cafe\"", 1},
    {"hotels in Lochdorf", "\"dropped\":\"hotels\"", 1},
};

static void test_kinds(void) {
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        check_geocode("p.idx", kinds[i].query, kinds[i].code, kinds[i].answer);
    }
}

/* Equal rows, of one file or of several, are one thing, and the account tells. */
static void test_equal_rows(void) {
    static const char rows[] = "name,lat,lon,type,country,city,street,house_number\n"
                               "Anker,50.25,10.25,pub,,,,\n,50.36,10.36,,DE,Ringstadt,Weg,3;5\n"
                               "Kiosk,50.37,10.36,kiosk,DE,Ringstadt,Weg,7\n"
                               "Ringstadt,50.36,10.36,town,DE,,,\n";
    char more[sizeof rows + 64];
    snprintf(more, sizeof more, "%sAnker,50.25,10.2500001,pub,,,,\n", rows);
    write_file("once.csv", rows);
    write_file("more.csv", more);
    CHECK(EQ(run("index build --strict -o @/e.idx @/once.csv @/once.csv @/more.csv"), 0) &&
              says("13 rows") && says("5 kept") && says("8 in an earlier file or row too"),
          "equal rows are kept once, others near them are not equal");
    CHECK(EQ(run("index info @/e.idx"), 0) && says(" 9 places"), "with a house for each number");
}

/* A village that the border of Liechtenstein cuts, in a source without borders: its street and
 * houses are its own, on either side. */
static const struct {
    const char *query, *answer;
} cut_village[] = {
    {"Querweg 1, Drueben", "\"display_name\":\"1, Querweg, Drueben,"},
    {"Querweg 9, Drueben", "\"display_name\":\"9, Querweg, Drueben,"},
    {"Querweg 5, Drueben", "\"display_name\":\"5, Querweg, Drueben,"}, /* no other number */
    {"Heimweg, Hueben", "\"display_name\":\"Heimweg, Hueben, Liechtenstein\""},
};

static void test_cut_village(void) {
    write_file("v.osm",
               "<osm><node id='1' lat='47.228' lon='9.567'><tag k='place' v='village'/>"
               "<tag k='name' v='Drueben'/></node><node id='2' lat='47.208' lon='9.567'>"
               "<tag k='place' v='village'/><tag k='name' v='Hueben'/></node>"
               "<node id='3' lat='47.22' lon='9.56'/><node id='4' lat='47.22' lon='9.5665'/>"
               "<node id='5' lat='47.22' lon='9.573'/><node id='6' lat='47.212' lon='9.56'/>"
               "<node id='7' lat='47.212' lon='9.565'/>"
               "<node id='8' lat='47.2201' lon='9.561'><tag k='addr:street' v='Querweg'/>"
               "<tag k='addr:housenumber' v='1'/></node>"
               "<node id='9' lat='47.2201' lon='9.572'><tag k='addr:street' v='Querweg'/>"
               "<tag k='addr:housenumber' v='9'/></node>"
               "<node id='10' lat='47.2201' lon='9.571'><tag k='addr:street' v='Querweg'/>"
               "<tag k='addr:streetnumber' v='5'/><tag k='addr:conscriptionnumber' v='77'/></node>"
               "<way id='1'><nd ref='3'/><nd ref='4'/><nd ref='5'/>"
               "<tag k='highway' v='residential'/><tag k='name' v='Querweg'/></way>"
               "<way id='2'><nd ref='6'/><nd ref='7'/><tag k='highway' v='residential'/>"
               "<tag k='name' v='Heimweg'/></way></osm>");
    CHECK(EQ(run("index build -o @/v.idx @/v.osm"), 0), "an index of two villages");
    for (size_t i = 0; i < sizeof cut_village / sizeof cut_village[0]; i++) {
        check_geocode("v.idx", cut_village[i].query, 0, cut_village[i].answer);
    }
}

/* Postcodes of rows choose among places of one name; one that a house has not is told. Numbers may
 * stand in front of a name that ends with one. */
static const struct {
    const char *query, *answer;
    int code;
} coded[] = {
    {"Hauptstrasse 5, 92222 Coddorf", "\"lat\":51.5,", 0},
    {"Hauptstrasse 5, 91111 Coddorf", "\"lat\":50.1,", 0},
    {"Hauptstrasse 5, 92222", "\"lat\":51.5,", 0},
    {"Hauptstrasse 5, Coddorf", "needs_user_choice", 0},
    {"Hauptstrasse 6, 91111 Coddorf", "\"dropped\":\"6\"", 1},
    {"Hauptstrasse 6, 91111 Coddorf", "\"lat\":50.1,", 1},
    {"Hauptstrasse 6, 99999 Coddorf", "\"dropped\":\"99999\"", 1},
    {"Hauptstrasse 99, 92222 Coddorf", "\"lat\":51.5,", 1},
    {"Hauptstrasse 99, 92222 Coddorf", "\"dropped\":\"99\"", 1},
    {"Ringweg 1, 93334 Altcodden", "\"dropped\":\"93334\"", 1},
    {"Ringweg 2, 93334 Altcodden", "\"house_number\":\"2\"", 0},
    {"7 County Road 12, Codville", "\"house_number\":\"7\"", 0},
    {"7 County Rd 12, Codville 36006-1234", "\"house_number\":\"7\"", 0},
    {"103-A Main Street, Codville", "\"house_number\":\"103-A\"", 0},
};

static void test_postcodes(void) {
    write_file("c.csv", "street,house_number,city,postcode,country,lat,lon\n"
                        "Hauptstrasse,5,Coddorf,91111,DE,50.10,10.10\n"
                        "Hauptstrasse,5,Coddorf,92222,DE,51.50,12.50\n"
                        "Hauptstrasse,6,Coddorf,92222,DE,51.501,12.50\n"
                        "Ringweg,1,Altcodden,93333,DE,51.001,11.51\n"
                        "Ringweg,2,Altcodden,93334,DE,51.002,11.51\n"
                        "COUNTY ROAD 12,7,CODVILLE,36006,US,32.46,-85.9\n"
                        "MAIN ST,103-A,CODVILLE,36006,US,32.45,-85.9\n");
    CHECK(EQ(run("index build -o @/c.idx @/c.csv"), 0), "an index of postcodes");
    for (size_t i = 0; i < sizeof coded / sizeof coded[0]; i++) {
        check_geocode("c.idx", coded[i].query, coded[i].code, coded[i].answer);
    }
}

/* House numbers as people of many countries write them: never a postcode, ref or code of an area.
 */
static const struct {
    const char *query, *answer;
    int code;
} habits[] = {
    {"Avinguda Meritxell 11, Ordino", "\"house_number\":\"11\"", 0},
    {"Avinguda Meritxell 170, Ordino", "\"dropped\":\"170\"", 1},
    {"170 Avinguda Meritxell", "\"dropped\":\"170\"", 1},
    {"Avinguda Meritxell 300, Ordino", "\"dropped\":\"300\"", 1}, /* AD300 is its postcode */
    {"Avinguda Meritxell, AD300 Ordino", "\"road\":\"Avinguda Meritxell\"", 0},
    {"Rue Nationale 69, Lyon", "\"dropped\":\"69\"", 1}, /* Lyon is in the d\xC3\xA9partement 69 */
    {"Marktgass Nr. 11, Vaduz", "\"house_number\":\"11\"", 0},
    {"Marktgass no. 11, Vaduz", "\"house_number\":\"11\"", 0},
    {"No. 11 Marktgass, Vaduz", "\"house_number\":\"11\"", 0},
    {"Marktgass Nr. 12, Vaduz", "\"dropped\":\"Nr. 12\"", 1},
    {"Markgtass 11, Vaduz", "\"understood\":\"Marktgass 11, Vaduz\"", 1},
    {"11 Markgtass Vaduz", "\"match\":\"fuzzy\"", 1},
    {"Markgtass 12, Vaduz", "did you mean \\\"Marktgass 12, Vaduz\\\"?", 1},
    {"Marktgass 11, Vaduzz", "\"understood\":\"Marktgass 11, Vaduz\"", 1},
    {"Marktgass 12, Vaduzz", "\"road\":\"Marktgass\"", 1},
    {"Marktgass 11, Xyzzy", "Only \\\"11, Marktgass\\\" was found", 1},
    {"Liechtenstein Center, Gamprin", "needs_clarification", 1}, /* it is in Vaduz */
    {"Liechtenstein Center, Vaduz", "Liechtenstein Center", 0},
    {"Rose Cottage, High Street, Campden", "Rose Cottage", 0}, /* a house by its name */
};

static void test_habits(void) {
    write_file("w.csv", "name,street,house_number,city,postcode,country,lat,lon,type\n"
                        ",Avinguda Meritxell,11,Ordino,AD300,AD,42.5563,1.5332,\n"
                        ",Rue Nationale,11,Lyon,69003,FR,45.76,4.84,\n"
                        ",Marktgass,11,Vaduz,9490,LI,47.1400,9.5204,\n"
                        "Liechtenstein Center,,,Vaduz,,LI,47.1396,9.5217,information\n"
                        "Rose Cottage,High Street,,Campden,,GB,52.05,-1.78,\n"
                        "Gamprin,,,,,LI,47.2203,9.5099,village\n");
    CHECK(EQ(run("index build -o @/w.idx @/w.csv"), 0), "an index of many countries");
    for (size_t i = 0; i < sizeof habits / sizeof habits[0]; i++) {
        check_geocode("w.idx", habits[i].query, habits[i].code, habits[i].answer);
    }
}

/* Streets and numbers as the people of many countries write them: the house, and what is in it
 * told. A name of which words are missing is a candidate only. */
static const struct {
    const char *query, *answer;
    int code;
} forms[] = {
    {"Москва, ул. Ленина, д. 14, корп. 1", "\"house_number\":\"14 к1\"", 0},
    {"улица Ленина 14к1, Москва", "\"house_number\":\"14 к1\"", 0},
    {"ул. Ленина, д. 18, кв. 5, Москва", "\"dropped\":\"кв. 5\"", 0},
    {"Тверская 7а, Москва", "\"house_number\":\"7А\"", 0},
    {"125 N 300 W, Gridville", "\"house_number\":\"125\"", 0},
    {"125 N 300 W Gridville", "\"house_number\":\"125\"", 0},
    {"12 bis, Rue de Rivoli, Paris", "\"house_number\":\"12 bis\"", 0},
    {"12B rue Rivoli, Paris", "\"house_number\":\"12 bis\"", 0},
    {"20 Rue de Rivoli, Hinterhaus, Paris", "\"dropped\":\"Hinterhaus\"", 0},
    {"Vodičkova 5, Praha", "\"house_number\":\"1234/5\"", 0},
    {"Praha, ul. Vodičkova 1234", "\"house_number\":\"1234/5\"", 0},
    {"Via Roma 12A, Firenze", "\"house_number\":\"12/A\"", 0},
    {"Via Roma 14 rosso, Firenze", "\"house_number\":\"14R\"", 0},
    {"Via Roma 20/3, Firenze", "\"dropped\":\"3\"", 0},
    {"ul. Mozarta 5 m. 7, Warszawa", "\"house_number\":\"5\"", 1},
    {"ul. W. A. Mozarta 5, Warszawa", "\"house_number\":\"5\"", 0},
    {"Mozarta 6, Warszawa", "\"dropped\":\"Mozarta 6\"", 1},
    {"Av. Paulista, 1578 - São Paulo", "\"house_number\":\"1578\"", 0},
    {"Avenida Paulista, s/n, São Paulo", "\"house_number\":\"s/n\"", 0},
    {"Petőfi S. u. 5., Budapest", "\"house_number\":\"5\"", 0},
    {"C/ Alcalá, 5, Madrid", "\"house_number\":\"5\"", 0},
    {"Plaza Alcalá, 5, Madrid", "needs_clarification", 1},
    {"C/ Alcalá, 5, Paris", "\"dropped\":", 1},
    {"Mariahilferstraße 45, Wien", "\"house_number\":\"45\"", 0},
    {"Οδός Ερμού 15, Αθήνα", "\"house_number\":\"15\"", 0},
    {"2 rue Abbé Pierre, Paris", "\"house_number\":\"2\"", 0},
    /* a quarter that is known as a place elsewhere, or unknown, beside the town */
    {"Avenida Paulista, 1578 - Bela Vista, São Paulo", "\"house_number\":\"1578\"", 1},
    {"Avenida Paulista 1578, Cerro Alegre, 01310-100 São Paulo", "\"house_number\":\"1578\"", 1},
    {"Vodičkova 5, 110 00 Praha 1 - Nové Město", "\"house_number\":\"1234/5\"", 1},
    {"Avenida Paulista 1578, Cerro Alegre, Curitiba", "\"dropped\":", 1},
    {"7 N.S. Road, Kolkata", "\"house_number\":\"7\"", 0}, /* initials */
    {"7 NS Road, Kolkata", "\"house_number\":\"7\"", 0},
    {"8 NS Road, Kolkata", "\"dropped\":", 1},
    {"Praça da Fé, s/n, São Paulo", "\"house_number\":\"s/n\"", 0},
    {"Basanavičiaus gatvė 9 J, Kaunas", "\"house_number\":\"9J\"", 1}, /* no initial */
    {"Vodičkova 6 B, Praha", "\"house_number\":\"88/6b\"", 0},
    {"Vondelkade 21 hs, Utrecht", "\"house_number\":\"21 hs\"", 0},
    {"31 Third Circular Road, Accra", "\"house_number\":\"H/No. 31\"", 0},
    {"B-dul 1 Decembrie 1918 nr. 4, Sibiu", "\"house_number\":\"4\"", 1},
};

static void test_forms(void) {
    write_file("f.csv", "street,house_number,city,country,lat,lon\n"
                        "улица Ленина,14 к1,Москва,RU,55.75,37.62\n"
                        "улица Ленина,18,Москва,RU,55.751,37.62\n"
                        "Тверская улица,7А,Москва,RU,55.76,37.61\n"
                        "North 300 West,125,Gridville,US,42,-112.05\n"
                        "Rue de Rivoli,12 bis,Paris,FR,48.86,2.35\n"
                        "Rue de Rivoli,20,Paris,FR,48.861,2.35\n"
                        "Rue de l'Abbé Pierre,2,Paris,FR,48.862,2.35\n"
                        "Vodičkova,1234/5,Praha,CZ,50.08,14.43\n"
                        "Via Roma,12/A,Firenze,IT,43.77,11.25\n"
                        "Via Roma,14R,Firenze,IT,43.771,11.25\n"
                        "Via Roma,20,Firenze,IT,43.772,11.25\n"
                        "Wolfganga Amadeusza Mozarta,5,Warszawa,PL,52.23,21.01\n"
                        "Avenida Paulista,1578,São Paulo,BR,-23.55,-46.63\n"
                        "Avenida Paulista,s/n,São Paulo,BR,-23.551,-46.63\n"
                        "Petőfi Sándor utca,5,Budapest,HU,47.5,19.04\n"
                        "Calle de Alcalá,5,Madrid,ES,40.42,-3.7\n"
                        "Mariahilfer Straße,45,Wien,AT,48.21,16.37\n"
                        "Ερμού,15,Αθήνα,GR,37.98,23.73\n"
                        "Netaji Subhas Road,7,Kolkata,IN,22.57,88.35\n"
                        "Praça da Fé,s/n,São Paulo,BR,-23.552,-46.63\n"
                        "Jono Basanavičiaus gatvė,9J,Kaunas,LT,54.9,23.92\n"
                        "Vodičkova,88/6b,Praha,CZ,50.081,14.43\n"
                        "Vondelkade,21 hs,Utrecht,NL,52.09,5.11\n"
                        "Third Circular Road,H/No. 31,Accra,GH,5.58,-0.18\n"
                        "Bulevardul 1 Decembrie 1918,4,Sibiu,RO,45.79,24.13\n");
    CHECK(EQ(run("index build -o @/f.idx @/f.csv"), 0), "an index of forms");
    for (size_t i = 0; i < sizeof forms / sizeof forms[0]; i++) {
        check_geocode("f.idx", forms[i].query, forms[i].code, forms[i].answer);
    }
}

/* Addresses of many countries, as they are in tables and as people ask for them: of each line of
 * the questions, the first place must be at its latitude. */
static void test_conventions(void) {
    char line[COMMAND_LEN_MAX];
    CHECK(EQ(run("index build -o @/n.idx tests/data/ingest/conventions.csv"), 0),
          "an index of addresses of the world");
    FILE *asked = fopen("tests/data/ingest/conventions.tsv", "r");
    while (asked && fgets(line, sizeof line, asked)) {
        char words[COMMAND_LEN_MAX], latitude[COMMAND_LEN_MAX];
        char *query = strchr(line, '\t');
        CHECK(query, "a latitude and a query");
        if (!query) {
            continue;
        }
        *query++ = 0;
        query[strcspn(query, "\n")] = 0;
        snprintf(words, sizeof words, "--offline --index @/n.idx geocode \"%s\" --limit 1", query);
        run(words);
        snprintf(latitude, sizeof latitude, "{\"lat\":%s,", line);
        CHECK(strstr(reply, latitude), query);
    }
    if (asked) {
        fclose(asked);
    }
    run("--offline --index @/n.idx geocode \"千代田区霞が関1-2-17\" --limit 1");
    CHECK(!strstr(reply, "\"status\":\"ok\""), "another house of the block is not the answer");
    run("--offline --index @/n.idx geocode \"Via Roma 10 foo, Torino\" --limit 1");
    CHECK(!strstr(reply, "\"status\":\"ok\""), "an unknown word is told");
}

/* Tables as agencies publish them, built without an option, and what is asked of each. */
static const struct {
    const char *file, *query, *latitude; /* its first digits */
} published[] = {
    {"ban.csv", "5 Rue des Lilas, 38000 Grenoble", "45.18842"},
    {"ban.csv", "5bis rue des lilas, Grenoble", "45.18849"},
    {"ban.csv", "7 B Rue des Lilas, Grenoble", "45.18858"},
    {"ban_metres.csv", "14 ter Avenue de l'Essai, Grenoble", "45.1818"},
    {"bal.csv", "21 ter Quai du Modèle, Grenoble", "45.18802"},
    {"gnaf_core.psv", "12A Example Street North, Ballarat Central VIC 3350", "-37.56221"},
    {"gnaf_core.psv", "14-16 Example Street North, Ballarat Central", "-37.56203"},
    {"gnaf_core.psv", "Unit 2, 18 Example Street North, Ballarat Central", "-37.56185"},
    {"gnaf_view.csv", "7B Specimen Road West, Ballarat Central VIC", "-37.56111"},
    {"gnaf_view.csv", "9-11A Specimen Road West, Ballarat Central", "-37.56122"},
    {"gnaf_view.csv", "Sample Towers, Ballarat Central", "-37.56111"},
    {"addressbase.csv", "8 Specimen Lane, Exeter EX4 3SR", "50.7262"},
    {"addressbase.csv", "10A Specimen Lane, Exeter", "50.7264"},
    {"addressbase.csv", "Rose Cottage, Exeter", "50.7266"},
    {"addressbase.csv", "Sample Bakers, Exeter", "50.7266"},
    {"addressbase_metres.csv", "5 Tester Row, Exeter EX4 3SR", "50.7269"},
    {"bag.csv", "Proefstraat 12A, 3511 AB Utrecht", "52.0911"},
    {"bag.csv", "Proefstraat 14-2, Utrecht", "52.09119"},
    {"bag.csv", "Proefstraat 16B-bis, Utrecht", "52.09128"},
    {"bag_metres.csv", "Meterlaan 3-H, Utrecht", "52.0913"},
    {"swisstopo.csv", "Musterweg 6a, 3047 Bremgarten b. Bern", "46.9763"},
    {"swisstopo.csv", "Probegasse 11, 3011 Bern", "46.9483"},
    {"openaddresses.csv", "103 E Specimen St, Springfield, IL 62701", "39.7801"},
    {"openaddresses.csv", "105 1/2 East Specimen Street, Springfield, IL", "39.7801"},
    {"openaddresses.geojson", "203 W Sample Ave, Springfield, IL 62701", "39.7811"},
    {"stops.txt", "Musterplatz, Bahnhof", "48.2001"},
    {"overture_addresses.geojsonseq", "19A Specimen St, New Haven, CT", "41.30812"},
    {"overture_places.geojson", "Café Muster, München", "48.13701"},
    {"overture_places.geojson", "Probestraße 7a, 80331 München", "48.13701"},
    {"overture_places.geojson", "hotels in München", "48.13801"},
    {"occurrence.txt", "Probewald, Köniz", "46.92311"},
    {"hauskoordinaten.csv", "Musterring 7b, Münster", "51.956"},
};

/* Metres, and what a table in them is built with. */
static const struct {
    const char *words, *what;
    int code;
} metres_words[] = {
    {"--crs EPSG:25832 @/m.csv", "1 kept", 0},
    {"--crs 25832 @/m.csv", "1 kept", 0},
    {"@/m.csv", "--crs EPSG:25832", 64},
    {"--crs EPSG:4711 @/m.csv", "--crs does not know EPSG:4711", 64},
    {"--crs EPSG:2056 @/m.csv", "not where its reference system reaches", 64},
    {"--crs EPSG:2154 tests/data/ingest/published/ban.csv", "3 kept", 0}, /* has degrees, too */
    {"tests/data/ingest/published/swisstopo.csv", "read as EPSG:2056", 0},
    {"tests/data/ingest/published/bag_metres.csv",
     "2 rows, 2 with a house number, 2 with a town, 2 with a postcode", 0},
    {"tests/data/ingest/published/gnaf_core.psv", "not used: ADDRESS_DETAIL_PID, DATE_CREATED", 0},
    {"tests/data/ingest/published/openaddresses.geojson", "not used: hash, unit", 0},
    {"@/p.csv.bz2", "bunzip2", 64},
    {"@/p.csv.zst", "unzstd", 64},
};

static void test_published(void) {
    char words[COMMAND_LEN_MAX], latitude[64];
    const char *built = "";
    for (size_t i = 0; i < sizeof published / sizeof published[0]; i++) {
        if (strcmp(built, published[i].file) != 0) {
            built = published[i].file;
            snprintf(words, sizeof words,
                     "index build --strict -o @/pub.idx tests/data/ingest/published/%s", built);
            CHECK(EQ(run(words), 0), built);
        }
        snprintf(words, sizeof words, "--offline --index @/pub.idx geocode \"%s\" --limit 1",
                 published[i].query);
        snprintf(latitude, sizeof latitude, "{\"lat\":%s", published[i].latitude);
        CHECK(EQ(run(words), 0) && says(latitude), published[i].query);
    }
    write_file("m.csv", "house_number,street,city,x,y\n1,Weg,Testdorf,575490.62,5522493.15\n");
    for (size_t i = 0; i < sizeof metres_words / sizeof metres_words[0]; i++) {
        snprintf(words, sizeof words, "index build -o @/pub.idx %s", metres_words[i].words);
        CHECK(EQ(run(words), metres_words[i].code) && says(metres_words[i].what),
              metres_words[i].words);
    }
}

/* Houses by their blocks, of OpenStreetMap's tags. */
static void test_blocks(void) {
    static const char *const asked[][2] = {{"千代田区丸の内1丁目2番3号", "35.6811"},
                                           {"丸の内一丁目2-3", "35.6811"},
                                           {"千代田区丸の内1-12", "35.6822"}};
    char words[512];
    CHECK(EQ(run("index build -o @/blocks.idx tests/data/ingest/blocks.osm"), 0),
          "houses in blocks");
    for (size_t i = 0; i < sizeof asked / sizeof *asked; i++) {
        snprintf(words, sizeof words, "--offline --index @/blocks.idx geocode \"%s\" --limit 1",
                 asked[i][0]);
        run(words);
        CHECK(strstr(reply, asked[i][1]), asked[i][0]);
    }
}

/* Houses that do not name their street, in tests/data/ingest/nearest.osm. */
static const struct {
    const char *words, *answer;
} nearest[] = {
    {"geocode 'Lange Zeile 1, Nahdorf'", "\"N1\""},
    {"geocode 'Lange Zeile 6'", "\"display_name\":\"6, Lange Zeile, Nahdorf"}, /* of 4-8 */
    {"geocode 'Lange Zeile 12'", "\"N3\""},
    {"geocode 'Lange Zeile 14'", "\"N3\""},
    {"geocode 'Lange Zeile 7'", "\"W201\""}, /* a building */
    {"reverse_geocode 50.0022,10.004", "\"display_name\":\"1, Lange Zeile, Nahdorf"},
    {"geocode '99, Nahdorf'", "\"display_name\":\"99, Nahdorf"}, /* far from all streets */
    {"geocode 'Stille Zeile 21'", "\"N5\""},                     /* behind one without a name */
    {"geocode 'Grenzweg 31'", "\"display_name\":\"31, Grenzweg, Nahdorf"}, /* of the other town */
    {"geocode 'Ortsweg 41'", "\"N7\""}, /* rather than that, which is nearer */
    {"geocode 'Zum Hecht'", "\"N8\""},
    {"geocode 'Lange Zeile 5'", "\"display_name\":\"5, Lange Zeile, Nahdorf"}, /* its house */
    {"reverse_geocode 50.0018,10.006", "5, Lange Zeile, Nahdorf"},
    {"geocode '3 Hintere Ein\xC3\xB6"
     "de'",
     "\"N9\""},                                                    /* addr:place */
    {"geocode 'Lange Zeile 16' --limit 1", "\"status\":\"ok\""},   /* by its street, and by none */
    {"geocode 'Hauptstrasse 51'", "\"N12\""},                      /* behind a motorway */
    {"geocode '61, Ferndorf'", "\"display_name\":\"61, Ferndorf"}, /* on a road with a number */
};

static void test_nearest(void) {
    CHECK(EQ(run("index build -o @/near.idx tests/data/ingest/nearest.osm"), 0),
          "houses without streets");
    for (size_t i = 0; i < sizeof nearest / sizeof *nearest; i++) {
        char words[512];
        snprintf(words, sizeof words, "--offline --index @/near.idx %s --json", nearest[i].words);
        CHECK(EQ(run(words), 0) && says("\"status\":\"ok\"") && says(nearest[i].answer),
              nearest[i].words);
    }
}

/* A name that hundreds have is found by what contains it, or by the only number of its kind. */
static void test_namesakes(void) {
    enum { TOWNS = 400, VILLAGES = 150 };
    char path[PATH_LEN_MAX];
    snprintf(path, sizeof path, "%s/n.csv", folder);
    FILE *to = fopen(path, "w");
    fputs("name,lat,lon,city,county,country,street,house_number,type\n", to);
    for (int i = 0; i < VILLAGES; i++) {
        double lat = 48 + i % 15 * 0.4, lon = 7 + i / 15 * 0.6;
        fprintf(to, "Neudorf,%.4f,%.4f,,Kreis%03del,DE,,,village\n", lat, lon, i);
        fprintf(to, ",%.4f,%.4f,Neudorf,Kreis%03del,DE,Feldweg,2,\n", lat + 0.001, lon, i);
    }
    for (int i = 0; i < TOWNS; i++) {
        fprintf(to, ",%.4f,%.4f,Ort%03dwil,Kreis%03del,DE,Hauptstrasse,%d,\n", 48 + i % 20 * 0.05,
                7 + i / 20 * 0.05, i, i / 200, i == 333 ? 187 : 3);
    }
    fclose(to);
    CHECK(EQ(run("index build -o @/n.idx @/n.csv"), 0), "an index of namesakes");
    static const char *const queries[][2] = {
        {"Neudorf, Kreis149el", "Kreis149el"},
        {"Feldweg 2, Neudorf, Kreis149el", "Kreis149el"},
        {"Feldweg 2, Neudorf, Kreis077el", "Kreis077el"},
        {"Hauptstrasse 3, Ort201wil", "Ort201wil"},
        {"Hauptstrasse 187", "Ort333wil"},
        {"Hauptstrasse 187, Kreis001el", "Ort333wil"},
    };
    for (size_t i = 0; i < sizeof queries / sizeof queries[0]; i++) {
        char words[COMMAND_LEN_MAX / 2];
        snprintf(words, sizeof words, "--offline --index @/n.idx geocode '%s' --json",
                 queries[i][0]);
        CHECK(EQ(run(words), 0) && says("\"status\":\"ok\"") && says(queries[i][1]), queries[i][0]);
    }
}

/* Of a name that more have than are looked at, none is given for sure without its town. */
static void test_very_many(void) {
    enum { TOWNS = 60000, STEPS = 300 };
    char path[PATH_LEN_MAX];
    snprintf(path, sizeof path, "%s/v.csv", folder);
    FILE *to = fopen(path, "w");
    fputs("lat,lon,city,country,street,house_number\n", to);
    for (int i = 0; i < TOWNS; i++) {
        fprintf(to, "%.4f,%.4f,Ort%05dwil,DE,Hauptstrasse,%d\n", 40 + i % STEPS * 0.05,
                5 + i / STEPS * 0.05, i, i == 333 || i == TOWNS - 1 ? 187 : 3);
    }
    fclose(to);
    CHECK(EQ(run("index build -o @/v.idx @/v.csv"), 0), "an index of very many namesakes");
    CHECK(says("60000 kept"), "none of them is dropped");
    run("--offline --index @/v.idx geocode 'Hauptstrasse 187' --json");
    CHECK(says("needs_clarification") && says("may mean something else"), "not all were looked at");
    CHECK(EQ(run("--offline --index @/v.idx geocode 'Hauptstrasse 187, Ort59999wil' --json"), 0) &&
              says("\"status\":\"ok\"") && says("Ort59999wil"),
          "the last of very many, with its town");
    CHECK(EQ(run("--offline --index @/v.idx geocode Ort00333wil --json"), 0) &&
              says("\"status\":\"ok\""),
          "a name of its own is sure");
}

/* ---- sizes ---- */

/* One street name at `count` places of one town, each with two houses. */
static void put_streets(FILE *to, int count) {
    enum { STEPS = 80 };
    fputs("lat,lon,city,country,street,house_number\n", to);
    for (int i = 0; i < count; i++) {
        double lat = 48 + i % STEPS * 0.03, lon = 8 + i / STEPS * 0.03;
        fprintf(to, "%.4f,%.4f,Langort,DE,Gasse,%d\n", lat, lon, i);
        fprintf(to, "%.4f,%.4f,Langort,DE,Gasse,%da\n", lat + 0.0005, lon, i);
    }
}

/* Houses of one town without a street. */
static void put_houses(FILE *to, int count) {
    fputs("lat,lon,city,country,house_number\n", to);
    for (int i = 0; i < count; i++) {
        fprintf(to, "%.5f,%.5f,Hofdorf,AT,%d\n", 47.5 + i % 150 * 0.0002, 13.1 + i / 150 * 0.0002,
                i + 1);
    }
}

/* Communes with outlines of 100 points, in GeoJSON whose features are also rows. */
static void put_communes(FILE *to, int count) {
    enum { STEPS = 110, EDGE = 25 };
    for (int i = 0; i < count; i++) {
        double west = 5 + i % STEPS * 0.1, south = 40 + i / STEPS * 0.08;
        fprintf(to,
                "{\"properties\":{\"name\":\"Comune %05d\",\"admin_level\":8},\"geometry\":{"
                "\"type\":\"Polygon\",\"coordinates\":[[",
                i);
        for (int k = 0; k <= 4 * EDGE; k++) {
            double t = k % EDGE / (double)EDGE;
            int side = k / EDGE % 4;
            double x = side == 0 ? t : side == 1 ? 1 : side == 2 ? 1 - t : 0;
            double y = side == 0 ? 0 : side == 1 ? t : side == 2 ? 1 : 1 - t;
            fprintf(to, "%s[%.4f,%.4f]", k ? "," : "", west + x * 0.1, south + y * 0.08);
        }
        fputs("]]}}\n", to);
    }
}

/* As many kinds. */
static void put_kinds(FILE *to, int count) {
    fputs("name,lat,lon,shop\n", to);
    for (int i = 0; i < count; i++) {
        fprintf(to, "Laden %d,%d.%03d,7.%04d,art_%c%c%c%d\n", i, 45 + i % 5, i % 997, i % 9973,
                'a' + i % 26, 'a' + i / 26 % 26, 'a' + i / 676 % 26, i);
    }
}

/* A row that no record has room for, among others. */
static void put_long(FILE *to, int count) {
    fputs("name,lat,lon,type\n", to);
    for (int i = 0; i < count; i++) {
        fprintf(to, "Laube %d,50.%03d,9.5,cafe\n", i, i);
    }
    fputs("Lang", to);
    for (int i = 0; i < 70000; i++) putc('a' + i % 26, to);
    fputs(",50.9,9.5,cafe\n", to);
}

/* Names of a place that are more than a record keeps. */
static void put_names(FILE *to, int count) {
    fputs("name,lat,lon,type,alt_names\nVielnamig,50.9,9.5,town,", to);
    for (int i = 0; i < count; i++) fprintf(to, "%sMoniker %d", i ? "|" : "", i);
    putc('\n', to);
}

/* What was once a limit that lost data: past it, nothing is lost that is not told. */
static const struct {
    const char *name;
    void (*put)(FILE *to, int count);
    int count;
    const char *told, *query, *answer;
} sizes[] = {
    {"outlines of areas, in the least memory", put_communes, 11000, "11000 kept",
     "reverse_geocode 47.95 15.95 --json", "Comune 10999"},
    {"streets of one name in an area", put_streets, 6000, "12000 kept",
     "geocode 'Gasse 5999a, Langort' --json", "\"house_number\":\"5999a\""},
    {"houses of one street name", put_streets, 6000, "12000 kept",
     "geocode 'Gasse 17, Langort' --json", "\"house_number\":\"17\""},
    {"houses of a settlement without streets", put_houses, 21000, "21000 kept",
     "geocode 'Hofdorf 20998' --json", "\"house_number\":\"20998\""},
    {"an index without streets", put_houses, 5, "5 kept", "geocode 'Hofdorf 5' --json",
     "\"house_number\":\"5\""},
    {"kinds", put_kinds, 9000, "9000 kept", "geocode 'Laden 8999' --json --detail full", "art_"},
    {"texts of a row", put_long, 20, "1 bad", "geocode 'Laube 19' --json", "Laube 19"},
    {"names of a place", put_names, 1000, "1 kept", "geocode 'Moniker 999' --json", "Vielnamig"},
    {"more names than are kept", put_names, 1030, "  6 names and tags cut short or left out",
     "geocode Vielnamig --json", "Vielnamig"},
};

static void test_sizes(void) {
    char path[PATH_LEN_MAX], words[COMMAND_LEN_MAX / 2];
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        const char *kind = sizes[i].put == put_communes ? "geojsonl" : "csv";
        snprintf(path, sizeof path, "%s/s.%s", folder, kind);
        FILE *to = fopen(path, "w");
        sizes[i].put(to, sizes[i].count);
        fclose(to);
        snprintf(words, sizeof words, "index build --memory 256 -o @/s.idx @/s.%s", kind);
        CHECK(EQ(run(words), 0) && says(sizes[i].told), sizes[i].name);
        snprintf(words, sizeof words, "--offline --index @/s.idx %s", sizes[i].query);
        CHECK(EQ(run(words), 0) && says(sizes[i].answer), sizes[i].query);
    }
}

/* Files that are merged answer as both do. */
static void test_merge(void) {
    CHECK(EQ(run("index merge @/m.idx @/h.idx -o @/mh.idx"), 0) && says(" kept"), "two files");
    CHECK(EQ(run("--offline --index @/mh.idx geocode '57 Rue Grimaldi, Monaco' --json"), 0) &&
              says("\"house_number\":\"57\""),
          "an address of one");
    CHECK(
        EQ(run("--offline --index @/mh.idx geocode 'Spruce St 7, Boulder, Colorado' --json"), 0) &&
            says("\"house_number\":\"7\""),
        "and of the other");
    CHECK(EQ(run("index merge @/m.idx -o @/h.csv"), 64) && says("is not an index"),
          "a source is not overwritten");
    CHECK(!EQ(run("index merge @/h.csv -o @/mh.idx"), 0) && says("is not"), "no index");
}

/* What a place is called, and the id that it has before an update and after it; NULL: it is not
 * found. See tests/data/update. */
static const struct {
    const char *query, *before, *after;
} updates[] = {
    {"Lange Gasse 1, Musterau", "N21", "N21"},
    {"Lange Gasse 7, Musterau", NULL, "N27"},
    {"Lange Gasse 2, Musterau", "N22", NULL},
    {"Lange Gasse 2a, Musterau", NULL, "N22"},
    {"Lange Gasse 3, Musterau", "N23", NULL},
    {"Lange Gasse, Musterau", "W102", "W102"},
    {"Kurze Gasse 2, Musterau", "W201", "W201"},
    {"Stille Zeile, Musterau", "W104", NULL},
    {"Laute Zeile, Musterau", NULL, "W104"},
    {"Eschenstieg, Musterau", NULL, "W105"},
    {"Zum Falken, Musterau", "N41", NULL},
    {"Zum Irrtum, Musterau", NULL, NULL},
    {"Zum Adler, Musterau", NULL, "N41"},
    {"Zum Igel, Musterau", "N42", NULL},
    {"Zum Marder, Musterau", NULL, "N43"},
    {"Storchapotheke, Musterau", "N44", NULL},
    {"Biberapotheke, Musterau", NULL, "N44"},
    {"Musterau", "N10", "N10"},
    /* without a street: near one of the index, one that is renamed, and one that is gone */
    {"Lange Gasse 31, Musterau", "N51", NULL},
    {"Lange Gasse 33, Musterau", NULL, "N51"},
    {"Laute Zeile 9, Musterau", NULL, "N52"},
    {"Laute Zeile 11, Musterau", NULL, "N53"},
    {"Kopfgasse 13, Musterau", NULL, "N54"}, /* with another one around it */
};

/* How many of the places a file does not find as it should. */
static int count_stale(const char *index, bool is_after) {
    int wrong = 0;
    for (size_t i = 0; i < sizeof updates / sizeof *updates; i++) {
        char words[512], id[32];
        const char *right = is_after ? updates[i].after : updates[i].before;
        snprintf(words, sizeof words, "--offline --index %s geocode '%s' --json", index,
                 updates[i].query);
        snprintf(id, sizeof id, "\"id\":\"%s\"", right ? right : "");
        run(words);
        bool is_right =
            right ? says("\"status\":\"ok\"") && says(id) : !says("\"match\":\"exact\"");
        wrong += !is_right;
        if (!is_right) {
            fprintf(stderr, "%s: %s: %.300s\n", index, updates[i].query, reply);
        }
    }
    return wrong;
}

#define UPDATE_SOURCES "tests/data/update/day.osc tests/data/update/table.csv"

/* An update answers as a build of the newer data, and so does what it is merged to. */
static void test_update(void) {
    CHECK(EQ(run("index build --updatable tests/data/update/town.osm -o @/u.idx"), 0),
          "an index that takes changes");
    CHECK(EQ(count_stale("@/u.idx", false), 0), "the index before the changes");
    CHECK(EQ(run("index update @/u.idx " UPDATE_SOURCES), 0) && says("changed objects"),
          "an update of it");
    CHECK(EQ(count_stale("@/u.idx", true), 0), "the index and its update");
    CHECK(EQ(run("--offline --index @/u.idx reverse_geocode 50.00215,10.0011 --json"), 0) &&
              says("\"W201\""),
          "a house whose points have moved");
    CHECK(EQ(run("index merge @/u.idx @/u.idx.update -o @/um.idx"), 0) &&
              EQ(count_stale("@/um.idx", true), 0),
          "both as one file");
    CHECK(EQ(run("index merge @/u.idx.update @/u.idx -o @/um.idx"), 64) &&
              says("update of none of the files before it"),
          "an update before its index");
    CHECK(EQ(run("index build -o @/uk.idx @/u.idx.osm.pbf"), 0) &&
              EQ(run("--offline --index @/uk.idx geocode 'Kurze Gasse, Musterau' --json"), 0) &&
              says("\"W103\""),
          "what is kept is an extract");
    CHECK(EQ(run("index update @/u.idx tests/data/update/table.csv -o @/other"), 0) &&
              EQ(run("--offline --index @/uk.idx --index @/other geocode Musterau"), 78) &&
              says("is an update of none of the index files before it"),
          "an update without its index");
}

/* What is no update is refused in a sentence; a new index has no update. */
static void test_update_refusals(void) {
    CHECK(EQ(run("index build -o @/v.idx tests/data/update/town.osm tests/data/update/day.osc"),
             64) &&
              says("has changes of an extract"),
          "changes are no source of a build");
    CHECK(EQ(run("index update @/u.idx tests/data/update/town.osm"), 64) && says("takes changes"),
          "an extract is no update");
    CHECK(EQ(run("index update @/u.idx tests/data/update/day.osc -o @/u.idx"), 64) &&
              says("place of its index"),
          "an update in the place of its index");
    CHECK(EQ(run("index update @/u.idx.update tests/data/update/day.osc"), 73) &&
              says("is an update itself"),
          "an update of an update");
    CHECK(EQ(run("index build -o @/v.idx tests/data/update/town.osm"), 0) &&
              EQ(run("index update @/v.idx tests/data/update/day.osc"), 64) && says("--updatable"),
          "an index that keeps nothing");
    write_file("cut.osc", "<osmChange version=\"0.6\"><modify><node id=\"41\" lat=\"50\" lon=");
    CHECK(EQ(run("index update @/u.idx @/cut.osc"), 64) && says("ends in the middle"),
          "changes that are cut off");
    CHECK(EQ(count_stale("@/u.idx", true), 0), "leave the former update");
    CHECK(EQ(run("index build --updatable tests/data/update/town.osm -o @/u.idx"), 0) &&
              EQ(count_stale("@/u.idx", false), 0),
          "a new build removes the update of the former one");
    write_file("u.idx.osm.pbf", "cut");
    CHECK(EQ(run("index update @/u.idx tests/data/update/day.osc"), 73) &&
              says("not what was kept"),
          "what was kept is damaged");
}

/* A name in a file comes before the same name in another language, unless that is a city. */
static void test_aliases(void) {
    write_file("a.csv", "name,lat,lon,type\nVintimille,50.01,10.01,cafe\n"
                        "Zarauz,50.02,10.02,hamlet\nNizza,50.03,10.03,cafe\n");
    CHECK(EQ(run("index build -o @/a.idx @/a.csv"), 0), "an index of names that others have too");
    CHECK(EQ(run("--offline --index @/a.idx geocode Vintimille --limit 1 --json"), 0) &&
              says("\"display_name\":\"Vintimille"),
          "a caf\xC3\xA9 before a town in another language");
    CHECK(EQ(run("--offline --index @/a.idx geocode Zarauz --limit 1 --json"), 0) &&
              says("\"display_name\":\"Zarauz"),
          "a hamlet before a town in another language");
    CHECK(EQ(run("--offline --index @/a.idx geocode Nizza --limit 1 --json"), 0) &&
              says("\"display_name\":\"Nice,"),
          "a city before a caf\xC3\xA9");
}

/* No form of an answer passes on escape sequences or bidi controls in a name. */
static void test_control_sequences(void) {
    write_file("o.csv", "name,lat,lon,type\nZubrowo \xC2\x9B"
                        "2J\xE2\x80\xAE\x1B[31m,50.01,10.01,cafe\n");
    CHECK(EQ(run("index build -o @/o.idx @/o.csv"), 0), "an index with a hostile name");
    static const char *const words[] = {
        "--offline --index @/o.idx geocode Zubrowo --text",
        "--offline --index @/o.idx geocode Zubrowo --json",
        "--offline --index @/o.idx geocode 'Zubrowo \xC2\x9B[2J\xE2\x80\xAE' --bogus",
        "--offline --index @/o.idx batch @/q.txt --to csv",
        "--offline --index @/o.idx batch @/q.txt --to ndjson",
    };
    write_file("q.txt", "Zubrowo\n");
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        run(words[i]);
        CHECK((says("Zubrowo") || says("bogus")) && !says("\xC2\x9B") && !says("\xE2\x80\xAE") &&
                  !says("\x1B[31m"),
              words[i]);
    }
}

/* ---- refusals ---- */

static const struct {
    const char *words, *why;
} refusals[] = {
    {"index build -o @/x.idx --strict tests/data/ingest/places.csv --map name=Title",
     "places.csv:7: "},
    {"index build -o @/x.idx tests/data/ingest/SOURCES", "no format is known"},
    {"index build -o @/x.idx tests/data/ingest/none.csv", "cannot read"},
    {"index build -o @/none/x.idx tests/data/ingest/places.csv", "cannot be written"},
    {"index build tests/data/ingest/places.csv", "-o FILE"},
    {"index build -o @/x.idx --memory 1 tests/data/ingest/places.csv", "--memory wants"},
    {"index build -o @/x.idx --colour red a.csv", "has no option"},
    {"index info tests/data/ingest/places.csv", "is not a geocoder index"},
    {"index", "build, update, merge, info"},
};

/* Copies a file into our folder, with one byte changed or cut there; -1: as it is. */
static void copy_damaged(const char *path, const char *name, long at, bool cut) {
    char copy[PATH_LEN_MAX];
    snprintf(copy, sizeof copy, "%s/%s", folder, name);
    FILE *from = fopen(path, "rb"), *to = fopen(copy, "wb");
    if (!from || !to) {
        perror("e2e_index");
        exit(2);
    }
    int c;
    for (long i = 0; (c = getc(from)) != EOF && !(cut && i == at); i++) {
        putc(i == at ? c ^ 0x55 : c, to);
    }
    fclose(from);
    fclose(to);
}

static void test_refusals(void) {
    char path[PATH_LEN_MAX], good[PATH_LEN_MAX];
    snprintf(path, sizeof path, "%s/x.idx", folder);
    snprintf(good, sizeof good, "%s/m.idx", folder);
    for (size_t i = 0; i < sizeof refusals / sizeof refusals[0]; i++) {
        CHECK(run(refusals[i].words) > 1 && says(refusals[i].why), refusals[i].words);
        CHECK(access(path, F_OK) != 0, "a build that failed leaves no index");
    }
    static const long places[] = {0, 17, 25, 40, 70, 5000, 100000};
    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++) {
        copy_damaged(good, "bad.idx", places[i], i % 2);
        CHECK(run("index check @/bad.idx") > 1 && says("bad.idx"), "a damaged index is refused");
    }
}

/* ---- files of other releases ---- */

#define RELEASED "tests/data/release-1.0.0/"
enum { INDEX_VERSION_AT = 16, CACHE_VERSION_AT = 8 };

/* Of 1.0.0, and of an unknown version: an index is refused with the command that builds it again, a
 * cache is discarded. */
static void test_release(void) {
    copy_damaged(RELEASED "index.idx", "old.idx", -1, false);
    copy_damaged(RELEASED "index.idx", "other.idx", INDEX_VERSION_AT, false);
    char line[PATH_LEN_MAX];
    copy_damaged(RELEASED "cache", "old", -1, false);
    copy_damaged(RELEASED "cache", "other", CACHE_VERSION_AT, false);
    snprintf(line, sizeof line, "GEOCODER_CACHE_SIZE=2\nGEOCODER_CACHE_FILE=%s/old\n", folder);
    write_file("old.env", line);
    snprintf(line, sizeof line, "GEOCODER_CACHE_SIZE=2\nGEOCODER_CACHE_FILE=%s/other\n", folder);
    write_file("other.env", line);
    CHECK(EQ(run("index info @/old.idx"), 73) && says("another version") &&
              says("`geocoder index build`"),
          "an index of 1.0.0 is refused with the command that builds it again");
    CHECK(EQ(run("index info @/other.idx"), 73) && says("another version") &&
              says("`geocoder index build`"),
          "and one of another version");
    CHECK(EQ(run("--offline --index @/other.idx geocode Paris"), 78) &&
              says("`geocoder index build`"),
          "and not silently left out");
    CHECK(EQ(run("--offline --env-file @/old.env status --json"), 0) &&
              says("cache_file_foreign") && says("\"entries\":0") && says("\"shared\":true"),
          "a cache of 1.0.0 is discarded, and reported");
    CHECK(EQ(run("--offline --env-file @/other.env status --json"), 0) &&
              says("cache_file_foreign") && says("another version") && says("\"entries\":0"),
          "a cache of another version is discarded, and reported");
    CHECK(EQ(run("--offline --env-file @/other.env status --json"), 0) && says("\"shared\":true") &&
              !says("cache_file_foreign"),
          "once");
}

static void test_same_bytes(void) {
    char command[COMMAND_LEN_MAX];
    CHECK(EQ(run("index build -o @/n.idx tests/peers/data/monaco-2026-03.osm.pbf"), 0),
          "once more");
    snprintf(command, sizeof command, "cmp -s %s/m.idx %s/n.idx", folder, folder);
    CHECK(EQ(system(command), 0), "the same input gives the same bytes");
}

/* ---- reading again ---- */

/* A server over stdio with an index file, and its log in our folder; its process. -1: none. */
static pid_t serve(const char *path, FILE **to, FILE **from) {
    char log[PATH_LEN_MAX];
    int in[2], out[2];
    snprintf(log, sizeof log, "%s/log", folder);
    if (pipe(in) != 0 || pipe(out) != 0) return -1;
    pid_t pid = check_fork();
    if (pid == 0) {
        dup2(in[0], 0);
        dup2(out[1], 1);
        close(in[1]);
        if (!freopen(log, "w", stderr)) _exit(127);
        execl(program, program, "--offline", "--index", path, (char *)NULL);
        _exit(127);
    }
    close(in[0]);
    close(out[1]);
    *to = fdopen(in[1], "w");
    *from = fdopen(out[0], "r");
    fputs(
        "{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{\"protocolVersion\":"
        "\"2025-06-18\",\"capabilities\":{},\"clientInfo\":{\"name\":\"t\",\"version\":\"1\"}}}\n",
        *to);
    fflush(*to);
    return fgets(reply, sizeof reply, *from) ? pid : -1;
}

/* Whether a server's answer to a query says so. */
static bool knows(FILE *to, FILE *from, const char *query, const char *words) {
    fprintf(to,
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":"
            "\"geocode\",\"arguments\":{\"query\":\"%s\"}}}\n",
            query);
    fflush(to);
    return fgets(reply, sizeof reply, from) && says(words);
}

static bool knows_table(FILE *to, FILE *from) {
    return knows(to, from, "Old Mill, Munich", "own data of live.idx");
}

static void end_server(pid_t pid, FILE *to, FILE *from) {
    fclose(to);
    fclose(from);
    waitpid(pid, NULL, 0);
}

enum { TRIES_MAX = 200 }; /* of 50 ms: an answer may be given again for a second */
static const struct timespec a_while = {.tv_nsec = 50000000};

static void test_reload(void) {
    char command[COMMAND_LEN_MAX], path[PATH_LEN_MAX];
    FILE *to = NULL, *from = NULL;
    int tries = 0;
    snprintf(path, sizeof path, "%s/live.idx", folder);
    snprintf(command, sizeof command, "cp %s/m.idx %s", folder, path);
    pid_t pid = system(command) == 0 ? serve(path, &to, &from) : -1;
    CHECK(pid > 0 && !knows_table(to, from), "a server that does not have the table");
    if (pid <= 0) return;
    snprintf(command, sizeof command, "cp %s/t.idx %s/next && mv %s/next %s", folder, folder,
             folder, path);
    CHECK(EQ(system(command), 0) && EQ(kill(pid, SIGHUP), 0), "its index file is replaced");
    while (!knows_table(to, from) && tries++ < TRIES_MAX) nanosleep(&a_while, NULL);
    CHECK(tries <= TRIES_MAX, "HUP makes it read the index files again");

    snprintf(command, sizeof command, "mv %s/other.idx %s", folder, path);
    CHECK(EQ(system(command), 0) && EQ(kill(pid, SIGHUP), 0), "its file is one of another version");
    snprintf(command, sizeof command, "grep -q 'stays as it was.*geocoder index build' %s/log",
             folder);
    for (tries = 0; system(command) != 0 && tries < TRIES_MAX; tries++) nanosleep(&a_while, NULL);
    CHECK(tries < TRIES_MAX, "it says so, with the command that builds it again");
    CHECK(knows_table(to, from), "the one that was open keeps serving");
    end_server(pid, to, from);
}

/* Forty files, of which the last is replaced again and again while calls are under way: every
 * answer is that of the one or the other. */
static void test_reload_many(void) {
    enum { FILES = 40, RELOADS = 30, CALLS = 20 };
    char paths[FILES * 64] = "", command[COMMAND_LEN_MAX];
    FILE *to = NULL, *from = NULL;
    int good = 0;
    for (int i = 0; i < FILES; i++) {
        snprintf(command, sizeof command,
                 "echo \"name,lat,lon,type\nMill %c%c,48.%02d,11.5,museum\" >%s/many.csv && "
                 "'%s' index build -o %s/many%d.idx %s/many.csv 2>/dev/null",
                 'a' + i / 8, 'a' + i % 8, i, folder, program, folder, i, folder);
        good += system(command) == 0;
        size_t len = strlen(paths);
        snprintf(paths + len, sizeof paths - len, "%s%s/many%d.idx", i ? ":" : "", folder, i);
    }
    pid_t pid = good == FILES ? serve(paths, &to, &from) : -1;
    CHECK(pid > 0 && knows(to, from, "Mill aa", "48") && knows(to, from, "Mill eh", "48.39"),
          "a server of forty files");
    for (int i = 0; i < RELOADS && pid > 0; i++) {
        snprintf(command, sizeof command, "cd %s && cp many%d.idx next && mv next many39.idx",
                 folder, i);
        for (int k = 0; k < CALLS; k++) {
            fprintf(to,
                    "{\"jsonrpc\":\"2.0\",\"id\":%d,\"method\":\"tools/call\",\"params\":{"
                    "\"name\":\"geocode\",\"arguments\":{\"query\":\"Mill %c%c\"}}}\n",
                    i * CALLS + k + 2, 'a' + (i + k) % 30 / 8, 'a' + (i + k) % 30 % 8);
            fflush(to);
            if (k == CALLS / 2 && (system(command) != 0 || kill(pid, SIGHUP) != 0)) break;
        }
        for (int k = 0; k < CALLS; k++) {
            good += fgets(reply, sizeof reply, from) && says("\\\"status\\\":\\\"ok\\\"");
        }
    }
    CHECK(EQ(good, FILES + RELOADS * CALLS), "every answer during the reloads");
    if (pid > 0) end_server(pid, to, from);
}

/* Index files that a process has mapped. */
static int mapped_by(pid_t pid) {
    char path[PATH_LEN_MAX], line[COMMAND_LEN_MAX];
    int count = 0;
    snprintf(path, sizeof path, "/proc/%d/maps", (int)pid);
    FILE *maps = fopen(path, "r");
    while (maps && fgets(line, sizeof line, maps)) count += strstr(line, ".idx") != NULL;
    if (maps) fclose(maps);
    return count;
}

/* A folder of more files than are mapped at the start, those of test_reload_many four times; a
 * confined server sees one that comes later. */
static void test_folder(void) {
    char command[COMMAND_LEN_MAX], path[PATH_LEN_MAX];
    FILE *to = NULL, *from = NULL;
    int tries = 0;
    snprintf(path, sizeof path, "%s/set", folder);
    snprintf(command, sizeof command,
             "cd %s && mkdir set && for i in many*.idx; do for k in 1 2 3 4; do cp $i set/$k$i || "
             "exit; done; done; echo 'not an index' >set/readme",
             folder);
    pid_t pid = system(command) == 0 ? serve(path, &to, &from) : -1;
    CHECK(pid > 0 && mapped_by(pid) > 0 && mapped_by(pid) < 160, "not all of 160 are mapped");
    if (pid <= 0) return;
    CHECK(knows(to, from, "Mill aa", "48") && knows(to, from, "Mill eg", "48.38"),
          "an answer from each end of the folder");
    CHECK(!knows(to, from, "Mill zz", "48.99"), "nothing of a file that is not there");
    write_file("late.csv", "name,lat,lon,type\nMill zz,48.99,11.5,museum\n");
    CHECK(EQ(run("index build -o @/set/late.idx @/late.csv"), 0) && EQ(kill(pid, SIGHUP), 0),
          "a further file");
    while (!knows(to, from, "Mill zz", "48.99") && tries++ < TRIES_MAX) nanosleep(&a_while, NULL);
    CHECK(tries <= TRIES_MAX, "HUP makes it read the folder again");
    end_server(pid, to, from);
}

/* A confined server sees an update that is made while it runs, and the next one. */
static void test_update_reload(void) {
    static const struct {
        const char *sources, *query, *words;
    } days[] = {{"tests/data/update/table.csv", "Biberapotheke, Musterau", "N44"},
                {UPDATE_SOURCES, "Lange Gasse 7, Musterau", "N27"}};
    char words[512], path[PATH_LEN_MAX];
    FILE *to = NULL, *from = NULL;
    snprintf(path, sizeof path, "%s/served.idx", folder);
    bool is_built =
        EQ(run("index build --updatable tests/data/update/town.osm -o @/served.idx"), 0);
    pid_t pid = is_built ? serve(path, &to, &from) : -1;
    CHECK(pid > 0 && !knows(to, from, days[0].query, days[0].words), "a server without updates");
    for (size_t i = 0; i < sizeof days / sizeof *days && pid > 0; i++) {
        int tries = 0;
        snprintf(words, sizeof words, "index update @/served.idx %s", days[i].sources);
        CHECK(EQ(run(words), 0) && EQ(kill(pid, SIGHUP), 0), "an update of what it serves");
        while (!knows(to, from, days[i].query, days[i].words) && tries++ < TRIES_MAX) {
            nanosleep(&a_while, NULL);
        }
        CHECK(tries <= TRIES_MAX, "HUP makes it read the update");
    }
    if (pid > 0) end_server(pid, to, from);
}

/* ---- being killed ---- */

/* A temporary file that has a name would be left by about half of the kills. */
enum { KILLS = 200, KILL_ROWS = 5000, LITTERED_MAX = 10 };
enum { SPILL_KILLS = 6, SPILL_ROWS = 250000 }; /* more than half the memory of a build sorts */

/* Starts a build of rows of the name into our folder's kill/x.idx; its process. */
static pid_t build_of(const char *name) {
    char path[PATH_LEN_MAX], source[PATH_LEN_MAX];
    snprintf(path, sizeof path, "%s/kill/x.idx", folder);
    snprintf(source, sizeof source, "%s/%s.csv", folder, name);
    fflush(stdout); /* or the child prints it again */
    pid_t pid = check_fork();
    if (pid == 0) {
        if (!freopen("/dev/null", "w", stdout) || !freopen("/dev/null", "w", stderr)) _exit(127);
        execl(program, program, "index", "build", "--memory", "256", "-o", path, source,
              (char *)NULL);
        _exit(127);
    }
    return pid;
}

static void write_rows(const char *name, int count) {
    char path[PATH_LEN_MAX];
    snprintf(path, sizeof path, "%s/%s.csv", folder, name);
    FILE *to = fopen(path, "w");
    if (!to) return;
    fputs("name,lat,lon,type,website\n", to);
    for (int i = 0; i < count; i++) {
        fprintf(to, "%s %d,%d.%04d,7.%04d,hamlet,https://example.org/of/a/hamlet/%d\n", name, i,
                40 + i % 9, i % 9973, i % 9967, i);
    }
    fclose(to);
}

static bool is_copy(const char *name) {
    char command[COMMAND_LEN_MAX];
    snprintf(command, sizeof command, "cmp -s %s/kill/x.idx %s/%s.idx", folder, folder, name);
    return system(command) == 0;
}

static double seconds_now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* Whether the file system of our folder has files without a name, which end with their process. */
static bool has_unnamed_files(void) {
#if defined(O_TMPFILE)
    int fd = open(folder, O_TMPFILE | O_RDWR, 0600);
    if (fd >= 0) close(fd);
    return fd >= 0;
#else
    return false;
#endif
}

/* Builds of two tables in turn over the same file, killed at any moment: what is there is whole,
 * old or new, nothing else is unless a build was between naming its file and moving it, and the
 * next build leaves nothing but its index. */
static void test_kills(void) {
    static const char *const names[] = {"old", "new"};
    char command[COMMAND_LEN_MAX];
    double took = 0;
    int status = 0, torn = 0, littered = 0;
    snprintf(command, sizeof command, "mkdir %s/kill", folder);
    bool is_made = system(command) == 0;
    for (int i = 0; i < 2; i++) {
        write_rows(names[i], KILL_ROWS);
        double start = seconds_now();
        waitpid(build_of(names[i]), &status, 0);
        took = seconds_now() - start;
        snprintf(command, sizeof command, "cp %s/kill/x.idx %s/%s.idx", folder, folder, names[i]);
        is_made = is_made && status == 0 && system(command) == 0;
    }
    CHECK(is_made && !is_copy("old") && is_copy("new"), "two builds over the same file");
    snprintf(command, sizeof command, "test \"$(ls -A %s/kill)\" = x.idx", folder);
    srand(12);
    for (int i = 0; i < KILLS; i++) {
        long wait = (long)(1.1e9 * took * rand() / RAND_MAX);
        struct timespec nap = {.tv_sec = wait / 1000000000, .tv_nsec = wait % 1000000000};
        pid_t pid = build_of(names[i % 2]);
        nanosleep(&nap, NULL);
        kill(pid, SIGKILL);
        waitpid(pid, NULL, 0);
        torn += !is_copy("old") && !is_copy("new");
        littered += system(command) != 0;
    }
    CHECK(EQ(torn, 0), "after a killed build the file is the old one or the new one");
    CHECK(littered <= LITTERED_MAX || !has_unnamed_files(), "and nothing is beside it");
    waitpid(build_of("new"), &status, 0);
    CHECK(EQ(status, 0) && is_copy("new") && EQ(system(command), 0),
          "the build after killed ones leaves its index and nothing else");
}

/* Builds that are killed, or have no space, while a thread spills what they have read. */
static void test_killed_spills(void) {
    char command[COMMAND_LEN_MAX];
    int status = 0, torn = 0;
    write_rows("large", SPILL_ROWS);
    double start = seconds_now();
    waitpid(build_of("large"), &status, 0);
    double took = seconds_now() - start;
    snprintf(command, sizeof command, "cp %s/kill/x.idx %s/large.idx", folder, folder);
    CHECK(status == 0 && EQ(system(command), 0), "a large build");
    for (int i = 0; i < SPILL_KILLS; i++) {
        long wait = (long)(1e9 * took * (i + 1) / (SPILL_KILLS + 1));
        struct timespec nap = {.tv_sec = wait / 1000000000, .tv_nsec = wait % 1000000000};
        pid_t pid = build_of("large");
        nanosleep(&nap, NULL);
        kill(pid, SIGKILL);
        waitpid(pid, NULL, 0);
        torn += !is_copy("large");
    }
    CHECK(EQ(torn, 0), "after a killed build the file is the former one");
    snprintf(
        command, sizeof command,
        "ulimit -f 20000; '%s' index build --memory 256 -o %s/kill/x.idx %s/large.csv 2>%s/why; "
        "test $? = 73 && grep -q 'temporary file for sorting.*File too large' %s/why",
        program, folder, folder, folder, folder);
    CHECK(EQ(system(command), 0) && is_copy("large"), "so is it after one without space");
}

/* A disk that is full at any moment, as far as a limit on the size of files is one: a sentence, and
 * the former index as it was, and nothing beside it. */
static void test_full_disk(void) {
    static const int limits[] = {1, 40, 200, 400}; /* of 512 bytes */
    char command[COMMAND_LEN_MAX];
    snprintf(command, sizeof command, "mkdir %s/full && cp %s/h.idx %s/full/x.idx", folder, folder,
             folder);
    CHECK(EQ(system(command), 0), "an index to be replaced");
    for (size_t i = 0; i < sizeof limits / sizeof limits[0]; i++) {
        snprintf(command, sizeof command,
                 "ulimit -f %d; '%s' index build -o %s/full/x.idx "
                 "tests/peers/data/monaco-2026-03.osm.pbf 2>%s/why; test $? = 73 && "
                 "grep -q 'File too large' %s/why && cmp -s %s/h.idx %s/full/x.idx && "
                 "test \"$(ls -A %s/full)\" = x.idx",
                 limits[i], program, folder, folder, folder, folder, folder, folder);
        CHECK(EQ(system(command), 0), "a build that runs out of space changes nothing");
    }
}

/* Starts an update of our folder's kill/u.idx; its process. */
static pid_t update_of(const char *sources) {
    char command[COMMAND_LEN_MAX];
    snprintf(command, sizeof command, "exec '%s' index update %s/kill/u.idx %s >/dev/null 2>&1",
             program, folder, sources);
    fflush(stdout);
    pid_t pid = check_fork();
    if (pid == 0) {
        execl("/bin/sh", "sh", "-c", command, (char *)NULL);
        _exit(127);
    }
    return pid;
}

/* An update that is killed at any moment, or has no space, leaves the former one. */
static void test_killed_update(void) {
    static const char *const sources[] = {"tests/data/update/table.csv", UPDATE_SOURCES};
    char command[COMMAND_LEN_MAX];
    int status = 0, torn = 0;
    bool is_made = EQ(run("index build --updatable tests/data/update/town.osm -o @/kill/u.idx"), 0);
    for (int i = 0; i < 2; i++) {
        waitpid(update_of(sources[i]), &status, 0);
        snprintf(command, sizeof command, "cp %s/kill/u.idx.update %s/%s.update", folder, folder,
                 i ? "new" : "old");
        is_made = is_made && status == 0 && system(command) == 0;
    }
    CHECK(is_made, "two updates of an index");
    for (int i = 0; i < KILLS; i++) {
        struct timespec nap = {.tv_nsec = (long)(2e7 * rand() / RAND_MAX)};
        pid_t pid = update_of(sources[i % 2]);
        nanosleep(&nap, NULL);
        kill(pid, SIGKILL);
        waitpid(pid, NULL, 0);
        snprintf(command, sizeof command,
                 "cmp -s %s/kill/u.idx.update %s/old.update || "
                 "cmp -s %s/kill/u.idx.update %s/new.update",
                 folder, folder, folder, folder);
        torn += system(command) != 0;
    }
    CHECK(EQ(torn, 0), "after a killed update there is the old one or the new one");
    waitpid(update_of(UPDATE_SOURCES), &status, 0);
    snprintf(command, sizeof command,
             "cmp -s %s/kill/u.idx.update %s/new.update && test $(ls -A %s/kill | wc -l) = 4",
             folder, folder, folder);
    CHECK(EQ(status, 0) && EQ(system(command), 0), "and the next one leaves nothing beside it");
    snprintf(command, sizeof command,
             "ulimit -f 4; '%s' index update %s/kill/u.idx tests/data/update/table.csv 2>%s/why; "
             "test $? = 73 && cmp -s %s/kill/u.idx.update %s/new.update",
             program, folder, folder, folder, folder);
    CHECK(EQ(system(command), 0), "an update that runs out of space changes nothing");
}

int main(int argc, char **argv) {
    checks.context = show_context;
    char command[COMMAND_LEN_MAX];
    if (argc != 2 || !mkdtemp(folder)) {
        fprintf(stderr, "usage: e2e_index GEOCODER\n");
        return 2;
    }
    snprintf(program, sizeof program, "%s", argv[1]);
    setenv("GEOCODER_SANDBOX", "strict", 1); /* of the one that serves */
    test_answers();
    test_table();
    test_areas();
    test_outlines();
    test_kinds();
    test_merge();
    test_update();
    test_update_refusals();
    test_equal_rows();
    test_cut_village();
    test_postcodes();
    test_habits();
    test_forms();
    test_conventions();
    test_published();
    test_blocks();
    test_nearest();
    test_namesakes();
    test_very_many();
    test_sizes();
    test_aliases();
    test_control_sequences();
    test_refusals();
    test_same_bytes();
    test_release();
    test_reload();
    test_reload_many();
    test_folder();
    test_update_reload();
    test_full_disk();
    test_kills();
    test_killed_spills();
    test_killed_update();
    snprintf(command, sizeof command, "rm -rf '%s'", folder);
    if (system(command) != 0) perror("e2e_index: clean up");
    return checks_end("e2e_index");
}
