#ifndef GEO_IMAGE_SET_H
#define GEO_IMAGE_SET_H
/* image_set -- the open images, and a request's view of them. */

#include "../base/call.h"
#include "../base/out.h"
#include "image.h"
#include "spell.h"

enum { IMAGE_SET_LANGS_MAX = 4 /* languages of one request that are tried, in its order */ };

/* A snapshot of the open images. The base knows countries, divisions and time zones: the embedded
 * image, which comes last, or instead of it an index file of all it has and more (image.is_own). A
 * set is replaced as a whole, so that a request
 * keeps the one that it began with. */
typedef struct {
    image *images;
    int count;
    const image *base;   /* NULL: none */
    spell_index *spells; /* of each image */
} image_set;

/* Opens the index files of a list, and the update of each that has one; each line of `problems` is
 * about one that was left out. A folder in the list has files, those named *.idx in the order of
 * their names. PROCESS: the list is read again by image_set_reload. */
GEO_FN bool image_set_open(str list, out *problems);
/* Removes the update of a file that has been replaced: it was of the former one. */
GEO_FN void image_set_drop_update(const char *path);
/* Reads the list again, opens the files that have changed, and makes them current. One that cannot
 * be opened stays as it was. First waits for the last readers of the previous set, and unmaps its
 * files. */
GEO_FN bool image_set_reload(out *problems);
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

/* The languages of a request as words of an image. */
typedef struct {
    bool is_known; /* they have been looked up */
    int count;
    uint32_t words[IMAGE_SET_LANGS_MAX];
    uint32_t there; /* a language for places where it is spoken; 0: none */
} image_set_langs;

/* What a request reads with: the images, its memory, its languages as words of each image. */
typedef struct {
    const image_set *set;                   /* acquired */
    call *call;                             /* its work is charged */
    arena *mem;                             /* the call's */
    image_set_langs *langs;                 /* of each image; see image_set_langs_of */
    str languages[2 * IMAGE_SET_LANGS_MAX]; /* as they are in images; the request's memory */
    int language_count;
    str there;        /* one for places where it is spoken; "": none */
    bool is_local;    /* names in the language of each country */
    unsigned changes; /* of files, before it */
} image_view;

/* `language` is written as in Accept-Language ("de-AT,en;q=0.8"), or "*" for local names; absent:
 * the setting. After
 * image_set_view_end nothing of an index file may be read; it fails the call when what it read is
 * damaged or has changed underneath, because the answer is void then. */
GEO_FN image_view image_set_view_begin(call *c, str language);
GEO_FN void image_set_view_end(const image_view *v);
GEO_FN int image_set_index_of(const image_view *v, const image *m);
GEO_FN const image_set_langs *image_set_langs_of(const image_view *v, const image *m);
/* place.images with one more image: up to four indexes plus 1, of 16 bits; all bits: any image. */
GEO_FN uint64_t image_set_mark(uint64_t marks, int index);
/* The place's name in the request's languages, else its main name. In the arena. */
GEO_FN str image_set_name(const image_view *v, image_ref ref);
/* The same of the division that a city is in: if it is called as the city but only in its main
 * name (Warszawa, Osaka-shi), as the city is in the request's languages. */
GEO_FN str image_set_name_around(const image_view *v, image_ref ref, image_ref city);
/* ISO codes of a country and of a division, in upper case; "" when it has none. In the arena. */
GEO_FN str image_set_country_code(const image_view *v, image_ref ref);
GEO_FN str image_set_iso_code(const image_view *v, image_ref ref);

#endif
