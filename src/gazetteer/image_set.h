#ifndef GEO_IMAGE_SET_H
#define GEO_IMAGE_SET_H
/* image_set -- the images that are open, and what one request needs to read them. */

#include "../base/call.h"
#include "image.h"
#include "spell.h"

enum {
    IMAGE_SET_FILES_MAX = 16, /* index files: more than a path list is likely to name */
    IMAGE_SET_MAX = IMAGE_SET_FILES_MAX + 1,
    IMAGE_SET_LANGS_MAX = 4 /* of one request that are tried, in its order */
};

/* The images of one moment. The last is the embedded one, when there is one; it is what knows
 * countries, divisions and time zones ("base"). Replaced as a whole, so a question keeps the one
 * that it began with. */
typedef struct {
    image images[IMAGE_SET_MAX];
    const char *paths[IMAGE_SET_MAX];
    int count;
    const image *base;   /* NULL: none */
    spell_index *spells; /* of each image */
} image_set;

GEO_FN void image_set_open_embedded(void);
GEO_FN bool image_set_add(const char *path, char *why, size_t cap);
/* Maps and checks the files again, which takes long, and puts them to use. Waits for questions
 * that are still at the set before the one in use, and unmaps its files. */
GEO_FN bool image_set_reload(char *why, size_t cap);
/* The set in use, for as long as nobody reloads; questions begin with image_set_view_of. */
GEO_FN const image_set *image_set_now(void);
/* The set in use, whose files stay mapped until it is given back. Any thread. */
GEO_FN const image_set *image_set_borrow(void);
GEO_FN void image_set_return(const image_set *set);
GEO_FN int
image_set_files(const image_set *set); /* index files that are open, besides what is built in */

/* A place of some image. */
typedef struct {
    const image *m; /* NULL: none */
    uint32_t place;
} image_ref;

/* How a question reads: its images, its memory, its languages as words of each image. */
typedef struct {
    const image_set *set; /* borrowed */
    call *call;           /* whose work is charged */
    arena *mem;           /* of the call */
    uint32_t langs[IMAGE_SET_MAX][IMAGE_SET_LANGS_MAX];
    int lang_count[IMAGE_SET_MAX];
} image_view;

/* `language`: as in Accept-Language ("de-AT,en;q=0.8"); absent: main names. Goes back with
 * image_set_view_end, behind which nothing of an index file may be read. */
GEO_FN image_view image_set_view_of(call *c, str language);
GEO_FN void image_set_view_end(const image_view *v);
GEO_FN int image_set_index_of(const image_view *v, const image *m);
/* Its name in the request's languages; "" when it has none. In the arena. */
GEO_FN str image_set_name(const image_view *v, image_ref ref);
GEO_FN str image_set_country_code(const image_view *v,
                                  image_ref ref); /* upper case; "" when it has none */
GEO_FN str image_set_iso_code(const image_view *v, image_ref ref); /* of a division, likewise */

#endif
