/* kinds -- THE table of the kinds of things that go into an index.
 *
 * Flow: osm.c asks it what an object is, rows.c what a "category" column means, geonames.c what a
 * feature code means. Owns the tables. Outside facts: the tagging of OpenStreetMap (its wiki, "Map
 * features"); the ranks are those that Nominatim's documentation gives for its default settings
 * ("Place ranks"), so that both sources agree; GeoNames feature codes (its featureCodes list). */
#include "kinds.h"

#include <math.h>

#define KIND(key, value, cls, rank, part, when, is_line)                                           \
    { STR_ROW(key), STR_ROW(value), IMAGE_##cls, rank, STR_ROW(part), KIND_##when, is_line }
#define POI(key, value, when) KIND(key, value, POI, 30, "", when, false)

/* In the order in which an object's tags are looked at, key by key. */
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
    KIND("highway", "street", STREET, 26, "road", NAMED, true), /* no tag, but what tables say */
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
    POI("highway", "", NAMED),
    POI("aeroway", "aerodrome", ALWAYS),
    POI("aeroway", "terminal", NAMED),
    POI("aeroway", "helipad", ALWAYS),
    POI("aeroway", "", NAMED),
    POI("railway", "station", ALWAYS),
    POI("railway", "halt", ALWAYS),
    POI("railway", "tram_stop", ALWAYS),
    POI("railway", "subway_entrance", ALWAYS),
    KIND("railway", "rail", POI, 30, "", NEVER, true),
    KIND("railway", "", POI, 30, "", NAMED, true),
    POI("amenity", "bench", NEVER),
    POI("amenity", "waste_basket", NEVER),
    POI("amenity", "waste_disposal", NEVER),
    POI("amenity", "parking_space", NEVER),
    POI("amenity", "parking_entrance", NEVER),
    POI("amenity", "hunting_stand", NEVER),
    POI("amenity", "", ALWAYS),
    POI("shop", "vacant", NEVER),
    POI("shop", "", ALWAYS),
    POI("tourism", "hotel", ALWAYS),
    POI("tourism", "museum", ALWAYS),
    POI("tourism", "attraction", NAMED),
    POI("tourism", "artwork", NAMED),
    POI("tourism", "information", NAMED),
    POI("tourism", "", ALWAYS),
    POI("healthcare", "", ALWAYS),
    KIND("leisure", "park", NATURE, 24, "", NAMED, false),
    KIND("leisure", "nature_reserve", NATURE, 24, "", NAMED, false),
    KIND("leisure", "garden", POI, 25, "", NAMED, false),
    KIND("leisure", "common", POI, 25, "", NAMED, false),
    POI("leisure", "swimming_pool", NAMED),
    POI("leisure", "picnic_table", NEVER),
    POI("leisure", "bleachers", NEVER),
    POI("leisure", "", ALWAYS),
    POI("historic", "", NAMED),
    POI("office", "", ALWAYS),
    POI("craft", "", ALWAYS),
    POI("club", "", ALWAYS),
    POI("emergency", "fire_hydrant", NEVER),
    POI("emergency", "", ALWAYS),
    POI("public_transport", "stop_position", NEVER),
    POI("public_transport", "stop_area", NEVER),
    POI("public_transport", "", NAMED),
    KIND("aerialway", "pylon", POI, 30, "", NEVER, true),
    KIND("aerialway", "", POI, 30, "", NAMED, true),
    POI("man_made", "", NAMED),
    POI("military", "", NAMED),
    KIND("natural", "peak", NATURE, 18, "", NAMED, false),
    KIND("natural", "volcano", NATURE, 18, "", NAMED, false),
    KIND("natural", "mountain_range", NATURE, 18, "", NAMED, false),
    KIND("natural", "water", NATURE, 20, "", NAMED, false),
    KIND("natural", "bay", MARINE, 22, "", NAMED, false),
    KIND("natural", "strait", MARINE, 22, "", NAMED, false),
    KIND("natural", "sea", MARINE, 4, "", NAMED, false),
    KIND("natural", "coastline", NATURE, 22, "", NEVER, true),
    KIND("natural", "spring", NATURE, 30, "", NAMED, false),
    KIND("natural", "tree", NATURE, 30, "", NAMED, false),
    KIND("natural", "cave_entrance", NATURE, 30, "", NAMED, false),
    KIND("natural", "cliff", NATURE, 22, "", NAMED, true),
    KIND("natural", "ridge", NATURE, 22, "", NAMED, true),
    KIND("natural", "", NATURE, 22, "", NAMED, false),
    KIND("mountain_pass", "", NATURE, 20, "", NAMED, false),
    KIND("waterway", "river", NATURE, 19, "", NAMED, true),
    KIND("waterway", "stream", NATURE, 22, "", NAMED, true),
    KIND("waterway", "canal", NATURE, 20, "", NAMED, true),
    KIND("waterwa"
         "y",
         "drain", NATURE, 22, "", NAMED, true),
    KIND("waterway", "ditch", NATURE, 22, "", NAMED, true),
    KIND("wat"
         "erw"
         "ay",
         "", NATURE, 20, "", NAMED, false),
    KIND("landuse",
         "residenti"
         "al",
         SUBURB, 24,
         "residenti"
         "al",
         NAMED, false),
    KIND("landu"
         "se",
         "cemet"
         "ery",
         POI, 24, "", NAMED, false),
    KIND("la"
         "nd"
         "us"
         "e",
         "", POI, 24, "", NAMED, false),
    POI("junction", "", NAMED),
    KIND("bridge", "", POI, 30, "", NEVER, true),
    POI("building", "", NAMED),
    /* the levels of boundaries, 2 to 11: never reached by tag, see kind_of_level */
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
    str code, key, value;
} kind_features[] = {
#define FEATURE(code, key, value)                                                                  \
    { STR_ROW(code), STR_ROW(key), STR_ROW(value) }
    FEATURE("A", "place", "district"),
    FEATURE("A.PCLI", "place", "country"),
    FEATURE("A.PCL", "place", "country"),
    FEATURE("A.PCLD", "place", "country"),
    FEATURE("A.PCLF", "place", "country"),
    FEATURE("A.PCLIX", "place", "country"),
    FEATURE("A.PCLS", "place", "country"),
    FEATURE("A.TERR", "place", "country"),
    FEATURE("A.ADM1", "place", "state"),
    FEATURE("A.ADM2", "place", "county"),
    FEATURE("A.ADM3", "place", "municipality"),
    FEATURE("A.ADM4", "place", "municipality"),
    FEATURE("P", "place", "village"),
    FEATURE("P.PPLX", "place", "suburb"),
    FEATURE("P.PPLF", "place", "farm"),
    FEATURE("P.PPLL", "place", "hamlet"),
    FEATURE("H", "natural", "water"),
    FEATURE("H.STM", "waterway", "stream"),
    FEATURE("H.CNL", "waterway", "canal"),
    FEATURE("H.SEA", "place", "sea"),
    FEATURE("H.OCN", "place", "ocean"),
    FEATURE("H.BAY", "natural", "bay"),
    FEATURE("H.GULF", "natural", "bay"),
    FEATURE("H.STRT", "natural", "strait"),
    FEATURE("H.SPNG", "natural", "spring"),
    FEATURE("L", "place", "locality"),
    FEATURE("L.PRK", "leisure", "park"),
    FEATURE("L.RGN", "place", "region"),
    FEATURE("L.RESN", "leisure", "nature_reserve"),
    FEATURE("L.AREA", "place", "region"),
    FEATURE("R", "place", "locality"),
    FEATURE("R.ST", "highway", "residential"),
    FEATURE("R.RDS", "highway", "unclassified"),
    FEATURE("R.SQR", "place", "square"),
    FEATURE("S", "building", "yes"),
    FEATURE("S.AIRP", "aeroway", "aerodrome"),
    FEATURE("S.AIRF", "aeroway", "aerodrome"),
    FEATURE("S.AIRH", "aeroway", "helipad"),
    FEATURE("S.HTL", "tourism", "hotel"),
    FEATURE("S.MUS", "tourism", "museum"),
    FEATURE("S.RSTN", "railway", "station"),
    FEATURE("S.RSTP", "railway", "halt"),
    FEATURE("S.MTRO", "railway", "station"),
    FEATURE("S.BUSTN", "amenity", "bus_station"),
    FEATURE("S.HSP", "amenity", "hospital"),
    FEATURE("S.SCH", "amenity", "school"),
    FEATURE("S.UNIV", "amenity", "university"),
    FEATURE("S.PO", "amenity", "post_office"),
    FEATURE("S.PP", "amenity", "police"),
    FEATURE("S.REST", "amenity", "restaurant"),
    FEATURE("S.MALL", "shop", "mall"),
    FEATURE("S"
            "."
            "C"
            "H",
            "a"
            "m"
            "e"
            "n"
            "i"
            "t"
            "y",
            "p"
            "l"
            "a"
            "c"
            "e"
            "_"
            "o"
            "f"
            "_"
            "w"
            "o"
            "r"
            "s"
            "h"
            "i"
            "p"),
    FEATURE("S.MSQE", "amenity", "place_of_worship"),
    FEATURE("S.TMPL", "amenity", "place_of_worship"),
    FEATURE("S.SYG", "amenity", "place_of_worship"),
    FEATURE("S.CSTL", "historic", "castle"),
    FEATURE("S.MNMT", "historic", "monument"),
    FEATURE("S.RUIN", "historic", "ruins"),
    FEATURE("S.LTHSE", "man_made", "lighthouse"),
    FEATURE("S.FRM", "place", "farm"),
    FEATURE("T", "natural", "hill"),
    FEATURE("T.MT", "natural", "peak"),
    FEATURE("T.PK", "natural", "peak"),
    FEATURE("T.VLC", "natural", "volcano"),
    FEATURE("T.MTS", "natural",
            "mountain_"
            "range"),
    FEATURE("T.ISL", "place", "island"),
    FEATURE("T.ISLET", "place", "islet"),
    FEATURE("T."
            "ISLS",
            "plac"
            "e",
            "archi"
            "pelag"
            "o"),
    FEATURE("T.PASS", "mountain_pass", "yes"),
    FEATURE("T.BCH", "natural", "beach"),
    FEATURE("T.CAPE", "natural", "cape"),
    FEATURE("T.VAL",
            "natura"
            "l",
            "valle"
            "y"),
    FEATURE("U",
            "na"
            "tu"
            "ra"
            "l",
            "se"
            "ab"
            "e"
            "d"),
    FEATURE("V",
            "na"
            "tu"
            "ra"
            "l",
            "wo"
            "o"
            "d"),
#undef FEATURE
};

GEO_FN const kind_row *kind_of_tag(str key, str value) {
    if (!value.len || str_eq(value, STR("no"))) {
        return NULL;
    }
    for (size_t i = 0; i < LEN(kind_rows); i++) {
        const kind_row *row = &kind_rows[i];
        if (str_eq(row->key, key) && (!row->value.len || str_eq(row->value, value))) {
            return row;
        }
    }
    return NULL;
}

GEO_FN const kind_row *kind_of_word(str word) {
    str value = word, key = str_cut(&value, '=');
    if (value.at) {
        return kind_of_tag(key, value);
    }
    for (size_t i = 0; i < LEN(kind_rows); i++) {
        if (str_eq_nocase(kind_rows[i].value, word)) {
            return &kind_rows[i];
        }
    }
    return kind_of_tag(word, STR("yes"));
}

GEO_FN const kind_row *kind_of_feature(str feature_class, str code) {
    const kind_row *found = NULL;
    for (size_t i = 0; i < LEN(kind_features); i++) {
        str wanted = kind_features[i].code, letter = str_cut(&wanted, '.');
        if (str_eq(letter, feature_class) && (!wanted.at || str_eq(wanted, code))) {
            found = kind_of_tag(kind_features[i].key, kind_features[i].value);
        }
    }
    return found ? found : kind_of_tag(STR("place"), STR("locality"));
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

GEO_FN image_class kind_settlement_class(const kind_row *row, int64_t people) {
    image_class by_people = people >= 1000000  ? IMAGE_METROPOLIS
                            : people >= 100000 ? IMAGE_CITY
                            : people >= 10000  ? IMAGE_TOWN
                                               : IMAGE_VILLAGE;
    bool settled = IMAGE_CLASS_BIT(row->cls) & IMAGE_SETTLED_MASK;
    return settled ? MIN(row->cls, by_people) : row->cls; /* the greater one has the lower number */
}

/* People that are counted for a settlement when nobody has: without them a village of the index
 * would stand behind every village of the embedded image. */
static double kind_people(const kind_row *row, int64_t people) {
    static const struct {
        const char *value;
        double people;
    } guesses[] = {{"city", 50000},  {"town", 8000},    {"village", 800}, {"hamlet", 100},
                   {"suburb", 2000}, {"borough", 5000}, {"quarter", 1000}};
    for (size_t i = 0; i < LEN(guesses) && people < 1; i++) {
        if (str_eq(row->value, str_of(guesses[i].value))) {
            return guesses[i].people;
        }
    }
    bool is_quarter = row->cls == IMAGE_SUBURB && row->rank <= 20;
    return people > 0 ? (double)people : is_quarter ? 1000 : row->rank < 20 ? 500 : 20;
}

GEO_FN double kind_importance(const kind_row *row, int64_t people) {
    /* areas and settlements on the scale of the embedded image (tables.c), the others on
     * Nominatim's; the last column is what counts when nobody has counted people */
    static const struct {
        double base, slope, unknown;
    } scale[] = {[IMAGE_COUNTRY] = {0.60, 0.036, 0.75},
                 [IMAGE_STATE] = {0.25, 0.075, 0.55},
                 [IMAGE_COUNTY] = {0.15, 0.07, 0.4}};
    if (row->cls <= IMAGE_COUNTY) {
        return people > 1 ? scale[row->cls].base + scale[row->cls].slope * log10((double)people)
                          : scale[row->cls].unknown;
    }
    if (IMAGE_CLASS_BIT(row->cls) & IMAGE_SETTLED_MASK) {
        return 0.118 * log10(kind_people(row, people));
    }
    return row->cls == IMAGE_SUBURB ? 0.8 * 0.118 * log10(kind_people(row, people))
                                    : MAX(0.40001 - row->rank / 75.0, 0);
}

#undef KIND
#undef POI
