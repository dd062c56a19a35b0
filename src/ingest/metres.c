/* metres -- tries the systems of ../geo/crs.h on the first rows of a table. Owns nothing. */
#include "metres.h"

#include <math.h>
#include <string.h>

#include "../image/image_set.h"
#include "import_country.h"

GEO_FN bool metres_point(const crs *system, double east, double north, double *lat, double *lon,
                         bool *is_turned) {
    *is_turned = !crs_point(system, east, north, lat, lon);
    return !*is_turned || crs_point(system, north, east, lat, lon);
}

GEO_FN void metres_begin(metres *m) {
    memset(m, 0, sizeof *m);
}

GEO_FN void metres_begin_alone(metres *m) {
    import_country_use(image_set_current()->base);
    metres_begin(m);
}

/* Whether the path of a country, "Cch" and its end, is one of "ch li". */
static bool metres_is_of(str path, const char *codes) {
    str code = path.len > 2 ? (str){path.at + 1, path.len - 2} : STR_NONE;
    return str_is_among(code, str_of(codes), ' ');
}

static void metres_try(metres *m, int i, const double at[2], str town, str country) {
    char rooms[2][IMPORT_RECORD_PATH_MAX];
    const crs *system = crs_row(i);
    double lat, lon;
    bool is_turned;
    if (!metres_point(system, at[1], at[0], &lat, &lon, &is_turned)) {
        return;
    }
    str path = import_country_path_at(lat, lon, rooms[0]);
    bool is_valid = *system->countries ? metres_is_of(path, system->countries) : path.len > 0;
    int is_near = is_valid ? import_country_has_town(town, lat, lon) : 0;
    m->systems[i].valid += is_valid && !is_turned;
    m->systems[i].near += is_near > 0;
    m->systems[i].elsewhere += is_near < 0;
    m->systems[i].country +=
        is_valid && country.len && str_eq(path, import_country_path_of(country, rooms[1]));
    m->systems[i].lat = lat;
    m->systems[i].lon = lon;
}

GEO_FN void metres_add(metres *m, const double at[2], str town, str country) {
    m->rows++;
    if (fabs(at[0]) > 180 && fabs(at[1]) > 180) {
        m->far++;
        for (int i = 1; crs_row(i); i++) {
            metres_try(m, i, at, town, country);
        }
    }
}

/* Whether two systems put the last point at the same place, as ETRS89 and WGS84 do. */
static bool metres_is_same(const metres *m, int a, int b) {
    enum { NEAR_M = 1000 };
    return geo_distance_m(m->systems[a].lat, m->systems[a].lon, m->systems[b].lat,
                          m->systems[b].lon) < NEAR_M;
}

/* How much speaks for a system: by its towns, its countries, or the range of its values alone,
 * which says nothing of those that are of any country. */
enum { METRES_TOWNS, METRES_COUNTRIES, METRES_RANGE, METRES_WAYS };
static int metres_score(const metres *m, int i, int way) {
    bool has_world = m->systems[i].valid > 0 && crs_row(i + 1); /* Mercator's map has any metres */
    return way == METRES_TOWNS       ? m->systems[i].near
           : way == METRES_COUNTRIES ? m->systems[i].country
           : has_world               ? m->systems[i].valid - m->systems[i].elsewhere
                                     : 0;
}

/* The system that most speaks for; 0: none does, or another one as much. */
static int metres_best(const metres *m, int way) {
    int best = 0, second = 0;
    for (int i = 1; crs_row(i); i++) {
        best = metres_score(m, i, way) > metres_score(m, best, way) ? i : best;
    }
    for (int i = 1; crs_row(i); i++) {
        bool is_other = i != best && !metres_is_same(m, i, best);
        second = is_other ? MAX(second, metres_score(m, i, way)) : second;
    }
    int score = best ? metres_score(m, best, way) : 0;
    bool is_certain = score * 10 > m->far * (way == METRES_TOWNS ? 5 : 9) && second * 2 <= score &&
                      m->systems[best].elsewhere * 2 <= m->systems[best].valid;
    return is_certain && (way != METRES_RANGE || *crs_row(best)->countries) ? best : 0;
}

/* First those where the towns are. */
GEO_FN void metres_write_advice(const metres *m, out *o) {
    enum { MOST = 4 };
    int told = 0;
    for (int way = 0; way < METRES_WAYS && !told; way++) {
        for (int i = 1; crs_row(i) && told < MOST; i++) {
            const crs *s = crs_row(i);
            int score = way == METRES_RANGE ? m->systems[i].valid : metres_score(m, i, way);
            if (score * 2 > m->far) {
                out_fmt(o, "%s--crs %.*s (%.*s%s)", told++ ? ", " : "They may be metres: give ",
                        STR_ARG(s->name), STR_ARG(s->area),
                        way == METRES_TOWNS ? ", at its towns" : "");
            }
        }
    }
    out_text(o, told ? STR(", or convert the table to WGS 84.")
                     : STR("Convert the table to WGS 84, or say which system it is in: --crs "
                           "EPSG:..."));
}

GEO_FN bool metres_are_degrees(const metres *m) {
    return m->far * 2 <= m->rows;
}

GEO_FN const crs *metres_system(const metres *m) {
    int found = 0;
    for (int way = 0; way < METRES_WAYS && !found && !metres_are_degrees(m); way++) {
        found = metres_best(m, way);
    }
    return found ? crs_row(found) : NULL;
}

GEO_FN const crs *metres_decide(const metres *m, call *c, import_reader *f) {
    char text[512];
    out o = out_of(text, sizeof text);
    const crs *system = metres_system(m);
    if (metres_are_degrees(m)) {
        return NULL;
    }
    if (!system) {
        metres_write_advice(m, &o);
        call_fail(c, GEO_INVALID, "the coordinates of %s are not degrees", f->path);
        call_advise(c, "%.*s", STR_ARG(out_str(&o)));
        return NULL;
    }
    out_fmt(&o, "its metres are read as %.*s (%.*s); --crs says otherwise", STR_ARG(system->name),
            STR_ARG(system->area));
    import_reader_tell(f, out_str(&o));
    return system;
}
