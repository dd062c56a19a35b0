#ifndef GEO_GAZ_SET_H
#define GEO_GAZ_SET_H
/* gaz_set -- the images that are open, and what one request needs to read them. */

#include "gaz_image.h"
#include "gaz_spell.h"

enum {
    GAZ_FILES_MAX = 16, /* index files: more than a path list is likely to name */
    GAZ_IMAGES_MAX = GAZ_FILES_MAX + 1,
    GAZ_LANGS_MAX = 4 /* of one request that are tried, in its order */
};

/* The images of one moment. The last is the embedded one, when there is one; it is what knows
 * countries, divisions and time zones ("base"). Replaced as a whole, so a request keeps the one
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
/* Unmaps the files of the set before the one in use: no question may still be at those. */
GEO_FN bool gaz_set_reload(char *why, size_t cap);
GEO_FN const gaz_set *gaz_set_now(void);
GEO_FN int gaz_files(const gaz_set *set); /* index files that are open, besides what is built in */

/* A place of some image. */
typedef struct {
    const image *m; /* NULL: none */
    uint32_t place;
} gaz_ref;

/* How a request reads: its images, its memory, its languages as words of each image. */
typedef struct {
    const gaz_set *set;
    arena *mem;
    uint32_t langs[GAZ_IMAGES_MAX][GAZ_LANGS_MAX];
    int lang_count[GAZ_IMAGES_MAX];
} gaz_view;

/* `language`: as in Accept-Language ("de-AT,en;q=0.8"); absent: main names. */
GEO_FN gaz_view gaz_view_of(arena *mem, str language);
GEO_FN int gaz_index_of(const gaz_view *v, const image *m);
/* Its name in the request's languages; "" when it has none. In the arena. */
GEO_FN str gaz_name(const gaz_view *v, gaz_ref ref);
GEO_FN str gaz_country_code(const gaz_view *v, gaz_ref ref); /* upper case; "" when it has none */
GEO_FN str gaz_iso_code(const gaz_view *v, gaz_ref ref);     /* of a division, likewise */

#endif
