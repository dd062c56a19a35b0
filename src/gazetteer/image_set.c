/* image_set -- the open images, replaced as a whole when files are read again.
 *
 * Flow: main opens the embedded image and the files of the settings; every question begins with
 * image_set_view_of. Owns the process's images: two sets, the one in use and the one before it,
 * which questions that began with it may still read: each set counts its readers, and its files are
 * unmapped when a third is made and the count is 0. */
#include "image_set.h"

#include <stdatomic.h>
#include <stdio.h>

#include "../base/ascii.h"
#include "../platform/config.h"
#include "../platform/os.h"
#include "image.h"
#include "names.h"

/* src/generate/embed.c, at build time. */
extern const unsigned char geocoder_gazetteer[];
extern const unsigned geocoder_gazetteer_len;

enum { IMAGE_SETS = 2 };

static struct {
    image_set sets[IMAGE_SETS];
    spell_index spells[IMAGE_SETS][IMAGE_SET_MAX];
    struct {
        void *at;
        size_t size;
    } lent[IMAGE_SETS][IMAGE_SET_MAX]; /* to the spells; kept for the next set in that place */
    _Atomic(const image_set *) now;
    atomic_int readers[IMAGE_SETS];
    char paths[IMAGE_SET_FILES_MAX][OS_PATH_MAX];
    int path_count;
} GAZ;

GEO_FN int image_set_files(const image_set *set) {
    return set->count - (set->base != NULL);
}

GEO_FN const image_set *image_set_now(void) {
    const image_set *now = atomic_load(&GAZ.now);
    return now ? now : &GAZ.sets[0];
}

/* A set that was replaced between the two steps is not read: it may be in the making again. */
GEO_FN const image_set *image_set_borrow(void) {
    for (;;) {
        const image_set *set = image_set_now();
        atomic_fetch_add(&GAZ.readers[set - GAZ.sets], 1);
        if (set == image_set_now()) {
            return set;
        }
        image_set_return(set);
    }
}

GEO_FN void image_set_return(const image_set *set) {
    atomic_fetch_sub(&GAZ.readers[set - GAZ.sets], 1);
}

/* The set that is not in use, when nobody reads it any more. */
static image_set *image_set_other(void) {
    int other = image_set_now() == &GAZ.sets[0];
    while (atomic_load(&GAZ.readers[other])) {
        os_sleep_until(os_now_ms() + 1);
    }
    return &GAZ.sets[other];
}

/* Address space only: it becomes memory when a spelling is asked for. */
static void image_set_lend(image_set *s) {
    ptrdiff_t which = s - GAZ.sets;
    s->spells = GAZ.spells[which];
    for (int i = 0; i < s->count; i++) {
        size_t need = spell_memory(&s->images[i]);
        if (need > GAZ.lent[which][i].size) {
            os_unmap((str){GAZ.lent[which][i].at, GAZ.lent[which][i].size});
            GAZ.lent[which][i].at = os_reserve(need);
            GAZ.lent[which][i].size = GAZ.lent[which][i].at ? need : 0;
        }
        bool is_enough = need > 0 && need <= GAZ.lent[which][i].size;
        spell_open(&s->spells[i], &s->images[i], is_enough ? GAZ.lent[which][i].at : NULL);
    }
}

static void image_set_use(image_set *s) {
    image_set_lend(s);
    atomic_store(&GAZ.now, s);
}

static void image_set_embedded(image_set *s) {
    s->base = NULL;
    image *m = &s->images[s->count];
    str bytes = {(const char *)geocoder_gazetteer, geocoder_gazetteer_len};
    if (bytes.len && image_open(m, bytes) == NULL) {
        s->paths[s->count] = NULL;
        s->base = m;
        s->count++;
    }
}

GEO_FN void image_set_open_embedded(void) {
    image_set *s = image_set_other();
    s->count = 0;
    image_set_embedded(s);
    image_set_use(s);
}

/* Maps one file behind those of the set. */
static bool image_set_map(image_set *s, const char *path, char *why, size_t cap) {
    str bytes;
    if (!os_map(path, &bytes)) {
        snprintf(why, cap, "The index %s cannot be read: %s.", path, os_why());
        return false;
    }
    image *m = &s->images[s->count];
    const char *problem = image_open(m, bytes);
    problem = problem ? problem : image_check(m);
    if (problem) {
        os_unmap(bytes);
        snprintf(why, cap, "The index %s %s.", path, problem);
        return false;
    }
    s->paths[s->count++] = path;
    return true;
}

static void image_set_clear(image_set *s, const image_set *keep) {
    for (int i = 0; i < s->count; i++) {
        bool is_shared = s->paths[i] == NULL;
        for (int k = 0; k < keep->count; k++) {
            is_shared = is_shared || keep->images[k].bytes.at == s->images[i].bytes.at;
        }
        if (!is_shared) {
            os_unmap(s->images[i].bytes);
        }
    }
    s->count = 0;
}

GEO_FN bool image_set_add(const char *path, char *why, size_t cap) {
    if (GAZ.path_count == IMAGE_SET_FILES_MAX) {
        snprintf(why, cap, "There are more than %d index files; join some of them.",
                 IMAGE_SET_FILES_MAX);
        return false;
    }
    char *kept = GAZ.paths[GAZ.path_count];
    if (!str_cstr(str_of(path), kept, OS_PATH_MAX)) {
        snprintf(why, cap, "The name of an index file is longer than %d bytes.", OS_PATH_MAX - 1);
        return false;
    }
    const image_set *now = image_set_now();
    image_set *s = image_set_other();
    image_set_clear(s, now);
    for (int i = 0; i < now->count && now->paths[i]; i++) {
        s->images[s->count] = now->images[i];
        s->paths[s->count++] = now->paths[i];
    }
    bool good = image_set_map(s, kept, why, cap);
    GAZ.path_count += good;
    image_set_embedded(s);
    image_set_use(s);
    return good;
}

GEO_FN bool image_set_reload(char *why, size_t cap) {
    const image_set *now = image_set_now();
    image_set *s = image_set_other();
    bool good = true;
    image_set_clear(s, now);
    for (int i = 0; i < now->count && now->paths[i]; i++) {
        if (!image_set_map(s, now->paths[i], why, cap)) {
            good = false; /* what it was stays */
            s->images[s->count] = now->images[i];
            s->paths[s->count++] = now->paths[i];
        }
    }
    image_set_embedded(s);
    image_set_use(s);
    return good;
}

/* ---- a request's view ---- */

/* "pt-BR" names Portuguese; Chinese as Taiwan and Hong Kong write it is a language of its own here.
 */
static str image_set_language(str tag) {
    str rest = tag, base = str_cut(&rest, '-');
    if (str_eq_nocase(base, STR("zh")) && rest.at) {
        bool is_traditional = str_eq_nocase(rest, STR("TW")) || str_eq_nocase(rest, STR("HK")) ||
                              str_eq_nocase(str_head(rest, 4), STR("Hant"));
        return is_traditional ? STR("zht") : STR("zh");
    }
    if (str_eq_nocase(base, STR("nb")) || str_eq_nocase(base, STR("nn"))) {
        return STR("nb");
    }
    return str_eq_nocase(base, STR("no")) ? STR("nb") : base;
}

static void image_set_view_language(image_view *v, str tag) {
    char lower[16];
    str language = image_set_language(tag);
    if (language.len == 0 || language.len > sizeof lower) {
        return;
    }
    for (size_t i = 0; i < language.len; i++) {
        lower[i] = ascii_lower(language.at[i]);
    }
    for (int i = 0; i < v->set->count; i++) {
        uint32_t word = image_lang(&v->set->images[i], (str){lower, language.len});
        if (word && v->lang_count[i] < IMAGE_SET_LANGS_MAX) {
            v->langs[i][v->lang_count[i]++] = word;
        }
    }
}

GEO_FN image_view image_set_view_of(call *c, str language) {
    language = language.len ? language : config_get()->language;
    image_view v = {.set = image_set_borrow(), .call = c, .mem = &c->mem};
    for (int i = 0; i < IMAGE_SET_LANGS_MAX && language.len; i++) {
        str one = str_trim(str_cut(&language, ',')), tag = str_trim(str_cut(&one, ';'));
        image_set_view_language(&v, tag);
    }
    return v;
}

GEO_FN void image_set_view_end(const image_view *v) {
    image_set_return(v->set);
}

GEO_FN int image_set_index_of(const image_view *v, const image *m) {
    ptrdiff_t index = m - v->set->images;
    ASSERT(index >= 0 && index < v->set->count);
    return (int)index;
}

/* arena_copy answers the absent slice when memory ends; an absent name is left out of answers. */
GEO_FN str image_set_name(const image_view *v, image_ref ref) {
    char room[NAMES_TEXT_MAX];
    int i = image_set_index_of(v, ref.m);
    return arena_copy(v->mem, names_of(ref.m, ref.place, v->langs[i], v->lang_count[i], room));
}

GEO_FN str image_set_country_code(const image_view *v, image_ref ref) {
    char room[NAMES_TEXT_MAX];
    return arena_copy(v->mem, names_tagged(ref.m, ref.place, ref.m->lang_cc, room));
}

GEO_FN str image_set_iso_code(const image_view *v, image_ref ref) {
    char room[NAMES_TEXT_MAX];
    return arena_copy(v->mem, names_tagged(ref.m, ref.place, ref.m->lang_iso, room));
}
