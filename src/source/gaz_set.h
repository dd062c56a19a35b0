#ifndef GEO_GAZ_SET_H
#define GEO_GAZ_SET_H
/* gaz_set -- the images that are open, and what one request needs to read them. */

#include "../base/call.h"
#include "gaz_image.h"
#include "gaz_spell.h"

enum {
    GAZ_FILES_MAX = 16, /* index files: more than a path list is likely to name */
    GAZ_IMAGES_MAX = GAZ_FILES_MAX + 1,
    GAZ_LANGS_MAX = 4 /* of one request that are tried, in its order */
};

/* The images of one moment. The last is the embedded one, when there is one; it is what knows
 * countries, divisions and time zones ("base"). Replaced as a whole, so a question keeps the one
 * that it began with. */
typedef struct {
    image images[GAZ_IMAGES_MAX];
    const char *paths[GAZ_IMAGES_MAX];
    int count;
    const image *base;   /* NULL: none */
    spell_index *spells; /* of each image */
} gaz_set;

GEO_FN void gaz_set_open_embedded(void);
GEO_FN bool gaz_set_add(const char *path, char *why, size_t cap);
/* Maps and checks the files again, which takes long, and puts them to use. Waits for questions
 * that are still at the set before the one in use, and unmaps its files. */
GEO_FN bool gaz_set_reload(char *why, size_t cap);
/* The set in use, for as long as nobody reloads; questions begin with gaz_view_of. */
GEO_FN const gaz_set *gaz_set_now(void);
/* The set in use, whose files stay mapped until it is given back. Any thread. */
GEO_FN const gaz_set *gaz_set_borrow(void);
GEO_FN void gaz_set_return(const gaz_set *set);
GEO_FN int gaz_files(const gaz_set *set); /* index files that are open, besides what is built in */

/* A place of some image. */
typedef struct {
    const image *m; /* NULL: none */
    uint32_t place;
} gaz_ref;

/* How a question reads: its images, its memory, its languages as words of each image. */
typedef struct {
    const gaz_set *set; /* borrowed */
    call *call;         /* whose work is charged */
    arena *mem;         /* of the call */
    uint32_t langs[GAZ_IMAGES_MAX][GAZ_LANGS_MAX];
    int lang_count[GAZ_IMAGES_MAX];
} gaz_view;

/* `language`: as in Accept-Language ("de-AT,en;q=0.8"); absent: main names. Goes back with
 * gaz_view_end, behind which nothing of an index file may be read. */
GEO_FN gaz_view gaz_view_of(call *c, str language);
GEO_FN void gaz_view_end(const gaz_view *v);
GEO_FN int gaz_index_of(const gaz_view *v, const image *m);
/* Its name in the request's languages; "" when it has none. In the arena. */
GEO_FN str gaz_name(const gaz_view *v, gaz_ref ref);
GEO_FN str gaz_country_code(const gaz_view *v, gaz_ref ref); /* upper case; "" when it has none */
GEO_FN str gaz_iso_code(const gaz_view *v, gaz_ref ref);     /* of a division, likewise */

#endif
