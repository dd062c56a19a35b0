/* poi -- points of interest by names with, without and with another word for what they are.
 *
 * Flow: gazetteer_search comes here with a head that nothing is called, for index files only. Owns
 * nothing; category has the words.
 *
 * "Hotel Hermitage" finds a hotel that is called Hermitage, "Musée naval" a Naval Museum, "Saint
 * Charles" a church called Église Saint-Charles. A word for a kind is dropped, added or said in
 * another language only where the place found is of that kind; all other words must be there. */
#include "poi.h"

#include "../base/out.h"
#include "../geo/category.h"
#include "image.h"
#include "image_set.h"
#include "match.h"
#include "names.h"
#include "query.h"

enum {
    POI_POSTINGS_MAX = 4096, /* of one name that are looked at: "Saint-Martin" */
    POI_LONGER_MAX = 48,     /* longer names that begin with the name */
    POI_LONGER_LEN_MIN = 4   /* bytes of a name that says something without its end */
};

/* What is looked for. */
typedef struct {
    match *s;
    str tags;      /* of its kind; absent: any */
    str link;      /* between the two parts of a name */
    bool is_begin; /* longer names that begin so */
} poi_ask;

/* Those who bear the walk's name and are of the kind. Parks and beaches are nature. */
static void poi_postings(const poi_ask *a, const names_walk *w) {
    names_post post = names_postings(w->m, w->key);
    uint32_t row = 0;
    image_name_class cls;
    for (int i = 0; i < POI_POSTINGS_MAX && names_posting(&post, &row, &cls); i++) {
        image_class of = image_class_of(w->m, row);
        if (cls != IMAGE_CODE && (of == IMAGE_POI || of == IMAGE_NATURE) &&
            match_is_category(w->m, row, a->tags)) {
            match_consider(a->s, (image_ref){w->m, row}, cls, 0, 0);
        }
    }
}

/* "Monaco Naval Museum" is not what "Monaco Museum" asks for: what stands between says which. */
static bool poi_is_said_behind(const poi_ask *a, str key) {
    str tags = STR_NONE, words = STR_NONE;
    for (int i = 0; (words = category_of_names(i, &tags)).len; i++) {
        while (str_eq(tags, a->tags) && words.len) {
            if (str_ends(key, str_cut(&words, '/'))) {
                return true;
            }
        }
    }
    return false;
}

/* By the name of these parts, a blank between two. */
static void poi_find(const poi_ask *a, str first, str last) {
    const image_set *set = a->s->v->set;
    if (!call_charge(a->s->v->call, NAMES_SEEK_WORK * set->count)) {
        return;
    }
    char room[IMAGE_KEY_MAX];
    out o = out_of(room, sizeof room);
    const str parts[] = {first, a->link, last};
    for (size_t i = 0; i < LEN(parts); i++) {
        if (parts[i].len && o.len) {
            out_char(&o, ' ');
        }
        out_text(&o, parts[i]);
    }
    str key = out_str(&o);
    for (int i = 0; i < set->count && !o.full; i++) {
        if (&set->images[i] == set->base) {
            continue;
        }
        names_walk w = names_seek(&set->images[i], key);
        int most = a->is_begin ? POI_LONGER_MAX : 1;
        for (; most && !names_is_end(&w) && str_starts(names_key(&w), key); most--) {
            str found = names_key(&w);
            if (found.len == key.len ||
                (a->is_begin && found.at[key.len] == ' ' && !poi_is_said_behind(a, found))) {
                poi_postings(a, &w);
            }
            names_next(&w);
        }
    }
}

/* The name alone and with each word for its kind, in front or behind, with and without a link. */
static void poi_find_said(poi_ask *a, str name) {
    str words = STR_NONE, tags = a->tags;
    int i = 0;
    do {
        do {
            str word = str_cut(&words, '/'), links = query_links();
            while (links.len && str_eq(tags, a->tags)) {
                a->link = str_cut(&links, '/');
                poi_find(a, word, name);
            }
            a->link = STR_NONE;
            if (str_eq(tags, a->tags)) {
                poi_find(a, name, word);
            }
        } while (words.len);
        words = category_of_names(i++, &tags);
    } while (words.len);
}

/* What is left of a query without the word for the kind. */
static void poi_find_rest(poi_ask *a, str rest) {
    query_form forms[QUERY_FORMS_MAX];
    str name = rest, links = query_links();
    while (links.len) {
        str bare = query_strip(rest, str_cut(&links, '/'), false, false);
        name = bare.len && bare.len < name.len ? bare : name;
    }
    int count = query_forms(a->s->v->mem, (query_part){name, name}, forms);
    for (int i = 0; i < count && !match_full(a->s); i++) {
        if (forms[i].preferred == 0) {
            poi_find_said(a, forms[i].key);
        }
    }
    if (!match_full(a->s) && name.len >= POI_LONGER_LEN_MIN) {
        a->is_begin = true;
        poi_find(a, name, STR_NONE);
        a->is_begin = false;
    }
}

GEO_FN bool poi_head(match *s, str key) {
    poi_ask a = {.s = s};
    poi_find(&a, key, STR_NONE);
    for (int is_added = 0; is_added < 2; is_added++) {
        str words = STR_NONE;
        for (int i = 0; !match_full(s) && (words = category_of_names(i, &a.tags)).len; i++) {
            while (words.len) {
                str word = str_cut(&words, '/');
                for (int is_after = 0; is_after < 2 && !is_added; is_after++) {
                    str rest = query_strip(key, word, is_after, false);
                    if (rest.len) {
                        poi_find_rest(&a, rest);
                    }
                }
                if (is_added) {
                    poi_find(&a, word, key);
                }
            }
        }
    }
    return match_full(s) > 0;
}
