/* miss -- explains what was not found. Owns nothing; category knows kinds. */
#include "miss.h"

#include <string.h>

#include "../geo/category.h"
#include "../geo/fold.h"
#include "../geo/geo.h"
#include "../geo/place.h"
#include "../image/image.h"
#include "../image/rtree.h"
#include "address.h"
#include "query.h"
#include "reverse.h"

enum {
    MISS_STREET_M = 10000, /* from the middle of a town: as far as its streets may be, */
    MISS_KIND_M = 30000,   /* and its shops */
    MISS_BYTE_WORK = 12    /* units of call_charge for a byte that is held against all kinds */
};

GEO_FN str miss_label(arena *mem, const place *p) {
    if (!p->id.len) {
        return p->display_name;
    }
    str label = arena_join(mem, arena_join(mem, p->display_name, STR(" (")), p->id);
    return arena_join(mem, label, STR(")"));
}

/* ---- what the images have ---- */

static bool miss_has_streets(const image_view *v, const place *town) {
    rtree_query q = {.classes = IMAGE_CLASS_BIT(IMAGE_STREET),
                     .max_m = MISS_STREET_M,
                     .lat = town->lat,
                     .lon = town->lon,
                     .call = v->call};
    bool found = false;
    for (int i = 0; i < v->set->count && !found; i++) {
        rtree_hit hit;
        found = rtree_search(&v->set->images[i], &q, &hit, 1) > 0;
    }
    return found;
}

GEO_FN bool miss_is_street(const image_view *v, str text) {
    char room[PLACE_QUERY_MAX];
    address_reading r;
    bool is_street = address_read(fold_name(text, FOLD_PLAIN, room, sizeof room), &r);
    for (int i = 0; i < v->set->count && is_street; i++) {
        const image *m = &v->set->images[i];
        is_street = image_first(m, IMAGE_STREET) == image_first(m, IMAGE_STREET + 1);
    }
    return is_street && r.has_street;
}

/* Whether words of the key are those of the phrase. */
static bool miss_has_phrase(str key, str phrase) {
    for (str rest = key; rest.len; str_cut(&rest, ' ')) {
        bool is_end = rest.len == phrase.len || str_starts(str_from(rest, phrase.len), STR(" "));
        if (str_starts(rest, phrase) && is_end) {
            return true;
        }
    }
    return false;
}

/* Whether it has one of the phrases, which bars separate: most begin as no word of the key. */
static bool miss_has_any(str key, uint32_t initials, str phrases) {
    const char *at = phrases.at, *end = at + phrases.len;
    bool found = false;
    while (at < end && !found) {
        const char *bar = memchr(at, '|', (size_t)(end - at));
        str phrase = {at, (size_t)((bar ? bar : end) - at)};
        found = initials >> (*at & 31) & 1 && miss_has_phrase(key, phrase);
        at += phrase.len + 1;
    }
    return found;
}

/* The tags of the kind of a thing, by a word of its name: "Hotel Adlon", "Starbucks". Returns their
 * number. */
static int miss_kind(call *c, str key, str tags[CATEGORY_TAGS_MAX]) {
    int count = category_tags(key, tags);
    str words;
    call_charge(c, count ? 0 : (int64_t)key.len * MISS_BYTE_WORK);
    uint32_t initials = query_initials(key);
    category_walk w = category_walk_names();
    while (!count && (words = category_next_name(&w)).len) {
        bool found = miss_has_any(key, initials, words);
        str row_tags = found ? category_name_tags(&w, words) : STR_NONE;
        while (row_tags.at && count < CATEGORY_TAGS_MAX) {
            tags[count++] = str_cut(&row_tags, ' ');
        }
    }
    return count;
}

/* Of what the embedded image has, as far as it has a name that people know. */
static bool miss_is_embedded_tag(str tag) {
    return str_starts(tag, STR("place=")) ||
           str_is_among(tag,
                        STR("aeroway=aerodrome boundary=national_park natural=bay "
                            "natural=cape natural=desert natural=mountain_range "
                            "natural=peak natural=peninsula natural=plateau "
                            "natural=saddle natural=strait natural=volcano "
                            "natural=water waterway=canal waterway=river "
                            "waterway=waterfall"),
                        ' ');
}

GEO_FN bool miss_covers(const image_view *v, double lat, double lon, str_list tags) {
    bool found = tags.count == 0;
    for (int i = 0; i < tags.count && v->set->base; i++) {
        found |= miss_is_embedded_tag(tags.at[i]);
    }
    for (int i = 0; i < v->set->count && !found; i++) {
        rtree_query q = {.lat = lat,
                         .lon = lon,
                         .max_m = MISS_KIND_M,
                         .classes = IMAGE_CLASS_BIT(IMAGE_POI),
                         .call = v->call};
        rtree_hit hit;
        const image *m = &v->set->images[i];
        found = m != v->set->base && rtree_search(m, &q, &hit, 1) > 0;
    }
    return found;
}

/* Whether such things can be listed round a place, as nearby_places does. */
static bool miss_has_kind(const image_view *v, const place *there, str_list tags) {
    place_area area = {.lat = there->lat, .lon = there->lon, .radius_m = MISS_KIND_M, .limit = 1};
    return miss_covers(v, there->lat, there->lon, tags) || reverse_nearby(v, &area, tags).count;
}

/* Whether the image, which has no tags besides kinds, has such things: kinds are few. */
static bool miss_is_of_kind(const image *m, str_list tags) {
    bool found = false;
    for (uint64_t k = 0; k < m->columns[IMAGE_KINDS_KEY].count && !found; k++) {
        found = image_kind_is_any(m, k, tags.at, tags.count);
    }
    return found;
}

GEO_FN bool miss_is_kind(const image_view *v, str text) {
    str tags[CATEGORY_TAGS_MAX];
    str_list kind = {tags, category_tags(text, tags)};
    place_area world = {.radius_m = GEO_RADIUS_M * GEO_PI, .limit = 1};
    bool is_known = kind.count && v->set->base && miss_is_of_kind(v->set->base, kind);
    return kind.count && !is_known &&
           !(image_set_file_count(v->set) && reverse_nearby(v, &world, kind).count);
}

/* The tags of the kind that a run of the key's words is; 0: none is one. */
static int miss_kind_in(call *c, str key, str tags[CATEGORY_TAGS_MAX]) {
    str words[QUERY_WORDS_MAX];
    int count = query_words(key, words), found = 0;
    for (int i = 0; i < count && count <= QUERY_WORDS_MAX && !found; i++) {
        for (int j = count; j > i && !found; j--) {
            found = category_tags(query_span(words, i, j), tags);
        }
    }
    return found ? found : miss_kind(c, key, tags);
}

GEO_FN place_reason miss_reason(const image_view *v, const place *there, str dropped,
                                bool is_address) {
    char room[PLACE_QUERY_MAX];
    str tags[CATEGORY_TAGS_MAX];
    if (is_address) {
        return miss_has_streets(v, there) ? PLACE_UNKNOWN_NAME : PLACE_NO_STREET_DATA;
    }
    int count = miss_kind_in(v->call, fold_name(dropped, FOLD_PLAIN, room, sizeof room), tags);
    return !count || miss_has_kind(v, there, (str_list){tags, count}) ? PLACE_UNKNOWN_NAME
                                                                      : PLACE_NO_POI_DATA;
}
