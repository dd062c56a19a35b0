/* image_set -- the open images, replaced as a whole when files are read again.
 *
 * Owns the process's images: two sets, the current one and the previous one, which requests that
 * began with it may still read. Each set counts its readers; a reload waits until the previous set
 * has none, unmaps its files and builds the next set in its place. And, for each thread, names of
 * areas of the embedded image, which never changes. */
#include "image_set.h"

#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

#include "../base/ascii.h"
#include "../base/blob.h"
#include "../geo/latin.h"
#include "../geo/place.h"
#include "../platform/config.h"
#include "../platform/os.h"
#include "hidden.h"
#include "image.h"
#include "names.h"

BLOB_DECLARE(gazetteer);

enum { IMAGE_SETS = 2 };

static struct {
    image_set sets[IMAGE_SETS];
    spell_index spells[IMAGE_SETS][IMAGE_SET_MAX];
    struct {
        void *at;
        size_t size;
    } reserved[IMAGE_SETS][IMAGE_SET_MAX],      /* for the spells; the slot's next set reuses it */
        hidden[IMAGE_SETS][IMAGE_SET_MAX];      /* for hidden rows, of the set only */
    os_stamp stamps[IMAGE_SETS][IMAGE_SET_MAX]; /* of the files, before they were mapped */
    _Atomic(const image_set *) current;
    atomic_uint changes; /* of files underneath, that were noticed */
    atomic_int readers[IMAGE_SETS];
    char paths[IMAGE_SET_FILES_MAX][OS_PATH_MAX];
    char updates[IMAGE_SET_FILES_MAX][OS_PATH_MAX]; /* the name that an update of each has */
    int path_count;
} image_set_state;

static os_mutex image_set_lock = OS_MUTEX_INIT; /* held while a changed file is forgotten */

GEO_FN int image_set_file_count(const image_set *set) {
    return set->count - (set->base != NULL);
}

GEO_FN const image_set *image_set_current(void) {
    const image_set *now = atomic_load(&image_set_state.current);
    return now ? now : &image_set_state.sets[0];
}

/* Counts itself in, then looks again: a set that was replaced in between may be under construction.
 */
GEO_FN const image_set *image_set_acquire(void) {
    for (;;) {
        const image_set *set = image_set_current();
        atomic_fetch_add(&image_set_state.readers[set - image_set_state.sets], 1);
        if (set == image_set_current()) {
            return set;
        }
        image_set_release(set);
    }
}

GEO_FN void image_set_release(const image_set *set) {
    atomic_fetch_sub(&image_set_state.readers[set - image_set_state.sets], 1);
}

/* The set that is not current, once it has no readers. */
static image_set *image_set_spare(void) {
    int other = image_set_current() == &image_set_state.sets[0];
    while (atomic_load(&image_set_state.readers[other])) {
        os_sleep_until(os_now_ms() + 1);
    }
    return &image_set_state.sets[other];
}

/* The index of the file that an image is an update of, among the first `count`; -1: none. */
static int image_set_base_of(const image_set *s, const image *update, int count) {
    int base = count - 1;
    while (base >= 0 && !(s->paths[base] && hidden_is_of(update, &s->images[base]))) {
        base--;
    }
    return base;
}

/* Address space only: it takes no memory until the first misspelled query. */
static void image_set_reserve_spelling(image_set *s) {
    ptrdiff_t which = s - image_set_state.sets;
    s->spells = image_set_state.spells[which];
    for (int i = 0; i < s->count; i++) {
        size_t need = spell_memory(&s->images[i]);
        if (need > image_set_state.reserved[which][i].size) {
            os_unmap((str){image_set_state.reserved[which][i].at,
                           image_set_state.reserved[which][i].size});
            image_set_state.reserved[which][i].at = os_reserve(need);
            image_set_state.reserved[which][i].size =
                image_set_state.reserved[which][i].at ? need : 0;
        }
        bool is_enough = need > 0 && need <= image_set_state.reserved[which][i].size;
        spell_open(&s->spells[i], &s->images[i],
                   is_enough ? image_set_state.reserved[which][i].at : NULL);
    }
}

/* Room for a bit per row of an image of the set. */
static unsigned char *image_set_bits(const image_set *s, int i) {
    ptrdiff_t which = s - image_set_state.sets;
    size_t size = hidden_bytes(&s->images[i]);
    if (!image_set_state.hidden[which][i].at) {
        image_set_state.hidden[which][i].at = os_reserve(size);
        image_set_state.hidden[which][i].size = size;
    }
    return image_set_state.hidden[which][i].at;
}

/* Links updates with their bases. Without memory, an update hides nothing. */
static void image_set_link(image_set *s) {
    ptrdiff_t which = s - image_set_state.sets;
    for (int i = 0; i < IMAGE_SET_MAX; i++) {
        os_unmap((str){image_set_state.hidden[which][i].at, image_set_state.hidden[which][i].size});
        image_set_state.hidden[which][i].at = NULL;
        image_set_state.hidden[which][i].size = 0;
        s->images[i].hidden = NULL;
        s->images[i].base = s->images[i].update = NULL;
    }
    for (int i = 1; i < s->count; i++) {
        int base = s->paths[i] ? image_set_base_of(s, &s->images[i], i) : -1;
        unsigned char *bits = base < 0 ? NULL : image_set_bits(s, base), *own = NULL;
        own = bits ? image_set_bits(s, i) : NULL;
        if (own) {
            hidden_link(&s->images[base], &s->images[i], bits, own);
        }
    }
}

static void image_set_publish(image_set *s) {
    image_set_link(s);
    image_set_reserve_spelling(s);
    atomic_store(&image_set_state.current, s);
}

GEO_FN bool image_set_is_embedded(const image_set *set, const image *m) {
    return m == set->base && !set->paths[m - set->images];
}

/* Unless one of the files takes its place. */
static void image_set_add_embedded(image_set *s) {
    s->base = NULL;
    for (int i = 0; i < s->count && !s->base; i++) {
        s->base = s->images[i].is_own ? &s->images[i] : NULL;
    }
    if (s->base) {
        return;
    }
    image *m = &s->images[s->count];
    str bytes = BLOB(gazetteer);
    if (bytes.len && image_open(m, bytes) == NULL) {
        s->paths[s->count] = NULL;
        s->base = m;
        s->count++;
    }
}

GEO_FN void image_set_open_embedded(void) {
    image_set *s = image_set_spare();
    latin_open(); /* here, where programs start: searches and builds read its table */
    s->count = 0;
    image_set_add_embedded(s);
    image_set_publish(s);
}

static os_stamp *image_set_stamp(const image_set *s, int i) {
    return &image_set_state.stamps[s - image_set_state.sets][i];
}

/* Appends an image of another set, which stays mapped. */
static void image_set_keep(image_set *s, const image_set *from, int i) {
    *image_set_stamp(s, s->count) = *image_set_stamp(from, i);
    s->images[s->count] = from->images[i];
    s->paths[s->count++] = from->paths[i];
}

static void image_set_unmap(const image *m) {
    if (m->marks) {
        os_unmap((str){(const char *)(uintptr_t)m->marks, (size_t)image_chunks(m)});
    }
    os_unmap(m->bytes);
}

/* Maps a file and appends it to the set. Its content is verified when it is read. */
static bool image_set_add_mapped(image_set *s, const char *path, char *why, size_t cap) {
    str bytes;
    os_stamp stamp = os_stamp_of(path);
    if (!os_map(path, &bytes)) {
        snprintf(why, cap, "The index %s cannot be read: %s.", path, os_why());
        return false;
    }
    os_map_scattered(bytes);
    image *m = &s->images[s->count];
    const char *problem = image_open(m, bytes);
    if (!problem && hidden_is_update(m) && image_set_base_of(s, m, s->count) < 0) {
        problem = "is an update of none of the index files before it; make it again with `geocoder "
                  "index update`, or remove it";
    }
    if (problem) {
        os_unmap(bytes);
        snprintf(why, cap, "The index %s %s.", path, problem);
        return false;
    }
    m->marks = os_reserve((size_t)image_chunks(m));
    if (!m->marks) {
        os_unmap(bytes);
        snprintf(why, cap, "The index %s cannot be verified: %s.", path, os_why());
        return false;
    }
    *image_set_stamp(s, s->count) = stamp;
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
            image_set_unmap(&s->images[i]);
        }
    }
    s->count = 0;
}

/* Adds a file to the set, and its update if there is one; both, or neither. */
static bool image_set_add_both(image_set *s, int index, char *why, size_t cap) {
    const char *path = image_set_state.paths[index], *update = image_set_state.updates[index];
    bool is_there = *update && os_stamp_of(update).file;
    for (int i = 0; i < s->count; i++) {
        if (strcmp(s->paths[i], path) == 0) {
            return true; /* an update that was added with its base */
        }
    }
    if (s->count + is_there >= IMAGE_SET_FILES_MAX) {
        snprintf(why, cap,
                 "There are more than %d index files; `geocoder index merge` makes one of several.",
                 IMAGE_SET_FILES_MAX);
        return false;
    }
    int count = s->count;
    bool good = image_set_add_mapped(s, path, why, cap) &&
                (!is_there || image_set_add_mapped(s, update, why, cap));
    while (!good && s->count > count) {
        image_set_unmap(&s->images[--s->count]);
    }
    return good;
}

GEO_FN bool image_set_add(const char *path, char *why, size_t cap) {
    int index = image_set_state.path_count;
    if (index == IMAGE_SET_FILES_MAX) {
        snprintf(why, cap,
                 "There are more than %d index files; `geocoder index merge` makes one of several.",
                 IMAGE_SET_FILES_MAX);
        return false;
    }
    if (!str_cstr(str_of(path), image_set_state.paths[index], OS_PATH_MAX)) {
        snprintf(why, cap, "The name of an index file is longer than %d bytes.", OS_PATH_MAX - 1);
        return false;
    }
    int len = snprintf(image_set_state.updates[index], OS_PATH_MAX, "%s" CONFIG_UPDATE, path);
    image_set_state.updates[index][len < OS_PATH_MAX ? len : 0] = 0;
    const image_set *now = image_set_current();
    image_set *s = image_set_spare();
    image_set_clear(s, now);
    for (int i = 0; i < now->count && now->paths[i]; i++) {
        image_set_keep(s, now, i);
    }
    bool good = image_set_add_both(s, index, why, cap);
    image_set_state.path_count += good;
    image_set_add_embedded(s);
    image_set_publish(s);
    return good;
}

GEO_FN void image_set_drop_update(const char *path) {
    char update[OS_PATH_MAX];
    if (snprintf(update, sizeof update, "%s" CONFIG_UPDATE, path) < (int)sizeof update) {
        os_remove(update);
    }
}

/* Keeps a file and its update as they are. */
static void image_set_keep_both(image_set *s, const image_set *now, int index) {
    const char *path = image_set_state.paths[index], *update = image_set_state.updates[index];
    for (int i = 0; i < now->count && now->paths[i]; i++) {
        if (now->paths[i] == path || now->paths[i] == update) {
            image_set_keep(s, now, i);
        }
    }
}

GEO_FN bool image_set_reload(char *why, size_t cap) {
    const image_set *now = image_set_current();
    image_set *s = image_set_spare();
    bool good = true;
    image_set_clear(s, now);
    for (int i = 0; i < image_set_state.path_count; i++) {
        if (!image_set_add_both(s, i, why, cap)) {
            good = false; /* keep the former content */
            image_set_keep_both(s, now, i);
        }
    }
    image_set_add_embedded(s);
    image_set_publish(s);
    return good;
}

/* ---- the view of a request ---- */

/* The image's language for a tag: "pt-BR" is Portuguese; traditional Chinese is a language of its
 * own, and all of Norwegian is Bokmål. */
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

/* Whether an image has names in it. */
static bool image_set_add_language(image_view *v, str language) {
    char lower[16];
    bool is_known = false;
    if (language.len > sizeof lower || !language.len || !ascii_is_alpha(language.at[0])) {
        return false; /* "*", too: no name has it as its language */
    }
    for (size_t i = 0; i < language.len; i++) {
        lower[i] = ascii_lower(language.at[i]);
    }
    for (int i = 0; i < v->set->count; i++) {
        uint32_t word = image_lang(&v->set->images[i], (str){lower, language.len});
        if (word && v->lang_count[i] < IMAGE_SET_LANGS_MAX) {
            v->langs[i][v->lang_count[i]++] = word;
        }
        is_known = is_known || word;
    }
    return is_known;
}

GEO_FN image_view image_set_view_begin(call *c, str language) {
    language = language.len ? language : config_get()->language;
    image_take_damage();
    unsigned changes = atomic_load(&image_set_state.changes);
    image_view v = {.set = image_set_acquire(), .call = c, .mem = &c->mem, .changes = changes};
    v.is_local = str_eq(language, STR("*"));
    bool is_known = v.is_local || language.len == 0;
    for (int i = 0; i < IMAGE_SET_LANGS_MAX && language.len; i++) {
        str one = str_trim(str_cut(&language, ',')), tag = str_trim(str_cut(&one, ';'));
        str word = image_set_language(tag);
        if (str_ends(tag, STR(PLACE_LANGUAGE_THERE))) {
            for (int k = 0; k < v.set->count; k++) {
                v.there[k] = image_lang(&v.set->images[k], word);
            }
            is_known = true;
            continue;
        }
        is_known |= image_set_add_language(&v, word);
        if (str_eq(word, STR("zht"))) { /* of which few places have names */
            image_set_add_language(&v, STR("zh"));
        }
    }
    if (!is_known) {
        image_set_add_language(&v, STR("en"));
    }
    return v;
}

/* Forgets what was verified of a file that somebody has written to since it was opened. */
static void image_set_find_change(const image_set *s, int i) {
    os_stamp now = os_stamp_of(s->paths[i]), *before = image_set_stamp(s, i);
    const image *m = &s->images[i];
    if (now.file != before->file || now.content == before->content) {
        return; /* replaced by another file: the mapped one is as it was */
    }
    os_lock(&image_set_lock);
    atomic_fetch_add(&image_set_state.changes, 1);
    for (uint64_t k = 0; k < image_chunks(m); k++) {
        atomic_store_explicit(&m->marks[k], IMAGE_UNREAD, memory_order_relaxed);
    }
    before->content = now.content;
    os_unlock(&image_set_lock);
}

GEO_FN void image_set_view_end(const image_view *v) {
    const char *damage = image_take_damage();
    for (int i = 0; i < v->set->count; i++) {
        const char *path = v->set->paths[i];
        if (path) {
            image_set_find_change(v->set, i);
        }
        if (path && damage == v->set->images[i].bytes.at) {
            call_fail(v->call, GEO_FILE,
                      "The index %s is damaged; `geocoder index check` tells "
                      "more",
                      path);
        }
    }
    if (!v->call->code && v->changes != atomic_load(&image_set_state.changes)) {
        call_fail(v->call, GEO_FILE, "An index file was written to while it was read");
    }
    image_set_release(v->set);
}

GEO_FN int image_set_index_of(const image_view *v, const image *m) {
    ptrdiff_t index = m - v->set->images;
    ASSERT(index >= 0 && index < v->set->count);
    return (int)index;
}

GEO_FN uint64_t image_set_bit(int index) {
    return UINT64_C(1) << MIN(index, 63);
}

/* ---- names ---- */

enum { IMAGE_SET_NAMES = 4096, IMAGE_SET_NAME_MAX = 27 }; /* 32 bytes each */

/* Names of areas of the embedded image as this thread wrote them last: writing one costs more than
 * finding its place. No other image may be here, as its bytes can change. */
static _Thread_local struct {
    uint32_t name;     /* its number */
    unsigned char len; /* 0: empty */
    char text[IMAGE_SET_NAME_MAX];
} image_set_names[IMAGE_SET_NAMES];

/* When memory runs out, arena_copy returns the absent slice, and answers leave out the name. */
static str image_set_write(const image_view *v, image_ref ref, uint64_t name) {
    char room[NAMES_TEXT_MAX];
    size_t at = image_name_key(ref.m, name) % IMAGE_SET_NAMES;
    bool is_kept =
        ref.place < image_first(ref.m, IMAGE_METROPOLIS) && ref.m->bytes.at == BLOB(gazetteer).at;
    if (is_kept && image_set_names[at].len && image_set_names[at].name == name) {
        return arena_copy(v->mem, (str){image_set_names[at].text, image_set_names[at].len});
    }
    str text = names_text(ref.m, name, room);
    if (is_kept && text.len <= IMAGE_SET_NAME_MAX) {
        image_set_names[at].name = (uint32_t)name;
        image_set_names[at].len = (unsigned char)text.len;
        memcpy(image_set_names[at].text, text.at, text.len);
    }
    return arena_copy(v->mem, text);
}

static str image_set_code(const image_view *v, image_ref ref, uint32_t lang) {
    uint64_t name = 0;
    bool has_code = names_find_tagged(ref.m, ref.place, lang, &name);
    return has_code ? image_set_write(v, ref, name) : (str){"", 0};
}

GEO_FN str image_set_country_code(const image_view *v, image_ref ref) {
    return image_set_code(v, ref, ref.m->lang_cc);
}

GEO_FN str image_set_iso_code(const image_view *v, image_ref ref) {
    return image_set_code(v, ref, ref.m->lang_iso);
}

/* Countries with one language in all parts, each with its own: elsewhere main names are the local
 * ones. */
enum { IMAGE_SET_SPOKEN_BYTES = 5 }; /* of a row */
static const char image_set_spoken[] =
    "AEar.AMhy.AOpt.ARes.ATde.BGbg.BHar.BOes.BRpt.CLes.CNzh.COes.CRes.CUes.CZcs.DEde.DKda.DOes."
    "ECes.EEet.EGar.FRfr.GEka.GRel.GTes.HNes.HRhr.HUhu.IDid.ILhe.IRfa.JOar.JPja.KPko.KRko.KWar."
    "LBar.LIde.LTlt.LVlv.LYar.MCfr.MXes.MZpt.NIes.NLnl.NOnb.OMar.PAes.PLpl.PTpt.PYes.QAar.ROro."
    "RSsr.RUru.SAar.SEsv.SIsl.SKsk.SVes.SYar.THth.TRtr.UAuk.UYes.VEes.VNvi.YEar.";

/* The language of a country, of which the tables have the names in languages; 0: none. */
static uint32_t image_set_spoken_in(const image_view *v, image_ref country) {
    str code = image_set_country_code(v, country);
    const char *row = image_set_spoken, *end = row + sizeof image_set_spoken - 1;
    for (; code.len == 2 && row < end; row += IMAGE_SET_SPOKEN_BYTES) {
        if (row[0] == code.at[0] && row[1] == code.at[1]) {
            return image_lang(country.m, (str){row + 2, 2});
        }
    }
    return 0;
}

/* Of each country of the embedded image that plus 1; 0: not yet known. */
enum { IMAGE_SET_COUNTRIES = 512 };
static atomic_uint_least16_t image_set_spoken_known[IMAGE_SET_COUNTRIES];

/* The same of a place's country. */
static uint32_t image_set_spoken_at(const image_view *v, image_ref ref) {
    for (int i = 0; i < IMAGE_CHAIN_MAX && ref.place != IMAGE_NO_PLACE &&
                    image_class_of(ref.m, ref.place) > IMAGE_COUNTRY;
         i++) {
        ref.place = image_parent(ref.m, ref.place);
    }
    if (!ref.m->is_own || ref.place == IMAGE_NO_PLACE) {
        return 0;
    }
    uint32_t row = ref.place - image_first(ref.m, IMAGE_COUNTRY);
    bool is_embedded = ref.m->bytes.at == (const char *)geocoder_gazetteer;
    if (row >= IMAGE_SET_COUNTRIES || !is_embedded) {
        return image_set_spoken_in(v, ref);
    }
    atomic_uint_least16_t *known = &image_set_spoken_known[row];
    uint32_t lang = atomic_load_explicit(known, memory_order_relaxed);
    if (!lang) {
        lang = image_set_spoken_in(v, ref) + 1;
        atomic_store_explicit(known, (uint_least16_t)lang, memory_order_relaxed);
    }
    return lang - 1;
}

static uint64_t image_set_number(const image_view *v, image_ref ref) {
    int i = image_set_index_of(v, ref.m);
    uint32_t spoken = v->is_local || v->there[i] ? image_set_spoken_at(v, ref) : 0;
    spoken = v->is_local || spoken == v->there[i] ? spoken : 0;
    return spoken ? names_number(ref.m, ref.place, &spoken, 1)
                  : names_number(ref.m, ref.place, v->langs[i], v->lang_count[i]);
}

GEO_FN str image_set_name(const image_view *v, image_ref ref) {
    return image_set_write(v, ref, image_set_number(v, ref));
}

/* Whether a name is another, or that with a short word behind it: Osaka-shi. */
static bool image_set_goes_on(const image *m, uint64_t name, uint64_t city) {
    enum { SUFFIX_MAX = 4 };
    names_walk own = names_at(m, image_name_key(m, name)),
               city_own = names_at(m, image_name_key(m, city));
    str key = names_key(&own), head = names_key(&city_own), rest = str_from(key, head.len);
    return str_starts(key, head) && rest.len <= SUFFIX_MAX && (!rest.len || rest.at[0] == ' ');
}

GEO_FN str image_set_name_around(const image_view *v, image_ref ref, image_ref city) {
    uint64_t name = image_set_number(v, ref);
    if (ref.m == city.m && name == image_value(ref.m, IMAGE_NAME, ref.place)) {
        uint64_t main = image_value(city.m, IMAGE_NAME, city.place);
        uint64_t other = image_set_number(v, city);
        uint32_t english = other != main ? image_lang(ref.m, STR("en")) : 0;
        bool is_same =
            other != main &&
            (image_set_goes_on(ref.m, name, main) ||
             image_set_goes_on(ref.m, name, names_number(city.m, city.place, &english, 1)));
        name = is_same ? other : name;
        ref = is_same ? city : ref;
    }
    return image_set_write(v, ref, name);
}
