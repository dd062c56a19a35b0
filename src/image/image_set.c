/* image_set -- the open images, replaced as a whole when files are read again.
 *
 * Owns the process's images: two sets, the current one and the previous one, which requests that
 * began with it may still read. Each set counts its readers; a reload waits until the previous set
 * has none, unmaps its files and builds the next set in its place, with what has not changed of the
 * current one. Its lists are in memory that is reserved for as many files as there are. A file
 * behind the first of a folder rests (image_rest) until it is needed. And, for each thread, names
 * of areas of the embedded image, which never changes. */
#include "image_set.h"

#include <stdatomic.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "../base/ascii.h"
#include "../base/blob.h"
#include "../geo/geo.h"
#include "../geo/latin.h"
#include "../geo/lexicon.h"
#include "../geo/place.h"
#include "../platform/config.h"
#include "../platform/os.h"
#include "hidden.h"
#include "image.h"
#include "names.h"
#include "outline.h"

BLOB_DECLARE(gazetteer);

enum {
    IMAGE_SETS = 2,
    IMAGE_SET_NAMES_BYTES = 4 << 20, /* of the names of all index files, and of their updates */
    IMAGE_SET_MAPPED = 128           /* files that are mapped from the start on, at least */
};

/* A set, and the memory that it has until another one takes its slot. */
typedef struct {
    image_set set;
    str images, bits; /* the lists; then what spellings and hidden rows need */
    image only;       /* the list without files: the embedded image needs no memory */
    spell_index only_spell;
    char *names; /* of the files, one after the other, each ends with 0 */
    size_t names_len;
    atomic_int readers;
} image_set_slot;

static struct {
    image_set_slot slots[IMAGE_SETS];
    _Atomic(const image_set *) current;
    atomic_uint changes; /* of files underneath, that were noticed */
    str list;            /* of files and folders, as it is set */
} image_set_state;

static os_mutex image_set_lock = OS_MUTEX_INIT; /* held while a changed file is forgotten */

GEO_FN int image_set_file_count(const image_set *set) {
    return set->count - (set->base != NULL);
}

static image_set_slot *image_set_slot_of(const image_set *set) {
    return &image_set_state.slots[set != &image_set_state.slots[0].set];
}

GEO_FN const image_set *image_set_current(void) {
    const image_set *now = atomic_load(&image_set_state.current);
    return now ? now : &image_set_state.slots[0].set;
}

/* Counts itself in, then looks again: a set that was replaced in between may be under construction.
 */
GEO_FN const image_set *image_set_acquire(void) {
    for (;;) {
        const image_set *set = image_set_current();
        atomic_fetch_add(&image_set_slot_of(set)->readers, 1);
        if (set == image_set_current()) {
            return set;
        }
        image_set_release(set);
    }
}

GEO_FN void image_set_release(const image_set *set) {
    atomic_fetch_sub(&image_set_slot_of(set)->readers, 1);
}

/* The slot that is not current, once it has no readers. */
static image_set_slot *image_set_spare(void) {
    image_set_slot *slot =
        &image_set_state.slots[image_set_current() == &image_set_state.slots[0].set];
    while (atomic_load(&slot->readers)) {
        os_sleep_until(os_now_ms() + 1);
    }
    return slot;
}

/* The index of the file that an image is an update of, among the first `count`; -1: none. */
static int image_set_base_of(const image_set *s, const image *update, int count) {
    int base = hidden_is_update(update) ? count - 1 : -1;
    while (base >= 0 && !(s->images[base].path && hidden_is_of(update, &s->images[base]))) {
        base--;
    }
    return base;
}

/* Links updates with their bases. Without memory, an update hides nothing. */
static void image_set_link(image_set *s, arena *bits) {
    for (int i = 0; i < s->count; i++) {
        s->images[i].hidden = NULL;
        s->images[i].base = s->images[i].update = NULL;
    }
    for (int i = 1; i < s->count; i++) {
        int at = s->images[i].path ? image_set_base_of(s, &s->images[i], i) : -1;
        image *base = at < 0 ? NULL : &s->images[at];
        unsigned char *of_base = NULL, *own = NULL;
        if (base) {
            of_base = base->hidden ? (unsigned char *)(uintptr_t)base->hidden
                                   : ARENA_NEW(bits, unsigned char, hidden_bytes(base));
        }
        own = of_base ? ARENA_NEW(bits, unsigned char, hidden_bytes(&s->images[i])) : NULL;
        if (own) {
            hidden_link(base, &s->images[i], of_base, own);
        }
    }
}

/* Address space only: what spellings need takes no memory until the first misspelled query. */
static void image_set_publish(image_set_slot *slot) {
    image_set *s = &slot->set;
    size_t size = 0, room = _Alignof(max_align_t); /* each is aligned */
    for (int i = 0; i < s->count; i++) {
        size += spell_memory(&s->images[i]) + hidden_bytes(&s->images[i]) + 2 * room;
    }
    char *at = size ? os_reserve(size) : NULL;
    slot->bits = (str){at, at ? size : 0};
    arena bits = arena_of(at, slot->bits.len);
    image_set_link(s, &bits);
    for (int i = 0; i < s->count; i++) {
        size_t need = spell_memory(&s->images[i]);
        spell_open(&s->spells[i], &s->images[i], need ? arena_room(&bits, need, 1) : NULL);
    }
    atomic_store(&image_set_state.current, s);
}

GEO_FN bool image_set_is_embedded(const image_set *set, const image *m) {
    return m == set->base && !m->path;
}

/* Unless one of the files takes its place. */
static void image_set_add_embedded(image_set *s) {
    s->base = NULL;
    for (int i = 0; i < s->count && !s->base; i++) {
        s->base = s->images[i].is_own ? &s->images[i] : NULL;
    }
    str bytes = BLOB(gazetteer);
    if (!s->base && bytes.len && image_open(&s->images[s->count], bytes) == NULL) {
        s->base = &s->images[s->count++];
    }
}

/* ---- the files ---- */

/* Unmaps a file, unless another set has it, too. */
static void image_set_drop(const image *m, const image_set *other) {
    bool is_kept = m->path == NULL;
    for (int i = 0; i < other->count && !is_kept; i++) {
        is_kept = other->images[i].file == m->file;
    }
    if (!is_kept) {
        os_unreserve(m->file, image_room(m));
        os_unmap(m->bytes);
    }
}

static void image_set_clear(image_set_slot *slot, const image_set *keep) {
    for (int i = 0; i < slot->set.count; i++) {
        image_set_drop(&slot->set.images[i], keep);
    }
    os_unreserve((char *)(uintptr_t)slot->images.at, slot->images.len);
    os_unreserve((char *)(uintptr_t)slot->bits.at, slot->bits.len);
    slot->images = slot->bits = STR_NONE;
    slot->set = (image_set){.count = 0};
    slot->names_len = 0;
}

/* Adds a name before those from `from` on that come after it. False: there is no room. */
static bool image_set_add_name(image_set_slot *slot, size_t from, const char *name) {
    size_t len = strlen(name) + 1;
    if (len > IMAGE_SET_NAMES_BYTES - slot->names_len) {
        return false;
    }
    while (from < slot->names_len && strcmp(slot->names + from, name) < 0) {
        from += strlen(slot->names + from) + 1;
    }
    char *at = slot->names + from;
    memmove(at + len, at, slot->names_len - from);
    memcpy(at, name, len);
    slot->names_len += len;
    return true;
}

typedef struct {
    image_set_slot *slot;
    const char *path;
    size_t first; /* where its names begin */
    bool fits;
} image_set_folder;

static void image_set_add_from_folder(void *ctx, const char *name) {
    image_set_folder *f = ctx;
    char path[OS_PATH_MAX];
    if (str_ends(str_of(name), STR(CONFIG_INDEX))) {
        f->fits &= snprintf(path, sizeof path, "%s/%s", f->path, name) < (int)sizeof path &&
                   image_set_add_name(f->slot, f->first, path);
    }
}

/* Reads the list; returns how many files it has. */
static size_t image_set_read_list(image_set_slot *slot, out *problems) {
    bool has_any = image_set_state.list.len > 0;
    slot->names = slot->names || !has_any ? slot->names : os_reserve(IMAGE_SET_NAMES_BYTES);
    bool fits = slot->names || !has_any;
    for (str rest = image_set_state.list; rest.len && fits;) {
        char path[OS_PATH_MAX];
        str name = str_cut(&rest, OS_LIST_MARK);
        image_set_folder f = {slot, path, slot->names_len, true};
        bool is_short = str_cstr(name, path, sizeof path);
        fits = is_short && (!name.len || os_folder_each(path, image_set_add_from_folder, &f) ||
                            image_set_add_name(slot, slot->names_len, path));
        fits = fits && f.fits;
    }
    if (!fits) {
        out_fmt(problems,
                "The names of the index files are too long: at most %d bytes each, and %d all.\n",
                OS_PATH_MAX - 1, IMAGE_SET_NAMES_BYTES);
    }
    size_t count = 0;
    for (size_t i = 0; i < slot->names_len; i++) {
        count += slot->names[i] == 0;
    }
    return count;
}

/* Maps a file as the next image of the set. Returns what is wrong, as image_open does. */
static const char *image_set_map(image_set *s, image *m, const char *path, str bytes) {
    os_stamp stamp = m->stamp;
    const char *problem = image_open(m, bytes);
    if (!problem && hidden_is_update(m) && image_set_base_of(s, m, s->count) < 0) {
        return "is an update of none of the index files before it; make it again with `geocoder "
               "index update`, or remove it";
    }
    void *room = problem ? NULL : os_reserve(image_room(m));
    if (!problem && !room) {
        return "cannot be verified: there is no memory";
    }
    if (!problem) {
        m->path = path;
        m->stamp = stamp;
        image_attach(m, room);
        m->outlines = outline_extent(m);
        m->outlines = image_take_damage() ? geo_bbox_none() : m->outlines;
    }
    return problem;
}

/* Whether the next file may be mapped when it is needed: the sandbox of a server leaves it the
 * folders of the list, but neither all files of a long list nor what links lead to. */
static bool image_set_may_rest(const image_set *s, const char *path) {
    bool may = s->count >= IMAGE_SET_MAPPED && !os_is_link(path);
    for (str rest = image_set_state.list; rest.len && may;) {
        may = !str_eq(str_cut(&rest, OS_LIST_MARK), str_of(path));
    }
    return may;
}

/* Its content is verified when it is read. */
static bool image_set_add_mapped(image_set *s, const char *path, out *problems) {
    str bytes;
    image *m = &s->images[s->count];
    m->stamp = os_stamp_of(path);
    if (!os_map(path, &bytes)) {
        out_fmt(problems, "The index %s cannot be read: %s.\n", path, os_why());
        return false;
    }
    os_map_scattered(bytes);
    const char *problem = image_set_map(s, m, path, bytes);
    if (problem) {
        os_unmap(bytes);
        out_fmt(problems, "The index %s %s.\n", path, problem);
        return false;
    }
    if (image_set_may_rest(s, path)) {
        image_rest(m);
    }
    s->count++;
    return true;
}

/* The image of a path in the former set, mostly at the same index; NULL: none. */
static const image *image_set_former(const image_set *now, int index, const char *path) {
    for (int n = 0; n < now->count; n++) {
        const image *m = &now->images[(index + n) % now->count];
        if (m->path && strcmp(m->path, path) == 0) {
            return m;
        }
    }
    return NULL;
}

/* Appends an image of another set, which stays mapped. */
static void image_set_keep(image_set *s, const image *from, const char *path) {
    if (from) {
        s->images[s->count] = *from;
        s->images[s->count++].path = path;
    }
}

static bool image_set_add_file(image_set *s, const image_set *now, const char *path,
                               out *problems) {
    const image *former = image_set_former(now, s->count, path);
    os_stamp stamp = os_stamp_of(path);
    if (former && former->stamp.file == stamp.file && former->stamp.content == stamp.content &&
        !atomic_load(&former->file->is_damaged) &&
        (!hidden_is_update(former) || image_set_base_of(s, former, s->count) >= 0)) {
        image_set_keep(s, former, path);
        return true;
    }
    return image_set_add_mapped(s, path, problems);
}

/* Adds a file to the set, and its update if there is one; both, or neither, or what `now` has of
 * them. */
static bool image_set_add_both(image_set_slot *slot, const image_set *now, const char *path,
                               out *problems) {
    image_set *s = &slot->set;
    char name[OS_PATH_MAX];
    const char *update = slot->names + slot->names_len;
    int count = s->count;
    if (image_set_former(s, 0, path)) {
        return true; /* named twice, or an update that was added with its base */
    }
    bool has_update = snprintf(name, sizeof name, "%s" CONFIG_UPDATE, path) < (int)sizeof name &&
                      image_set_add_name(slot, slot->names_len, name);
    bool good =
        image_set_add_file(s, now, path, problems) &&
        (!has_update || !os_stamp_of(update).file || image_set_add_file(s, now, update, problems));
    while (!good && s->count > count) {
        image_set_drop(&s->images[--s->count], now);
    }
    if (!good) {
        image_set_keep(s, image_set_former(now, 0, path), path);
        image_set_keep(s, has_update ? image_set_former(now, 0, update) : NULL, update);
    }
    return good;
}

/* Makes the set of the list, and makes it current. */
static bool image_set_load(out *problems) {
    const image_set *now = image_set_current();
    image_set_slot *slot = image_set_spare();
    image_set *s = &slot->set;
    image_set_clear(slot, now);
    size_t begin = problems->len, most = 2 * image_set_read_list(slot, problems) + 1;
    size_t size = most * (sizeof *s->images + sizeof *s->spells);
    char *at = slot->names_len ? os_reserve(size) : NULL;
    if (!at && slot->names_len) {
        out_fmt(problems, "The index files need more memory: %s.\n", os_why());
    }
    slot->images = (str){at, at ? size : 0};
    s->images = at ? (image *)(void *)at : &slot->only;
    s->spells = at ? (spell_index *)(void *)(s->images + most) : &slot->only_spell;
    size_t end = at ? slot->names_len : 0;
    for (size_t i = 0; i < end; i += strlen(slot->names + i) + 1) {
        image_set_add_both(slot, now, slot->names + i, problems);
    }
    image_set_add_embedded(s);
    image_set_publish(slot);
    return problems->len == begin && !problems->full;
}

GEO_FN bool image_set_open(str list, out *problems) {
    lexicon_open(); /* here, where programs start: searches and builds read their tables */
    latin_open();
    image_set_state.list = list;
    return image_set_load(problems);
}

GEO_FN bool image_set_reload(out *problems) {
    return image_set_load(problems);
}

GEO_FN void image_set_drop_update(const char *path) {
    char update[OS_PATH_MAX];
    if (snprintf(update, sizeof update, "%s" CONFIG_UPDATE, path) < (int)sizeof update) {
        os_remove(update);
    }
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

static str image_set_lower(arena *a, str text) {
    char *lower = arena_bytes(a, text.len);
    for (size_t i = 0; i < text.len && lower; i++) {
        lower[i] = ascii_lower(text.at[i]);
    }
    return lower ? (str){lower, text.len} : STR_NONE;
}

/* Adds a language of the request; false: no image has names in it. */
static bool image_set_add_language(image_view *v, str language) {
    const image_set *s = v->set;
    str lower = ascii_is_alpha(language.len ? language.at[0] : 0) /* "*": no name has it */
                    ? image_set_lower(v->mem, language)
                    : STR_NONE;
    bool is_known = lower.len && s->base && image_lang(s->base, lower);
    for (int i = 0; i < s->count && lower.len && !is_known; i++) {
        is_known = image_lang(&s->images[i], lower);
    }
    if (is_known && v->language_count < (int)LEN(v->languages)) {
        v->languages[v->language_count++] = lower;
    }
    return is_known;
}

GEO_FN image_view image_set_view_begin(call *c, str language) {
    language = language.len ? language : config_get()->language;
    image_take_damage();
    unsigned changes = atomic_load(&image_set_state.changes);
    image_view v = {.set = image_set_acquire(), .call = c, .mem = &c->mem, .changes = changes};
    v.langs = ARENA_NEW(v.mem, image_set_langs, v.set->count);
    v.is_local = str_eq(language, STR("*"));
    bool is_known = v.is_local || language.len == 0;
    for (int i = 0; i < IMAGE_SET_LANGS_MAX && language.len; i++) {
        str one = str_trim(str_cut(&language, ',')), tag = str_trim(str_cut(&one, ';'));
        str word = image_set_language(tag);
        if (str_ends(tag, STR(PLACE_LANGUAGE_THERE))) {
            v.there = arena_copy(v.mem, word);
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

/* Looked up when they are needed: of a file that rests, that may be never. */
GEO_FN const image_set_langs *image_set_langs_of(const image_view *v, const image *m) {
    static const image_set_langs none = {.is_known = true};
    image_set_langs *l = v->langs ? &v->langs[image_set_index_of(v, m)] : NULL;
    if (!l) {
        return &none;
    }
    for (int i = 0; !l->is_known && i < v->language_count && l->count < IMAGE_SET_LANGS_MAX; i++) {
        l->words[l->count] = image_lang(m, v->languages[i]);
        l->count += l->words[l->count] > 0;
    }
    l->there = l->is_known || !v->there.len ? l->there : image_lang(m, v->there);
    l->is_known = true;
    return l;
}

/* Forgets what was verified of a file that somebody has written to since it was opened. */
static void image_set_find_change(image *m) {
    os_stamp now = os_stamp_of(m->path);
    if (now.file != m->stamp.file || now.content == m->stamp.content) {
        return; /* replaced by another file: the mapped one is as it was */
    }
    os_lock(&image_set_lock);
    atomic_fetch_add(&image_set_state.changes, 1);
    for (uint64_t k = 0; k < image_chunks(m); k++) {
        atomic_store_explicit(&m->marks[k], IMAGE_UNREAD, memory_order_relaxed);
    }
    m->stamp.content = now.content;
    os_unlock(&image_set_lock);
}

/* Of a file that rests nothing has been read. */
GEO_FN void image_set_view_end(const image_view *v) {
    const char *damage = image_take_damage();
    for (int i = 0; i < v->set->count; i++) {
        image *m = &v->set->images[i];
        bool rests = m->file && atomic_load(&m->file->rests);
        if (m->path && !rests) {
            image_set_find_change(m);
        }
        if (m->path && damage == m->bytes.at) {
            call_fail(v->call, GEO_FILE,
                      rests ? "The index %s was replaced or removed before it was needed first; "
                              "the signal HUP makes the server read it again"
                            : "The index %s is damaged; `geocoder index check` tells more",
                      m->path);
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

GEO_FN uint64_t image_set_mark(uint64_t marks, int index) {
    uint64_t own = MIN((uint64_t)index + 1, UINT64_C(0xFFFF));
    for (int shift = 0; shift < 64; shift += 16) {
        uint64_t one = marks >> shift & 0xFFFF;
        if (!one || one == own) {
            return marks | own << shift;
        }
    }
    return UINT64_MAX;
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
    const image_set_langs *l = image_set_langs_of(v, ref.m);
    uint32_t spoken = v->is_local || l->there ? image_set_spoken_at(v, ref) : 0;
    spoken = v->is_local || spoken == l->there ? spoken : 0;
    return spoken ? names_number(ref.m, ref.place, &spoken, 1)
                  : names_number(ref.m, ref.place, l->words, l->count);
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
