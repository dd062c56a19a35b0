/* kind -- THE table of the kinds of things that go into an index. Owns the tables. Outside facts:
 * the tagging of OpenStreetMap (its wiki, "Map features"); the ranks are the defaults in
 * Nominatim's documentation ("Place ranks"), so that both sources agree; GeoNames feature codes
 * (its featureCodes list). */
#include "kind.h"

#include <math.h>
#include <string.h>

#include "../base/ascii.h"
#include "../geo/place.h"

#define KIND(key, value, cls, rank, part, when, is_line)                                           \
    { key, value, part, IMAGE_##cls, KIND_##when, rank, is_line, sizeof(key) - 1 }
#define POI(key, value, when) KIND(key, value, POI, 30, "", when, false)

/* By priority: of several tags of an object the first row found counts. */
static const kind_row kind_rows[] = {
    KIND("boundary", "postal_code", POSTCODE, 21, "postcode", ALWAYS, false),
    KIND("boundary", "national_park", NATURE, 25, "boundary", NAMED, false),
    KIND("boundary", "protected_area", NATURE, 25, "boundary", NAMED, false),
    KIND("boundary", "", POI, 25, "", NEVER, false),
    KIND("place", "country", COUNTRY, 4, "country", NAMED, false),
    KIND("place", "state", STATE, 8, "state", NAMED, false),
    KIND("place", "province", STATE, 8, "province", NAMED, false),
    KIND("place", "region", NATURE, 18, "region", NAMED, false),
    KIND("place", "county", COUNTY, 12, "county", NAMED, false),
    KIND("place", "district", COUNTY, 12, "district", NAMED, false),
    KIND("place", "municipality", COUNTY, 14, "municipality", NAMED, false),
    KIND("place", "city", CITY, 16, "city", NAMED, false),
    KIND("place", "town", TOWN, 18, "town", NAMED, false),
    KIND("place", "village", VILLAGE, 19, "village", NAMED, false),
    KIND("place", "hamlet", VILLAGE, 20, "hamlet", NAMED, false),
    KIND("place", "isolated_dwelling", VILLAGE, 22, "isolated_dwelling", NAMED, false),
    KIND("place", "farm", VILLAGE, 22, "farm", NAMED, false),
    KIND("place", "allotments", VILLAGE, 22, "allotments", NAMED, false),
    KIND("place", "borough", SUBURB, 18, "borough", NAMED, false),
    KIND("place", "suburb", SUBURB, 19, "suburb", NAMED, false),
    KIND("place", "quarter", SUBURB, 20, "quarter", NAMED, false),
    KIND("place", "neighbourhood", SUBURB, 24, "neighbourhood", NAMED, false),
    KIND("place", "city_block", SUBURB, 25, "city_block", NAMED, false),
    KIND("place", "square", STREET, 25, "square", NAMED, false),
    KIND("place", "island", NATURE, 17, "island", NAMED, false),
    KIND("place", "islet", NATURE, 20, "islet", NAMED, false),
    KIND("place", "archipelago", NATURE, 17, "archipelago", NAMED, false),
    KIND("place", "locality", NATURE, 25, "locality", NAMED, false),
    KIND("place", "sea", MARINE, 2, "sea", NAMED, false),
    KIND("place", "ocean", MARINE, 2, "ocean", NAMED, false),
    KIND("place", "house", HOUSE, 30, "house_number", ALWAYS, false),
    KIND("place", "interpolated", HOUSE, 30, "house_number", ALWAYS,
         false), /* a house between two known */
    KIND("place", "continent", NATURE, 2, "continent", NEVER, false),
    KIND("place", "", NATURE, 22, "", NAMED, false),
    KIND("highway", "motorway", STREET, 26, "road", NAMED, true),
    KIND("highway", "trunk", STREET, 26, "road", NAMED, true),
    KIND("highway", "primary", STREET, 26, "road", NAMED, true),
    KIND("highway", "secondary", STREET, 26, "road", NAMED, true),
    KIND("highway", "tertiary", STREET, 26, "road", NAMED, true),
    KIND("highway", "unclassified", STREET, 26, "road", NAMED, true),
    KIND("highway", "residential", STREET, 26, "road", NAMED, true),
    KIND("highway", "living_street", STREET, 26, "road", NAMED, true),
    KIND("highway", "pedestrian", STREET, 26, "road", NAMED, true),
    KIND("highway", "road", STREET, 26, "road", NAMED, true),
    KIND("highway", "street", STREET, 26, "road", NAMED, true), /* not a tag, but tables use it */
    KIND("highway", "track", STREET, 26, "road", NAMED, true),
    KIND("highway", "service", STREET, 27, "road", NAMED, true),
    KIND("highway", "busway", STREET, 27, "road", NAMED, true),
    KIND("highway", "footway", STREET, 27, "road", NAMED, true),
    KIND("highway", "steps", STREET, 27, "road", NAMED, true),
    KIND("highway", "path", STREET, 27, "road", NAMED, true),
    KIND("highway", "cycleway", STREET, 27, "road", NAMED, true),
    KIND("highway", "bridleway", STREET, 27, "road", NAMED, true),
    KIND("highway", "motorway_link", STREET, 27, "road", NAMED, true),
    KIND("highway", "trunk_link", STREET, 27, "road", NAMED, true),
    KIND("highway", "primary_link", STREET, 27, "road", NAMED, true),
    KIND("highway", "secondary_link", STREET, 27, "road", NAMED, true),
    KIND("highway", "tertiary_link", STREET, 27, "road", NAMED, true),
    KIND("highway", "construction", STREET, 26, "road", NEVER, true),
    KIND("highway", "proposed", STREET, 26, "road", NEVER, true),
    POI("highway", "street_lamp", NEVER),
    POI("highway", "bus_stop", UNNAMED),
    POI("highway", "rest_area", UNNAMED),
    POI("highway", "services", UNNAMED),
    POI("highway", "", NAMED),
    POI("aeroway", "aerodrome", ALWAYS),
    POI("aeroway", "terminal", UNNAMED),
    POI("aeroway", "helipad", ALWAYS),
    POI("aeroway", "", UNNAMED),
    POI("railway", "station", ALWAYS),
    POI("railway", "halt", ALWAYS),
    POI("railway", "tram_stop", ALWAYS),
    POI("railway", "subway_entrance", ALWAYS),
    KIND("railway", "rail", POI, 30, "", NEVER, true),
    KIND("railway", "", POI, 30, "", NAMED, true),
    POI("amenity", "bench", UNNAMED),
    POI("amenity", "waste_basket", UNNAMED),
    POI("amenity", "waste_disposal", UNNAMED),
    POI("amenity", "parking_space", NEVER),
    POI("amenity", "parking_entrance", UNNAMED),
    POI("amenity", "hunting_stand", UNNAMED),
    POI("amenity", "", ALWAYS),
    POI("shop", "vacant", NEVER),
    POI("shop", "", ALWAYS),
    POI("tourism", "hotel", ALWAYS),
    POI("tourism", "museum", ALWAYS),
    POI("tourism", "attraction", UNNAMED),
    POI("tourism", "artwork", UNNAMED),
    POI("tourism", "information", UNNAMED),
    POI("tourism", "", ALWAYS),
    POI("healthcare", "", ALWAYS),
    KIND("leisure", "park", NATURE, 24, "", UNNAMED, false),
    KIND("leisure", "nature_reserve", NATURE, 24, "", UNNAMED, false),
    KIND("leisure", "garden", POI, 25, "", UNNAMED, false),
    KIND("leisure", "common", POI, 25, "", UNNAMED, false),
    POI("leisure", "swimming_pool", UNNAMED),
    POI("leisure", "picnic_table", UNNAMED),
    POI("leisure", "bleachers", UNNAMED),
    POI("leisure", "", ALWAYS),
    POI("historic", "", UNNAMED),
    POI("office", "", ALWAYS),
    POI("craft", "", ALWAYS),
    POI("club", "", ALWAYS),
    POI("emergency", "fire_hydrant", UNNAMED),
    POI("emergency", "", ALWAYS),
    POI("public_transport", "stop_position", NEVER),
    POI("public_transport", "stop_area", NEVER),
    POI("public_transport", "", UNNAMED),
    KIND("aerialway", "pylon", POI, 30, "", NEVER, true),
    KIND("aerialway", "", POI, 30, "", UNNAMED, true),
    POI("man_made", "", UNNAMED),
    POI("military", "", UNNAMED),
    KIND("natural", "peak", NATURE, 18, "", UNNAMED, false),
    KIND("natural", "volcano", NATURE, 18, "", UNNAMED, false),
    KIND("natural", "mountain_range", NATURE, 18, "", NAMED, false),
    KIND("natural", "water", NATURE, 20, "", NAMED, false),
    KIND("natural", "bay", MARINE, 22, "", NAMED, false),
    KIND("natural", "strait", MARINE, 22, "", NAMED, false),
    KIND("natural", "sea", MARINE, 4, "", NAMED, false),
    KIND("natural", "coastline", NATURE, 22, "", NEVER, true),
    KIND("natural", "spring", NATURE, 30, "", UNNAMED, false),
    KIND("natural", "tree", NATURE, 30, "", UNNAMED, false),
    KIND("natural", "cave_entrance", NATURE, 30, "", UNNAMED, false),
    KIND("natural", "cliff", NATURE, 22, "", NAMED, true),
    KIND("natural", "ridge", NATURE, 22, "", NAMED, true),
    KIND("natural", "", NATURE, 22, "", UNNAMED, false),
    KIND("mountain_pass", "", NATURE, 20, "", UNNAMED, false),
    KIND("waterway", "river", NATURE, 19, "", NAMED, true),
    KIND("waterway", "stream", NATURE, 22, "", NAMED, true),
    KIND("waterway", "canal", NATURE, 20, "", NAMED, true),
    KIND("waterway", "drain", NATURE, 22, "", NAMED, true),
    KIND("waterway", "ditch", NATURE, 22, "", NAMED, true),
    KIND("waterway", "", NATURE, 20, "", NAMED, false),
    KIND("landuse", "residential", SUBURB, 24, "residential", NAMED, false),
    KIND("landuse", "cemetery", POI, 24, "", UNNAMED, false),
    KIND("landuse", "", POI, 24, "", NAMED, false),
    POI("junction", "", NAMED),
    KIND("bridge", "", POI, 30, "", NEVER, true),
    POI("building", "", NAMED),
    /* the levels of boundaries, 2 to 11: only kind_of_level returns them */
    KIND("boundary", "administrative", COUNTRY, 4, "country", NAMED, false),
    KIND("boundary", "administrative", STATE, 6, "region", NAMED, false),
    KIND("boundary", "administrative", STATE, 8, "state", NAMED, false),
    KIND("boundary", "administrative", COUNTY, 10, "state_district", NAMED, false),
    KIND("boundary", "administrative", COUNTY, 12, "county", NAMED, false),
    KIND("boundary", "administrative", COUNTY, 14, "municipality", NAMED, false),
    KIND("boundary", "administrative", VILLAGE, 16, "city", NAMED, false),
    KIND("boundary", "administrative", SUBURB, 18, "city_district", NAMED, false),
    KIND("boundary", "administrative", SUBURB, 20, "suburb", NAMED, false),
    KIND("boundary", "administrative", SUBURB, 22, "neighbourhood", NAMED, false),
};

enum { KIND_LEVELS = 10, KIND_LEVEL_FIRST = LEN(kind_rows) - KIND_LEVELS };

/* GeoNames: class letter and code, or the letter alone for the other codes of the class. */
static const struct {
    const char *code, *tag;
} kind_features[] = {
    {"A", "place=district"},
    {"A.PCLI", "place=country"},
    {"A.PCL", "place=country"},
    {"A.PCLD", "place=country"},
    {"A.PCLF", "place=country"},
    {"A.PCLIX", "place=country"},
    {"A.PCLS", "place=country"},
    {"A.TERR", "place=country"},
    {"A.ADM1", "place=state"},
    {"A.ADM2", "place=county"},
    {"A.ADM3", "place=municipality"},
    {"A.ADM4", "place=municipality"},
    {"P", "place=village"},
    {"P.PPLX", "place=suburb"},
    {"P.PPLF", "place=farm"},
    {"P.PPLL", "place=hamlet"},
    {"H", "natural=water"},
    {"H.LK", "natural=water"},
    {"H.STM", "waterway=stream"},
    {"H.CNL", "waterway=canal"},
    {"H.SEA", "place=sea"},
    {"H.OCN", "place=ocean"},
    {"H.BAY", "natural=bay"},
    {"H.GULF", "natural=bay"},
    {"H.STRT", "natural=strait"},
    {"H.SPNG", "natural=spring"},
    {"L", "place=locality"},
    {"L.PRK", "leisure=park"},
    {"L.RGN", "place=region"},
    {"L.RESN", "leisure=nature_reserve"},
    {"L.AREA", "place=region"},
    {"R", "place=locality"},
    {"R.ST", "highway=residential"},
    {"R.RDS", "highway=unclassified"},
    {"R.SQR", "place=square"},
    {"S", "building=yes"},
    {"S.AIRP", "aeroway=aerodrome"},
    {"S.AIRF", "aeroway=aerodrome"},
    {"S.AIRH", "aeroway=helipad"},
    {"S.HTL", "tourism=hotel"},
    {"S.MUS", "tourism=museum"},
    {"S.RSTN", "railway=station"},
    {"S.RSTP", "railway=halt"},
    {"S.MTRO", "railway=station"},
    {"S.BUSTN", "amenity=bus_station"},
    {"S.HSP", "amenity=hospital"},
    {"S.SCH", "amenity=school"},
    {"S.UNIV", "amenity=university"},
    {"S.PO", "amenity=post_office"},
    {"S.PP", "amenity=police"},
    {"S.REST", "amenity=restaurant"},
    {"S.MALL", "shop=mall"},
    {"S.CH", "amenity=place_of_worship"},
    {"S.MSQE", "amenity=place_of_worship"},
    {"S.TMPL", "amenity=place_of_worship"},
    {"S.SYG", "amenity=place_of_worship"},
    {"S.CSTL", "historic=castle"},
    {"S.MNMT", "historic=monument"},
    {"S.RUIN", "historic=ruins"},
    {"S.LTHSE", "man_made=lighthouse"},
    {"S.FRM", "place=farm"},
    {"T", "natural=hill"},
    {"T.HLL", "natural=hill"},
    {"T.MT", "natural=peak"},
    {"T.PK", "natural=peak"},
    {"T.VLC", "natural=volcano"},
    {"T.MTS", "natural=mountain_range"},
    {"T.ISL", "place=island"},
    {"T.ISLET", "place=islet"},
    {"T.ISLS", "place=archipelago"},
    {"T.PASS", "mountain_pass=yes"},
    {"T.BCH", "natural=beach"},
    {"T.CAPE", "natural=cape"},
    {"T.VAL", "natural=valley"},
    {"U", "natural=seabed"},
    {"V", "natural=wood"},
};

/* ---- rows by their key ---- */

enum { KIND_SLOTS = 128 /* of a hash of the keys, which are fewer than 30 */ };
#define KIND_NO_ROW UINT16_MAX

static struct {
    bool is_ready;
    uint16_t slots[KIND_SLOTS]; /* the first row of a key */
    uint16_t ends[KIND_SLOTS];  /* behind the last: they are together */
} kind_by_key;

static str kind_key(size_t row) {
    return (str){kind_rows[row].key, kind_rows[row].key_len};
}

/* The slot of a key, or the free one where it would be. */
static size_t kind_slot(str key) {
    size_t at =
        key.len ? key.len * 31 + (unsigned char)key.at[0] * 7u + (unsigned char)key.at[key.len - 1]
                : 0;
    while (kind_by_key.slots[at % KIND_SLOTS] != KIND_NO_ROW &&
           !str_eq(kind_key(kind_by_key.slots[at % KIND_SLOTS]), key)) {
        at++;
    }
    return at % KIND_SLOTS;
}

static void kind_open(void) {
    memset(kind_by_key.slots, 0xFF, sizeof kind_by_key.slots);
    for (size_t i = KIND_LEVEL_FIRST; i-- > 0;) { /* levels are found by their number */
        size_t slot = kind_slot(kind_key(i));
        bool is_last = kind_by_key.slots[slot] == KIND_NO_ROW;
        kind_by_key.ends[slot] = is_last ? (uint16_t)(i + 1) : kind_by_key.ends[slot];
        kind_by_key.slots[slot] = (uint16_t)i;
    }
    kind_by_key.is_ready = true;
}

GEO_FN const kind_row *kind_of_tag(str key, str value) {
    if (!kind_by_key.is_ready) {
        kind_open();
    }
    size_t slot = kind_slot(key), i = kind_by_key.slots[slot];
    bool is_known = value.len && i != KIND_NO_ROW && !str_eq(value, STR("no"));
    for (; is_known && i < kind_by_key.ends[slot]; i++) {
        const char *own = kind_rows[i].value; /* most begin otherwise, which is cheap to see */
        if (!*own || (*own == *value.at && str_eq(str_of(own), value))) {
            return &kind_rows[i];
        }
    }
    return NULL;
}

GEO_FN bool kind_is_plain(str value) {
    bool good = value.len <= KIND_VALUE_MAX;
    for (size_t i = 0; i < value.len && good; i++) {
        char c = value.at[i];
        good = (c >= 'a' && c <= 'z') || ascii_is_digit(c) || c == '_';
    }
    return good;
}

GEO_FN const kind_row *kind_of_word(str word) {
    str value = word, key = str_cut(&value, '=');
    if (value.at) {
        return kind_of_tag(key, value);
    }
    for (size_t i = 0; i < KIND_LEVEL_FIRST; i++) {
        const char *own = kind_rows[i].value; /* most begin otherwise, which is cheap to see */
        if (word.len && ascii_lower(*own) == ascii_lower(*word.at) &&
            str_eq_nocase(str_of(own), word)) {
            return &kind_rows[i];
        }
    }
    return kind_of_tag(word, STR("yes"));
}

GEO_FN str kind_feature_tag(str feature_class, str code) {
    str found = STR_NONE;
    for (size_t i = 0; i < LEN(kind_features); i++) {
        str wanted = str_of(kind_features[i].code), letter = str_cut(&wanted, '.');
        bool is_class = feature_class.len ? str_eq(letter, feature_class) : wanted.at != NULL;
        if (is_class && (!wanted.at || str_eq(wanted, code))) {
            found = str_of(kind_features[i].tag);
        }
    }
    bool is_settlement = !feature_class.len && str_starts(code, STR("PPL")); /* of any rank */
    return found.len || !is_settlement ? found : STR("place=village");
}

GEO_FN int kind_number(const kind_row *row) {
    return (int)(row - kind_rows);
}

GEO_FN const kind_row *kind_at(int number) {
    return number >= 0 && number < (int)LEN(kind_rows) ? &kind_rows[number] : NULL;
}

GEO_FN const kind_row *kind_of_level(int admin_level) {
    bool known = admin_level >= 2 && admin_level < 2 + KIND_LEVELS;
    return known ? &kind_rows[KIND_LEVEL_FIRST + admin_level - 2] : NULL;
}

/* ---- by population ---- */

GEO_FN image_class kind_population_class(int64_t population) {
    return population >= PLACE_METROPOLIS_POPULATION ? IMAGE_METROPOLIS
           : population >= PLACE_CITY_POPULATION     ? IMAGE_CITY
           : population >= PLACE_TOWN_POPULATION     ? IMAGE_TOWN
                                                     : IMAGE_VILLAGE;
}

GEO_FN const kind_row *kind_of_population(int64_t population) {
    image_class cls = kind_population_class(population);
    return kind_of_word(cls <= IMAGE_CITY   ? STR("city")
                        : cls == IMAGE_TOWN ? STR("town")
                                            : STR("village"));
}

GEO_FN image_class kind_settlement_class(const kind_row *row, int64_t population) {
    bool settled = IMAGE_CLASS_BIT(row->cls) & IMAGE_SETTLED_MASK;
    image_class by_population = kind_population_class(population);
    return settled ? MIN(row->cls, by_population)
                   : row->cls; /* larger classes have lower numbers */
}

/* An assumed population where none is known: with 0, a village of the index would rank below every
 * village of the embedded image. */
static double kind_population(const kind_row *row, int64_t population) {
    static const struct {
        const char *value;
        double population;
    } guesses[] = {{"city", 50000},  {"town", 8000},    {"village", 800}, {"hamlet", 100},
                   {"suburb", 2000}, {"borough", 5000}, {"quarter", 1000}};
    for (size_t i = 0; i < LEN(guesses) && population < 1; i++) {
        if (strcmp(row->value, guesses[i].value) == 0) {
            return guesses[i].population;
        }
    }
    bool is_quarter = row->cls == IMAGE_SUBURB && row->rank <= 20;
    return population > 0 ? (double)population : is_quarter ? 1000 : row->rank < 20 ? 500 : 20;
}

/* Countries run from 0.60 for the smallest to 0.92, as Nominatim has Monaco near 0.77 and Germany
 * near 0.89. Settlements are fitted to its Berlin 0.79, Paris 0.83, Frankfurt am Main 0.69 and
 * Frankfurt (Oder) 0.56. */
GEO_FN double kind_population_importance(image_class cls, double population, double languages) {
    static const struct {
        double base, slope;
    } areas[] = {[IMAGE_COUNTRY] = {0.60, 0.036},
                 [IMAGE_STATE] = {0.25, 0.075},
                 [IMAGE_COUNTY] = {0.15, 0.07}};
    double power = log10(MAX(population, 1));
    if (cls <= IMAGE_COUNTY) {
        return areas[cls].base + areas[cls].slope * power;
    }
    double known = languages < 0 ? 0.118 * power : 0.112 * power + 0.035 * log10(1 + languages);
    return cls == IMAGE_SUBURB ? 0.8 * known : known;
}

GEO_FN double kind_importance(const kind_row *row, int64_t population) {
    static const double unknown[] = {
        [IMAGE_COUNTRY] = 0.75, [IMAGE_STATE] = 0.55, [IMAGE_COUNTY] = 0.4};
    if (row->cls <= IMAGE_COUNTY) {
        return population > 1 ? kind_population_importance(row->cls, (double)population, -1)
                              : unknown[row->cls];
    }
    bool has_population =
        IMAGE_CLASS_BIT(row->cls) & IMAGE_SETTLED_MASK || row->cls == IMAGE_SUBURB;
    return has_population
               ? kind_population_importance(row->cls, kind_population(row, population), -1)
               : MAX(0.40001 - row->rank / 75.0, 0); /* as Nominatim, by rank alone */
}

#undef KIND_NO_ROW
#undef KIND
#undef POI
