/* chat_action -- writes map actions. Owns nothing. */
#include "chat_action.h"

#include <math.h>

enum { CHAT_ACTION_ZOOM = 16 /* of a point without a box: some streets */ };

static void chat_action_open(chat_actions *a, const char *type) {
    out_open(a->o, '{');
    out_key(a->o, "type");
    out_json_str(a->o, str_of(type));
    out_key(a->o, "payload");
    out_open(a->o, '{');
}

static void chat_action_member(chat_actions *a, const char *key, str text) {
    out_key(a->o, key);
    out_json_str(a->o, text);
}

static void chat_action_close(chat_actions *a) {
    out_close(a->o, '}');
    out_close(a->o, '}');
}

static void chat_action_end(chat_actions *a) {
    chat_action_member(a, "crs", a->system->name);
    chat_action_close(a);
}

static void chat_action_number(chat_actions *a, double value) {
    out_json_num(a->o, value, a->system->decimals);
}

static void chat_action_pair(chat_actions *a, const double at[2]) {
    out_open(a->o, '[');
    chat_action_number(a, at[0]);
    chat_action_number(a, at[1]);
    out_close(a->o, ']');
}

/* West, south, east and north, of which west is the greater across the antimeridian. False: a
 * corner is outside. */
static bool chat_action_box(const chat_actions *a, bbox b, double v[4]) {
    double sw[2], nw[2], se[2], ne[2];
    bool is_good = geo_bbox_is(b) && crs_write(a->system, b.south, b.west, sw) &&
                   crs_write(a->system, b.north, b.west, nw) &&
                   crs_write(a->system, b.south, b.east, se) &&
                   crs_write(a->system, b.north, b.east, ne);
    if (is_good) {
        v[0] = MIN(sw[0], nw[0]);
        v[1] = MIN(sw[1], se[1]);
        v[2] = MAX(se[0], ne[0]);
        v[3] = MAX(nw[1], ne[1]);
    }
    return is_good;
}

GEO_FN void chat_action_plain(chat_actions *a, const char *type) {
    chat_action_open(a, type);
    chat_action_close(a);
}

/* The zoom at which a box, or a point without one, fills a usual map. */
static int chat_action_zoom(bbox box) {
    enum { LEAST = 3, WORLD = 360 };
    double width = geo_bbox_is(box) ? MAX(fabs(box.east - box.west), box.north - box.south) : 0;
    int zoom = CHAT_ACTION_ZOOM;
    while (zoom > LEAST && width * (1 << zoom) > 2.0 * WORLD) {
        zoom--;
    }
    return zoom;
}

GEO_FN void chat_action_view(chat_actions *a, double lat, double lon, bbox box) {
    double v[2];
    if (!crs_write(a->system, lat, lon, v)) {
        a->is_outside = true;
        return;
    }
    chat_action_open(a, "setView");
    out_key(a->o, "center");
    chat_action_pair(a, v);
    out_key(a->o, "zoom");
    out_json_int(a->o, chat_action_zoom(box));
    chat_action_end(a);
}

GEO_FN void chat_action_show(chat_actions *a, double lat, double lon, bbox box) {
    double v[4];
    if (chat_action_box(a, box, v)) {
        chat_action_open(a, "fitBounds");
        out_key(a->o, "bounds");
        out_open(a->o, '[');
        for (int i = 0; i < 4; i++) {
            chat_action_number(a, v[i]);
        }
        out_close(a->o, ']');
        chat_action_end(a);
    } else {
        chat_action_view(a, lat, lon, geo_bbox_none());
    }
}

GEO_FN void chat_action_marker(chat_actions *a, str id, double lat, double lon, const char *style,
                               str label) {
    double at[2];
    if (!crs_write(a->system, lat, lon, at)) {
        a->is_outside = true;
        return;
    }
    chat_action_open(a, "addMarker");
    chat_action_member(a, "id", id);
    out_key(a->o, "coord");
    chat_action_pair(a, at);
    chat_action_member(a, "style", str_of(style));
    chat_action_member(a, "label", label);
    chat_action_end(a);
}

/* Whether the system reaches all points. */
static bool chat_action_reaches(chat_actions *a, const double (*points)[2], int count) {
    double at[2];
    for (int i = 0; i < count; i++) {
        a->is_outside |= !crs_write(a->system, points[i][0], points[i][1], at);
    }
    return !a->is_outside;
}

static void chat_action_points(chat_actions *a, str id, const double (*points)[2], int count,
                               str label) {
    chat_action_member(a, "id", id);
    out_key(a->o, "coords");
    out_open(a->o, '[');
    for (int i = 0; i < count; i++) {
        double at[2];
        crs_write(a->system, points[i][0], points[i][1], at);
        chat_action_pair(a, at);
    }
    out_close(a->o, ']');
    chat_action_member(a, "label", label);
    chat_action_end(a);
}

GEO_FN void chat_action_line(chat_actions *a, str id, const double (*points)[2], int count,
                             str label) {
    if (chat_action_reaches(a, points, count)) {
        chat_action_open(a, "addLine");
        chat_action_points(a, id, points, count, label);
    }
}

GEO_FN void chat_action_area(chat_actions *a, str id, const double (*points)[2], int count,
                             str label) {
    if (chat_action_reaches(a, points, count)) {
        chat_action_open(a, "addArea");
        chat_action_points(a, id, points, count, label);
    }
}

GEO_FN void chat_action_layer(chat_actions *a, str id, str label, const str *markers, int count) {
    chat_action_open(a, "addLayer");
    chat_action_member(a, "id", id);
    chat_action_member(a, "label", label);
    out_key(a->o, "markers");
    out_open(a->o, '[');
    for (int i = 0; i < count; i++) {
        out_json_str(a->o, markers[i]);
    }
    out_close(a->o, ']');
    chat_action_close(a);
}

GEO_FN void chat_action_source(chat_actions *a, const chat_layer *l, bool is_added) {
    chat_action_open(a, is_added ? "addLayer" : "removeLayer");
    chat_action_member(a, "id", l->id);
    if (is_added) {
        chat_action_member(a, "label", l->title);
        chat_action_member(a, "type", l->type);
        chat_action_member(a, "url", l->url);
        chat_action_member(a, "credit", l->credit);
    }
    chat_action_close(a);
}
