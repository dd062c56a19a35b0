/* poi -- points of interest by names with, without and with another word for what they are. Only in
 * index files, and only after nothing had the name itself. Owns nothing; category has the words.
 *
 * "Hotel Hermitage" finds a hotel that is called Hermitage, "Musée naval" a Naval Museum, "Saint
 * Charles" a church called Église Saint-Charles. A word for a kind is dropped, added or translated
 * only when the place found is of that kind; all other words must match. */
#include "poi.h"

#include "../base/out.h"
#include "../geo/category.h"
#include "../image/image.h"
#include "../image/image_set.h"
#include "../image/names.h"
#include "match.h"
#include "match_hit.h"
#include "query.h"

enum {
    POI_POSTINGS_MAX = 4096, /* of one name that are tried: "Saint-Martin" */
    POI_LONGER_MAX = 48,     /* longer names that begin with the name */
    POI_LONGER_LEN_MIN = 4   /* bytes of a name that is distinctive without its end */
};

/* What to look for. */
typedef struct {
    match *s;
    str tags;       /* of its kind; absent: any */
    str link;       /* between the two parts of a name */
    bool is_prefix; /* longer names that begin so */
} poi_lookup;

/* Considers the places of the current name that are of the kind. Parks and beaches are nature. */
static void poi_postings(const poi_lookup *a, const names_walk *w) {
    names_postings post = names_postings_of(w->m, w->key);
    uint32_t row = 0;
    image_name_class cls;
    for (int i = 0; i < POI_POSTINGS_MAX && names_next_posting(&post, &row, &cls); i++) {
        image_class of = image_class_of(w->m, row);
        if (cls != IMAGE_CODE && (of == IMAGE_POI || of == IMAGE_NATURE) &&
            match_has_category(w->m, row, a->tags)) {
            match_hit_consider(a->s, (image_ref){w->m, row}, cls, 0, 0);
        }
    }
}

/* Whether the name ends in a word for the kind: "Monaco Museum" does not mean "Monaco Naval
 * Museum", as the words in between tell museums apart. */
static bool poi_has_other_kind_word(const poi_lookup *a, str key) {
    str words;
    category_walk w = category_walk_names();
    while ((words = category_next_name(&w)).len) {
        str tags = category_name_tags(&w, words);
        while (str_eq(tags, a->tags) && words.len) {
            if (str_ends(key, str_cut(&words, '|'))) {
                return true;
            }
        }
    }
    return false;
}

/* Looks up the name that these parts make, joined by blanks. */
static void poi_find(const poi_lookup *a, str first, str last) {
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
        int left = a->is_prefix ? POI_LONGER_MAX : 1;
        for (; left && !names_is_end(&w) && str_starts(names_key(&w), key); left--) {
            str found = names_key(&w);
            if (found.len == key.len ||
                (a->is_prefix && found.at[key.len] == ' ' && !poi_has_other_kind_word(a, found))) {
                poi_postings(a, &w);
            }
            names_next(&w);
        }
    }
}

/* The name alone and with each word for its kind before or after it, with and without a link. */
static void poi_find_with_kind(poi_lookup *a, str name) {
    str words = STR_NONE, tags = a->tags;
    category_walk w = category_walk_names();
    do {
        do {
            str word = str_cut(&words, '|'), links = query_links();
            while (links.len && str_eq(tags, a->tags)) {
                a->link = str_cut(&links, '/');
                poi_find(a, word, name);
            }
            a->link = STR_NONE;
            if (str_eq(tags, a->tags)) {
                poi_find(a, name, word);
            }
        } while (words.len);
        words = category_next_name(&w);
        tags = category_name_tags(&w, words);
    } while (words.len);
}

/* What remains of a query without the word for the kind. */
static void poi_find_without_kind(poi_lookup *a, str rest) {
    query_variant variants[QUERY_VARIANTS_MAX];
    str name = rest, links = query_links();
    while (links.len) {
        str bare = query_strip(rest, str_cut(&links, '/'), false, false);
        name = bare.len && bare.len < name.len ? bare : name;
    }
    int count = query_variants(a->s->v->mem, (query_part){name, name}, variants);
    for (int i = 0; i < count && !match_hit_full_count(a->s); i++) {
        if (variants[i].meaning.best == 0) {
            poi_find_with_kind(a, variants[i].key);
        }
    }
    if (!match_hit_full_count(a->s) && name.len >= POI_LONGER_LEN_MIN) {
        a->is_prefix = true;
        poi_find(a, name, STR_NONE);
        a->is_prefix = false;
    }
}

GEO_FN bool poi_search(match *s, str key) {
    poi_lookup a = {.s = s};
    poi_find(&a, key, STR_NONE);
    for (int is_added = 0; is_added < 2; is_added++) {
        str words = STR_NONE;
        category_walk w = category_walk_names();
        while (!match_hit_full_count(s) && !call_over_budget(s->v->call) &&
               (words = category_next_name(&w)).len) {
            a.tags = category_name_tags(&w, words);
            while (words.len) {
                str word = str_cut(&words, '|');
                for (int is_after = 0; is_after < 2 && !is_added; is_after++) {
                    str rest = query_strip(key, word, is_after, false);
                    if (rest.len) {
                        poi_find_without_kind(&a, rest);
                    }
                }
                if (is_added) {
                    poi_find(&a, word, key);
                }
            }
        }
    }
    return match_hit_full_count(s) > 0;
}
