/* tool -- the tool table: finds a row and runs its handler for MCP, the command line and the
 * embedding interface. Owns the table. */
#include "tool.h"

#include <string.h>

#include "../base/clean.h"
#include "../base/utf8.h"
#include "../geo/geometry.h"
#include "../geo/place.h"
#include "admin.h"
#include "complete.h"
#include "convert.h"
#include "geocode.h"
#include "geocode_batch.h"
#include "locale.h"
#include "lookup.h"
#include "matrix.h"
#include "nearby.h"
#include "places.h"
#include "report.h"
#include "route.h"
#include "row_value.h"
#include "show_map.h"

/* ---- the table ---- */

/* Parameters that several tools have. */
#define PLACE                                                                                      \
    {                                                                                              \
        .name = "place", .alias = "point query location coordinates name address",                 \
        .type = PARAM_POINT, .help = "Name, id or coordinates"                                     \
    }
#define LAT                                                                                        \
    {                                                                                              \
        .name = "lat", .alias = "latitude", .type = PARAM_NUM, .min = -90, .max = 90,              \
        .help = "Latitude in degrees, instead of place", .is_obvious = true                        \
    }
#define LON                                                                                        \
    {                                                                                              \
        .name = "lon", .alias = "longitude lng long", .type = PARAM_NUM, .min = -180, .max = 180,  \
        .help = "Longitude in degrees", .is_obvious = true                                         \
    }
#define COUNTRY_CODES                                                                              \
    {                                                                                              \
        .name = "country_codes", .alias = "countrycodes country", .flags = "country c",            \
        .type = PARAM_STRING, .min = 2, .max = 100, .choices = TOOL_COUNTRIES,                     \
        .help = "Countries, e.g. de,at"                                                            \
    }
#define LANGUAGE                                                                                   \
    {                                                                                              \
        .name = "language", .alias = "lang locale", .flags = "lang l", .type = PARAM_STRING,       \
        .min = 2, .max = 100, .choices = TOOL_LANGUAGES, .help = "Language tag or local"           \
    }
#define DAY                                                                                        \
    {                                                                                              \
        .name = "at", .type = PARAM_STRING, .min = 10, .max = 10, .choices = TOOL_DAY,             \
        .help = "Date for utc_offset, YYYY-MM-DD"                                                  \
    }
#define OUTPUT_MODE                                                                                \
    {                                                                                              \
        .name = "output_mode", .type = PARAM_CHOICE, .choices = "json text", .fallback = "json",   \
        .help = "Form of the result", .is_obvious = true                                           \
    }
#define DETAIL                                                                                     \
    {                                                                                              \
        .name = "detail", .type = PARAM_CHOICE, .choices = "normal brief full",                    \
        .fallback = "normal", .help = "Level of detail", .is_obvious = true                        \
    }
#define OUTLINE                                                                                    \
    {                                                                                              \
        .name = "outline", .type = PARAM_BOOL, .help = "With its outline, as GeoJSON",             \
        .is_obvious = true                                                                         \
    }
#define OUTLINE_POINTS                                                                             \
    {                                                                                              \
        .name = "outline_points", .alias = "max_points", .type = PARAM_INT, .min = 4,              \
        .max = GEOMETRY_POINTS_MAX, .fallback = "18", .help = "Of outline, at most",               \
        .is_obvious = true                                                                         \
    }
#define QUERY                                                                                      \
    {                                                                                              \
        .name = "query", .alias = "q place name address location text", .type = PARAM_STRING,      \
        .required = true, .min = 1, .max = PLACE_QUERY_MAX, .choices = TOOL_PLACE,                 \
        .help = "Name, address or coordinates"                                                     \
    }

static const tool tools[] = {
    {.name = "geocode",
     .title = "Find a place by name",
     .help = "Find the location of a city, address, landmark, airport or postal code by name "
             "(geocoding): coordinates, bounding box, population, time zone. When "
             "status is needs_user_choice, ask which of choices is meant.",
     .params = (const param[]){QUERY,
                               {.name = "limit",
                                .flags = "n",
                                .type = PARAM_INT,
                                .min = 1,
                                .max = PLACE_LIMIT_MAX,
                                .fallback = "5",
                                .help = "Places at most",
                                .is_obvious = true},
                               COUNTRY_CODES,
                               LANGUAGE,
                               {.name = "viewbox",
                                .alias = "bbox",
                                .type = PARAM_BOX,
                                .help = "Prefer [west, south, east, north]"},
                               {.name = "bounded",
                                .type = PARAM_BOOL,
                                .fallback = "false",
                                .help = "Only inside viewbox"},
                               OUTLINE,
                               OUTLINE_POINTS,
                               DAY,
                               {.name = "explain",
                                .type = PARAM_BOOL,
                                .help = "With how the query was understood",
                                .is_obvious = true},
                               DETAIL,
                               OUTPUT_MODE,
                               {0}},
     .result = geocode_record,
     .run = geocode_run,
     .example = "\"Boulder, Colorado\" --limit 3"},

    {.name = "reverse_geocode",
     .short_name = "reverse",
     .title = "Name the place at a point",
     .help = "Which place, address and time zone is at a latitude and longitude (reverse "
             "geocoding), and the nearest settlement.",
     .reports_progress = true,
     .params = (const param[]){PLACE,
                               LAT,
                               LON,
                               {.name = "points",
                                .type = PARAM_POINTS,
                                .min = 1,
                                .max = 50,
                                .help = "Several points"},
                               {.name = "zoom",
                                .flags = "z",
                                .type = PARAM_INT,
                                .min = 1,
                                .max = 18,
                                .fallback = "18",
                                .help = "3 country, 5 state, 8 county, 10 city, 14 suburb, "
                                        "16 street, 18 building"},
                               OUTLINE,
                               OUTLINE_POINTS,
                               LANGUAGE,
                               DAY,
                               DETAIL,
                               OUTPUT_MODE,
                               {0}},
     .result = geocode_reverse_record,
     .run = geocode_reverse_run,
     .example = "43.7396 7.4277"},

    {.name = "bbox_from_place",
     .short_name = "bbox",
     .title = "Bounding box of a place",
     .help = "Bounding box [west, south, east, north] and area in km2 of a place: to fit a map, "
             "and for elevation (DEM) or satellite imagery (STAC) servers; bbox_source marks "
             "estimates.",
     .params = (const param[]){QUERY,
                               {.name = "padding",
                                .type = PARAM_NUM,
                                .min = 0,
                                .max = 10,
                                .fallback = "0",
                                .help = "Widens each side by this fraction of the box"},
                               COUNTRY_CODES,
                               LANGUAGE,
                               DETAIL,
                               OUTPUT_MODE,
                               {0}},
     .result = geocode_bbox_record,
     .run = geocode_bbox_run,
     .example = "Liechtenstein --padding 0.1"},

    {.name = "nearby_places",
     .short_name = "nearby",
     .title = "Places near a point",
     .help = "Points of interest or towns around a point, nearest first, with distance in metres. "
             "Not exhaustive: see truncated.",
     .reports_progress = true,
     .params = (const param[]){PLACE,
                               LAT,
                               LON,
                               {.name = "radius_km",
                                .flags = "radius r",
                                .type = PARAM_NUM,
                                .min = 0.01,
                                .max = NEARBY_RADIUS_MAX_KM,
                                .fallback = "1",
                                .help = "Radius in kilometres",
                                .is_obvious = true},
                               {.name = "limit",
                                .flags = "n",
                                .type = PARAM_INT,
                                .min = 1,
                                .max = PLACE_LIMIT_MAX,
                                .fallback = "5",
                                .help = "Per category"},
                               {.name = "categories",
                                .alias = "category kind kinds type types",
                                .type = PARAM_STRINGS,
                                .min = 1,
                                .max = 10,
                                .choices = ",",
                                .help = "E.g. pharmacy, amenity, tourism=museum"},
                               LANGUAGE,
                               DETAIL,
                               OUTPUT_MODE,
                               {0}},
     .result = nearby_record,
     .run = nearby_run,
     .example = "43.7396 7.4277 --categories pharmacy"},

    {.name = "find_places",
     .short_name = "find",
     .title = "List places of a kind in an area",
     .help = "List cities, airports, islands, peaks or other places in a country, division or box, "
             "near a place or along a line; by population or distance.",
     .params =
         (const param[]){
             {.name = "kind",
              .alias = "kinds category categories type",
              .type = PARAM_STRING,
              .required = true,
              .min = 1,
              .max = 64,
              .help =
                  "settlement, city, town, village, airport, island, peak, lake, park, landmark, "
                  "division, county, country, capital, station"},
             {.name = "within",
              .alias = "in place near around area bbox country region",
              .flags = "in i",
              .type = PARAM_STRING,
              .min = 1,
              .max = PLACE_QUERY_MAX,
              .choices = TOOL_AREA,
              .help = "Place name, id, country code or coordinates; or west,south,east,north"},
             {.name = "radius_km",
              .flags = "radius r",
              .type = PARAM_NUM,
              .min = 0.1,
              .max = 500,
              .help = "Distance from within or line"},
             {.name = "neighbours_of",
              .alias = "neighbors_of neighbours neighbors borders",
              .type = PARAM_STRING,
              .min = 1,
              .max = PLACE_QUERY_MAX,
              .choices = TOOL_PLACE,
              .help = "Only what borders this country or division"},
             {.name = "line",
              .alias = "along route coordinates",
              .type = PARAM_POINTS,
              .min = 2,
              .max = PLACE_LINE_MAX,
              .help = "Names or coordinates"},
             {.name = "min_population",
              .type = PARAM_NUM,
              .min = 0,
              .max = 999999999,
              .help = "At least so many people",
              .is_obvious = true},
             {.name = "max_population",
              .type = PARAM_NUM,
              .min = 1,
              .max = 999999999,
              .help = "At most so many people",
              .is_obvious = true},
             {.name = "min_elevation",
              .alias = "min_height min_altitude min_elevation_m",
              .type = PARAM_NUM,
              .min = 0,
              .max = 9000,
              .help = "Peaks of so many metres",
              .is_obvious = true},
             {.name = "max_elevation",
              .alias = "max_height max_altitude max_elevation_m",
              .type = PARAM_NUM,
              .min = 1,
              .max = 9000,
              .help = "Peaks of so many metres at most",
              .is_obvious = true},
             {.name = "min_area_km2",
              .alias = "min_area",
              .type = PARAM_NUM,
              .min = 0,
              .max = 999999999,
              .help = "At least so large",
              .is_obvious = true},
             {.name = "max_area_km2",
              .alias = "max_area",
              .type = PARAM_NUM,
              .min = 0.01,
              .max = 999999999,
              .help = "At most so large",
              .is_obvious = true},
             {.name = "order",
              .type = PARAM_CHOICE,
              .choices = "largest nearest along name population elevation area",
              .help = "Default depends on the search"},
             {.name = "after",
              .alias = "next cursor page_token offset_id",
              .type = PARAM_STRING,
              .min = 1,
              .max = 32,
              .help = "next of the list before: what follows"},
             {.name = "fields",
              .alias = "columns select",
              .type = PARAM_STRINGS,
              .min = 1,
              .max = RECORD_COLUMNS_MAX,
              .choices = ",",
              .help = "Columns, e.g. name, population, region, timezone"},
             {.name = "limit",
              .flags = "n",
              .type = PARAM_INT,
              .min = 1,
              .max = PLACE_LIMIT_MAX,
              .fallback = "10",
              .help = "Places at most",
              .is_obvious = true},
             LANGUAGE,
             DETAIL,
             OUTPUT_MODE,
             {0}},
     .result = places_record,
     .run = places_run,
     .example = "airport --in Basel --radius 80"},

    {.name = "lookup_places",
     .short_name = "lookup",
     .title = "Find places by id",
     .help = "Places by ids of answers.",
     .params = (const param[]){{.name = "ids",
                                .alias = "id",
                                .type = PARAM_STRINGS,
                                .required = true,
                                .min = 1,
                                .max = 50,
                                .choices = ",",
                                .is_each = true,
                                .help = "E.g. G2988507, R71525"},
                               OUTLINE,
                               OUTLINE_POINTS,
                               LANGUAGE,
                               DAY,
                               DETAIL,
                               OUTPUT_MODE,
                               {0}},
     .result = lookup_record,
     .run = lookup_run,
     .example = "G2988507 R71525"},

    {.name = "admin_boundaries",
     .short_name = "admin",
     .title = "Administrative areas of a point",
     .help = "Which country, state, county, city and suburb a point is in.",
     .params = (const param[]){PLACE, LAT, LON, LANGUAGE, DETAIL, OUTPUT_MODE, {0}},
     .result = admin_record,
     .run = admin_run,
     .example = "43.7396 7.4277"},

    {.name = "batch_geocode",
     .title = "Find many places by name",
     .help = "Geocode up to 50 addresses or names. One row each, in order; problems lists "
             "unresolved queries.",
     .reports_progress = true,
     .params =
         (const param[]){{.name = "queries",
                          .alias = "query places addresses names locations",
                          .type = PARAM_STRINGS,
                          .required = true,
                          .min = 1,
                          .max = 50,
                          .is_each = true,
                          .help = "Place names or addresses"},
                         {.name = "limit",
                          .flags = "n",
                          .type = PARAM_INT,
                          .min = 1,
                          .max = PLACE_LIMIT_MAX,
                          .fallback = "1",
                          .help = "Results per query"},
                         {.name = "fields",
                          .alias = "columns",
                          .type = PARAM_STRINGS,
                          .min = 1,
                          .max = 10,
                          .choices = ",",
                          .help = "Columns: lat, lon, id, match, timezone, utc_offset, local_time, "
                                  "population, country_code, distance_m"},
                         {.name = "distance_to",
                          .alias = "from to origin",
                          .type = PARAM_POINT,
                          .help = "For distance_m"},
                         {.name = "within",
                          .alias = "in area inside",
                          .type = PARAM_STRING,
                          .min = 1,
                          .max = PLACE_QUERY_MAX,
                          .choices = TOOL_AREA,
                          .help = "Reports which are inside: a place, or west,south,east,north"},
                         {.name = "radius_km",
                          .flags = "radius r",
                          .type = PARAM_NUM,
                          .min = 0.01,
                          .max = 20000,
                          .help = "Distance from within"},
                         DAY,
                         COUNTRY_CODES,
                         LANGUAGE,
                         DETAIL,
                         OUTPUT_MODE,
                         {0}},
     .result = geocode_batch_record,
     .run = geocode_batch_run,
     .example = "Berlin Paris \"Rome, Italy\""},

    {.name = "route_waypoints",
     .short_name = "route",
     .title = "Measure a route",
     .help = "Legs of a trip through waypoints in metres, as the crow flies, not by road.",
     .params = (const param[]){{.name = "waypoints",
                                .alias = "points places stops locations coordinates",
                                .type = PARAM_POINTS,
                                .required = true,
                                .min = 2,
                                .max = ROUTE_WAYPOINTS_MAX,
                                .help = "Names, ids or coordinates"},
                               {.name = "order",
                                .type = PARAM_CHOICE,
                                .choices = "given best",
                                .fallback = "given",
                                .help = "best: shortest order, same ends",
                                .is_obvious = true},
                               {.name = "round_trip",
                                .type = PARAM_BOOL,
                                .fallback = "false",
                                .help = "Back to the first",
                                .is_obvious = true},
                               {.name = "max_leg_km",
                                .type = PARAM_NUM,
                                .min = 0.01,
                                .max = ROUTE_LEG_KM_MAX,
                                .help = "Adds towns as stops"},
                               {.name = "algorithm",
                                .type = PARAM_CHOICE,
                                .choices = "a-star dijkstra bfs",
                                .help = "bfs: fewest stops"},
                               {.name = "avoid",
                                .type = PARAM_STRINGS,
                                .min = 1,
                                .max = ROUTE_AVOID_MAX,
                                .choices = ";",
                                .help = "No stops in these places or w,s,e,n"},
                               DETAIL,
                               OUTPUT_MODE,
                               {0}},
     .result = route_record,
     .run = route_run,
     .example = "Berlin Prague 48.2082,16.3738"},

    {.name = "distance_matrix",
     .short_name = "matrix",
     .title = "Distances between points",
     .help = "Straight-line distances between all pairs of places, or from origins to "
             "destinations.",
     .params = (const param[]){{.name = "points",
                                .alias = "places locations coordinates",
                                .type = PARAM_POINTS,
                                .min = 2,
                                .max = TOOL_POINTS_MAX,
                                .help = "Names, ids or coordinates"},
                               {.name = "origins",
                                .alias = "origin from",
                                .type = PARAM_POINTS,
                                .min = 1,
                                .max = TOOL_POINTS_MAX,
                                .help = "Instead of points: the rows"},
                               {.name = "destinations",
                                .alias = "destination to",
                                .type = PARAM_POINTS,
                                .min = 1,
                                .max = TOOL_POINTS_MAX,
                                .help = "The columns"},
                               {.name = "nearest",
                                .flags = "k",
                                .type = PARAM_INT,
                                .min = 1,
                                .max = TOOL_POINTS_MAX,
                                .help = "Only so many of each row, nearest first"},
                               {.name = "unit",
                                .alias = "units",
                                .type = PARAM_CHOICE,
                                .choices = "m km miles",
                                .fallback = "m",
                                .help = "Of the distances",
                                .is_obvious = true},
                               DETAIL,
                               OUTPUT_MODE,
                               {0}},
     .result = matrix_record,
     .run = matrix_run,
     .example = "48.8566,2.3522 51.5074,-0.1278 Berlin"},

    {.name = "show_map",
     .title = "Show places on a map",
     .help = "Draws places, boxes, lines and outlines on a map in the chat; use it instead of "
             "built-in maps, last.",
     .params =
         (const param[]){
             {.name = "places",
              .alias = "place points markers coordinates",
              .type = PARAM_POINTS,
              .min = 1,
              .max = SHOW_MAP_PLACES_MAX,
              .help = "Names, ids or coordinates"},
             {.name = "boxes",
              .type = PARAM_LISTS,
              .min = 1,
              .max = SHOW_MAP_BOXES_MAX,
              .help = "Each w,s,e,n"},
             {.name = "lines",
              .type = PARAM_LISTS,
              .min = 1,
              .max = SHOW_MAP_LINES_MAX,
              .help = "Each \"Paris; Lyon\""},
             {.name = "areas",
              .type = PARAM_POINTS,
              .min = 1,
              .max = SHOW_MAP_AREAS_MAX,
              .help = "Places to outline"},
             {.name = "title",
              .type = PARAM_STRING,
              .min = 1,
              .max = SHOW_MAP_TITLE_MAX,
              .help = "Shown above",
              .is_obvious = true},
             {.name = "picture", .type = PARAM_BOOL, .fallback = "false", .help = "As PNG too"},
             OUTPUT_MODE,
             {0}},
     .result = show_map_record,
     .run = show_map_run,
     .may_draw = true,
     .ui = SHOW_MAP_UI,
     .example = "Berlin Paris --areas Switzerland"},

    {.name = "convert_coordinates",
     .short_name = "convert",
     .title = "Write coordinates in every notation",
     .help = "Write a location in other coordinate formats: degrees, UTM, MGRS, plus code, "
             "geohash, map links.",
     .params = (const param[]){{.name = "query",
                                .alias = "place point coordinates location",
                                .type = PARAM_POINT,
                                .required = true,
                                .help = "Coordinates in any of them, a name or an id"},
                               OUTPUT_MODE,
                               {0}},
     .result = convert_record,
     .run = convert_run,
     .example = "\"31U 448251 5411932\""},

    {.name = "geocoder_status",
     .short_name = "status",
     .title = "State of the geocoder",
     .help = "Version, data, cache, rate limit and counters of this server.",
     .is_local = true,
     .params = (const param[]){OUTPUT_MODE, {0}},
     .result = report_status_record,
     .run = report_status_run,
     .example = ""},

    {.name = "geocoder_capabilities",
     .short_name = "capabilities",
     .title = "What the geocoder can do",
     .help = "What this server knows, and how to use its tools well.",
     .is_local = true,
     .params = (const param[]){DETAIL, OUTPUT_MODE, {0}},
     .result = report_capabilities_record,
     .run = report_capabilities_run,
     .example = ""},

    {.name = "suggest",
     .title = "Places by the beginning of their name",
     .help = "Completes what somebody types, from the gazetteer and index files.",
     .is_local = true,
     .params = (const param[]){QUERY,
                               {.name = "limit",
                                .flags = "n",
                                .type = PARAM_INT,
                                .min = 1,
                                .max = PLACE_LIMIT_MAX,
                                .fallback = "10",
                                .help = "Places at most"},
                               COUNTRY_CODES,
                               LANGUAGE,
                               OUTPUT_MODE,
                               {0}},
     .result = complete_record,
     .run = complete_run,
     .example = "Spring -n 3"},
};

enum { TOOL_COMMANDS = 1 }; /* last rows, which are commands only and no tools */

#undef PLACE
#undef LAT
#undef LON
#undef COUNTRY_CODES
#undef LANGUAGE
#undef OUTPUT_MODE
#undef DETAIL
#undef QUERY
#undef OUTLINE
#undef OUTLINE_POINTS
#undef DAY

_Static_assert(LEN(tools) <= REPORT_TOOLS_MAX, "every tool has a counter");

GEO_FN int tool_count(void) {
    return (int)LEN(tools) - TOOL_COMMANDS;
}

GEO_FN const tool *tool_at(int index) {
    ASSERT(index >= 0 && index < tool_count());
    return &tools[index];
}

GEO_FN const tool *tool_suggest(void) {
    return &tools[tool_count()];
}

GEO_FN const tool *tool_find(str name) {
    for (int i = 0; i < tool_count(); i++) {
        if (str_eq(name, str_of(tools[i].name))) {
            return &tools[i];
        }
    }
    return NULL;
}

/* ---- running ---- */

static record_view tool_view(const tool_request *request) {
    static const struct {
        str word;
        record_view view;
    } rows[] = {{STR_ROW("brief"), RECORD_BRIEF}, {STR_ROW("full"), RECORD_FULL}};
    str word = row_has(request->row, "detail") ? row_arg(request, "detail")->text : STR_NONE;
    for (size_t i = 0; i < LEN(rows); i++) {
        if (str_eq(word, rows[i].word)) {
            return rows[i].view;
        }
    }
    return RECORD_NORMAL;
}

/* Sets the language when none is given, by the text of the first argument in another script. */
static void tool_set_language(call *c, const tool *t, tool_arg args[TOOL_PARAMS_MAX]) {
    str text = STR_NONE;
    for (int i = 0; t->params[i].name && utf8_count(text) == text.len; i++) {
        text = args[i].points    ? args[i].points[0].name
               : args[i].strings ? args[i].strings[0]
                                 : args[i].text;
    }
    for (int i = 0; t->params[i].name; i++) {
        if (str_eq(str_of(t->params[i].name), STR("language"))) {
            args[i].text = locale_language(args[i].text, clean_text(&c->mem, text));
        }
    }
}

GEO_FN status tool_run(call *c, const tool *t, json arguments, str choice, bool may_ask,
                       tool_result *result) {
    tool_arg args[TOOL_PARAMS_MAX];
    tool_request request = {t, args, choice, tools, tool_count()};
    /* Also of the error that an argument read before it is wrong. */
    *result = (tool_result){.as_text = json_is(json_get(arguments, "output_mode"), "text")};
    status code = call_over_budget(c) ? call_stop(c) : row_read(c, t, arguments, args);
    if (!code) {
        result->as_text = str_eq(row_arg(&request, "output_mode")->text, STR("text"));
        result->view = tool_view(&request);
        tool_set_language(c, t, args);
        code = t->run(c, &request, result);
        row_correct_kind(c, t, arguments);
    }
    code = call_end(c, code);
    if (!may_ask) {
        result->choices.count = 0; /* the answer itself has them, too */
    }
    if (code != GEO_MUST_WAIT) { /* else it runs again, and is counted then */
        report_count((int)(t - tools), code != GEO_OK && code != GEO_CANCELLED);
    }
    return code;
}

GEO_FN void tool_write_json(out *o, const tool_result *result) {
    record_json(o, result->type, result->data, result->view);
}

/* Whether somebody else wrote the names: then a text must not pass for words of ours. */
static bool tool_is_foreign(const tool_result *result) {
    const field *f = result->type->fields;
    while (f->name.at && !(f->kind == FIELD_INLINE && f->of == place_origin_record)) {
        f++;
    }
    const place_origin *const *origin =
        f->name.at ? (const void *)((const char *)result->data + f->at) : NULL;
    return origin && *origin && ((*origin)->source & PLACE_NOMINATIM);
}

GEO_FN void tool_write_text(out *o, const tool_result *result) {
    size_t from = o->len;
    o->quotes = tool_is_foreign(result);
    record_text(o, result->type, result->data, 0, result->view);
    str text = str_trim(str_from(out_str(o), from));
    o->quotes = false;
    memmove(o->at + from, text.at, text.len);
    o->len = from + text.len;
}

/* ---- errors ---- */

GEO_FN void tool_write_error(out *o, const call *c) {
    const status_row *row = status_of(c->code);
    out_open(o, '{');
    out_key(o, "error");
    out_json_str(o, str_of(c->why));
    out_key(o, "code");
    out_json_str(o, str_of(row->code));
    out_key(o, "recoverable");
    out_json_bool(o, row->recoverable);
    out_key(o, "suggestion");
    out_json_str(o, str_of(call_advice(c)));
    if (c->corrected.at) {
        out_key(o, "arguments");
        out_json_raw(o, c->corrected);
    }
    if (c->retry_after_s > 0) {
        out_key(o, "retry_after_s");
        out_json_num(o, c->retry_after_s, 1);
    }
    out_close(o, '}');
}

GEO_FN void tool_write_error_text(out *o, const call *c) {
    out_text(o, STR("Error: "));
    out_plain(o, str_of(c->why));
    out_fmt(o, "\nCode: %s\nNext: ", status_of(c->code)->code);
    out_plain(o, str_of(call_advice(c)));
    out_text(o, c->corrected.at ? STR(" ") : STR(""));
    out_plain(o, c->corrected);
    out_char(o, '\n');
    if (c->retry_after_s > 0) {
        out_text(o, STR("Retry after: "));
        out_fixed(o, c->retry_after_s, 1);
        out_text(o, STR(" s\n"));
    }
}

/* ---- documentation ---- */

/* "`limit` (1 to 50, default 5)" */
static void tool_docs_param(out *o, const param *p) {
    char bytes[100];
    out limits = out_of(bytes, sizeof bytes);
    out_fmt(o, "`%s`%s", p->name, p->required ? "\\*" : "");
    if (p->type != PARAM_CHOICE && row_value_write_limits(&limits, p)) {
        out_fmt(o, " (%.*s", STR_ARG(out_str(&limits)));
        out_fmt(o, p->fallback ? ", default %s)" : ")", p->fallback);
    }
}

GEO_FN void tool_write_docs(out *o) {
    out_text(o, STR("| tool | short | what it does | parameters |\n|---|---|---|---|\n"));
    for (int i = 0; i < tool_count(); i++) {
        const tool *t = &tools[i];
        out_fmt(o, t->short_name ? "| `%s` | `%s` | " : "| `%s` | %s | ", t->name,
                t->short_name ? t->short_name : "");
        out_fmt(o, "%s | ", t->help);
        for (const param *p = t->params; p->name; p++) {
            out_text(o, p == t->params ? STR("") : STR(", "));
            tool_docs_param(o, p);
        }
        out_text(o, STR(" |\n"));
    }
}
