#ifndef GEO_IMAGE_SET_H
#define GEO_IMAGE_SET_H
/* image_set -- the open images, and a request's view of them. */

#include "../base/call.h"
#include "image.h"
#include "spell.h"

enum {
    IMAGE_SET_FILES_MAX = 127, /* index files and updates */
    IMAGE_SET_MAX = IMAGE_SET_FILES_MAX + 1,
    IMAGE_SET_LANGS_MAX = 4 /* languages of one request that are tried, in its order */
};

/* A snapshot of the open images. The base knows countries, divisions and time zones: the embedded
 * image, which comes last, or instead of it an index file of all it has and more (image.is_own). A
 * set is replaced as a whole, so that a request
 * keeps the one that it began with. */
typedef struct {
    image images[IMAGE_SET_MAX];
    const char *paths[IMAGE_SET_MAX];
    int count;
    const image *base;   /* NULL: none */
    spell_index *spells; /* of each image */
} image_set;

GEO_FN void image_set_open_embedded(void);
/* Adds an index file, and its update if there is one. */
GEO_FN bool image_set_add(const char *path, char *why, size_t cap);
/* Removes the update of a file that has been replaced: it was of the former one. */
GEO_FN void image_set_drop_update(const char *path);
/* Maps the files again and makes them current. First waits for the last
 * readers of the previous set, and unmaps its files. */
GEO_FN bool image_set_reload(char *why, size_t cap);
/* The current set, for use while nobody reloads; requests begin with image_set_view_begin. */
GEO_FN const image_set *image_set_current(void);
/* The current set, whose files stay mapped until it is released. Any thread. */
GEO_FN const image_set *image_set_acquire(void);
GEO_FN void image_set_release(const image_set *set);
/* The number of open index files besides the base. */
GEO_FN int image_set_file_count(const image_set *set);
GEO_FN bool image_set_is_embedded(const image_set *set, const image *m); /* as the base */

/* A place of one of the images. */
typedef struct {
    const image *m; /* NULL: none */
    uint32_t place;
} image_ref;

/* What a request reads with: the images, its memory, its languages as words of each image. */
typedef struct {
    const image_set *set; /* acquired */
    call *call;           /* its work is charged */
    arena *mem;           /* the call's */
    uint32_t langs[IMAGE_SET_MAX][IMAGE_SET_LANGS_MAX];
    int lang_count[IMAGE_SET_MAX];
    bool is_local; /* names in the language of each country */
    /* Per image: a language for places where it is spoken; 0: none. */
    uint32_t there[IMAGE_SET_MAX];
    unsigned changes; /* of files, before it */
} image_view;

/* `language` is written as in Accept-Language ("de-AT,en;q=0.8"), or "*" for local names; absent:
 * the setting. After
 * image_set_view_end nothing of an index file may be read; it fails the call when what it read is
 * damaged or has changed underneath, because the answer is void then. */
GEO_FN image_view image_set_view_begin(call *c, str language);
GEO_FN void image_set_view_end(const image_view *v);
GEO_FN int image_set_index_of(const image_view *v, const image *m);
/* The bit of an image in place.images; the 64th and those behind it have one together. */
GEO_FN uint64_t image_set_bit(int index);
/* The place's name in the request's languages, else its main name. In the arena. */
GEO_FN str image_set_name(const image_view *v, image_ref ref);
/* The same of the division that a city is in: if it is called as the city but only in its main
 * name (Warszawa, Osaka-shi), as the city is in the request's languages. */
GEO_FN str image_set_name_around(const image_view *v, image_ref ref, image_ref city);
/* ISO codes of a country and of a division, in upper case; "" when it has none. In the arena. */
GEO_FN str image_set_country_code(const image_view *v, image_ref ref);
GEO_FN str image_set_iso_code(const image_view *v, image_ref ref);

#endif
