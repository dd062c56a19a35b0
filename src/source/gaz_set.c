/* gaz_set -- the open images, replaced as a whole when files are read again.
 *
 * Flow: main opens the embedded image and the files of the settings; every question begins with
 * gaz_view_of. Owns the process's images: two sets, the one in use and the one before it, which
 * questions that began with it may still read: each set counts its readers, and its files are
 * unmapped when a third is made and the count is 0. */
#include "gaz_set.h"

#include <stdatomic.h>
#include <stdio.h>

#include "../platform/config.h"
#include "../platform/os.h"
#include "gaz_image.h"
#include "gaz_names.h"

/* src/generate/embed.c, at build time. */
extern const unsigned char geocoder_gazetteer[];
extern const unsigned geocoder_gazetteer_len;

enum { GAZ_SETS = 2 };

static struct {
    gaz_set sets[GAZ_SETS];
    spell_index spells[GAZ_SETS][GAZ_IMAGES_MAX];
    struct {
        void *at;
        size_t size;
    } lent[GAZ_SETS][GAZ_IMAGES_MAX]; /* to the spells; kept for the next set in that place */
    _Atomic(const gaz_set *) now;
    atomic_int readers[GAZ_SETS];
    char paths[GAZ_FILES_MAX][OS_PATH_MAX];
    int path_count;
} GAZ;

GEO_FN int gaz_files(const gaz_set *set) {
    return set->count - (set->base != NULL);
}

GEO_FN const gaz_set *gaz_set_now(void) {
    const gaz_set *now = atomic_load(&GAZ.now);
    return now ? now : &GAZ.sets[0];
}

/* A set that was replaced between the two steps is not read: it may be in the making again. */
GEO_FN const gaz_set *gaz_set_borrow(void) {
    for (;;) {
        const gaz_set *set = gaz_set_now();
        atomic_fetch_add(&GAZ.readers[set - GAZ.sets], 1);
        if (set == gaz_set_now()) {
            return set;
        }
        gaz_set_return(set);
    }
}

GEO_FN void gaz_set_return(const gaz_set *set) {
    atomic_fetch_sub(&GAZ.readers[set - GAZ.sets], 1);
}

/* The set that is not in use, when nobody reads it any more. */
static gaz_set *gaz_set_other(void) {
    int other = gaz_set_now() == &GAZ.sets[0];
    while (atomic_load(&GAZ.readers[other])) {
        os_sleep_until(os_now_ms() + 1);
    }
    return &GAZ.sets[other];
}

/* Address space only: it becomes memory when a spelling is asked for. */
static void gaz_set_lend(gaz_set *s) {
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

static void gaz_set_use(gaz_set *s) {
    gaz_set_lend(s);
    atomic_store(&GAZ.now, s);
}

static void gaz_set_embedded(gaz_set *s) {
    s->base = NULL;
    image *m = &s->images[s->count];
    str bytes = {(const char *)geocoder_gazetteer, geocoder_gazetteer_len};
    if (bytes.len && image_open(m, bytes) == NULL) {
        s->paths[s->count] = NULL;
        s->base = m;
        s->count++;
    }
}

GEO_FN void gaz_set_open_embedded(void) {
    gaz_set *s = gaz_set_other();
    s->count = 0;
    gaz_set_embedded(s);
    gaz_set_use(s);
}

/* Maps one file behind those of the set. */
static bool gaz_set_map(gaz_set *s, const char *path, char *why, size_t cap) {
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

static void gaz_set_clear(gaz_set *s, const gaz_set *keep) {
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

GEO_FN bool gaz_set_add(const char *path, char *why, size_t cap) {
    if (GAZ.path_count == GAZ_FILES_MAX) {
        snprintf(why, cap, "There are more than %d index files; join some of them.", GAZ_FILES_MAX);
        return false;
    }
    char *kept = GAZ.paths[GAZ.path_count];
    if (!str_cstr(str_of(path), kept, OS_PATH_MAX)) {
        snprintf(why, cap, "The name of an index file is longer than %d bytes.", OS_PATH_MAX - 1);
        return false;
    }
    const gaz_set *now = gaz_set_now();
    gaz_set *s = gaz_set_other();
    gaz_set_clear(s, now);
    for (int i = 0; i < now->count && now->paths[i]; i++) {
        s->images[s->count] = now->images[i];
        s->paths[s->count++] = now->paths[i];
    }
    bool good = gaz_set_map(s, kept, why, cap);
    GAZ.path_count += good;
    gaz_set_embedded(s);
    gaz_set_use(s);
    return good;
}

GEO_FN bool gaz_set_reload(char *why, size_t cap) {
    const gaz_set *now = gaz_set_now();
    gaz_set *s = gaz_set_other();
    bool good = true;
    gaz_set_clear(s, now);
    for (int i = 0; i < now->count && now->paths[i]; i++) {
        if (!gaz_set_map(s, now->paths[i], why, cap)) {
            good = false; /* what it was stays */
            s->images[s->count] = now->images[i];
            s->paths[s->count++] = now->paths[i];
        }
    }
    gaz_set_embedded(s);
    gaz_set_use(s);
    return good;
}

/* ---- a request's view ---- */

/* "pt-BR" names Portuguese; Chinese as Taiwan and Hong Kong write it is a language of its own here.
 */
static str gaz_language(str tag) {
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

static void gaz_view_language(gaz_view *v, str tag) {
    char lower[16];
    str language = gaz_language(tag);
    if (language.len == 0 || language.len > sizeof lower) {
        return;
    }
    for (size_t i = 0; i < language.len; i++) {
        lower[i] = char_lower(language.at[i]);
    }
    for (int i = 0; i < v->set->count; i++) {
        uint32_t word = image_lang(&v->set->images[i], (str){lower, language.len});
        if (word && v->lang_count[i] < GAZ_LANGS_MAX) {
            v->langs[i][v->lang_count[i]++] = word;
        }
    }
}

GEO_FN gaz_view gaz_view_of(call *c, str language) {
    language = language.len ? language : config_get()->language;
    gaz_view v = {.set = gaz_set_borrow(), .call = c, .mem = &c->mem};
    for (int i = 0; i < GAZ_LANGS_MAX && language.len; i++) {
        str one = str_trim(str_cut(&language, ',')), tag = str_trim(str_cut(&one, ';'));
        gaz_view_language(&v, tag);
    }
    return v;
}

GEO_FN void gaz_view_end(const gaz_view *v) {
    gaz_set_return(v->set);
}

GEO_FN int gaz_index_of(const gaz_view *v, const image *m) {
    ptrdiff_t index = m - v->set->images;
    ASSERT(index >= 0 && index < v->set->count);
    return (int)index;
}

/* arena_copy answers the absent slice when memory ends; an absent name is left out of answers. */
GEO_FN str gaz_name(const gaz_view *v, gaz_ref ref) {
    char room[NAMES_TEXT_MAX];
    int i = gaz_index_of(v, ref.m);
    return arena_copy(v->mem, names_of(ref.m, ref.place, v->langs[i], v->lang_count[i], room));
}

GEO_FN str gaz_country_code(const gaz_view *v, gaz_ref ref) {
    char room[NAMES_TEXT_MAX];
    return arena_copy(v->mem, names_tagged(ref.m, ref.place, ref.m->lang_cc, room));
}

GEO_FN str gaz_iso_code(const gaz_view *v, gaz_ref ref) {
    char room[NAMES_TEXT_MAX];
    return arena_copy(v->mem, names_tagged(ref.m, ref.place, ref.m->lang_iso, room));
}
