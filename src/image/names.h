#ifndef GEO_NAMES_H
#define GEO_NAMES_H
/* names -- the names of an image: look-up in their order, their postings, and how they are written.
 */

#include "../base/call.h"
#include "form.h"
#include "image.h"

enum {
    NAMES_TEXT_MAX = FORM_TEXT_MAX, /* bytes of a written name */
    NAMES_SEEK_WORK = 40,           /* units of call_charge: names_seek and names_find, */
    NAMES_TEXT_WORK = 10            /* and names_text; charged by callers that use them in a loop */
};

/* An iterator over the keys in their order. */
typedef struct {
    const image *m;
    uint32_t key; /* number of the current key; m->keys at the end */
    str rest;     /* of KEY_TEXT, behind the entry of the current key */
    str forms;    /* of the same, from the forms of the block on */
    unsigned len;
    unsigned shared;           /* bytes shared with the previous key of the block */
    char text[IMAGE_KEY_MAX];  /* as stored (fold_pack) */
    char plain[IMAGE_KEY_MAX]; /* unpacked, when the key is packed */
    unsigned plain_len;        /* 0: it is not packed */
} names_walk;

/* Starts at the first key that is not less than `key`, in the order of the stored bytes. */
GEO_FN names_walk names_seek(const image *m, str key);
/* The number of exactly that folded name; false: there is none, and it is that of the first key
 * behind it. House numbers are keys, too, but have no postings. */
GEO_FN bool names_find(const image *m, str key, uint32_t *number);
/* The numbers of the keys that begin with `prefix`: those from the one returned up to *end. */
GEO_FN uint32_t names_range(const image *m, str prefix, uint32_t *end);
/* What KEY_HEAD has of a key as stored: its first bytes in their order, then `fill`. */
GEO_FN uint64_t names_head(str key, unsigned char fill);
/* Starts at the first key of a block. */
GEO_FN names_walk names_block(const image *m, uint32_t block);
/* Starts at the key of that number. */
GEO_FN names_walk names_at(const image *m, uint32_t key);
/* Begins to bring the block of that key into the cache, for names_at. */
GEO_FN void names_prefetch(const image *m, uint32_t key);
GEO_FN bool names_next(names_walk *w); /* false: the end, or damage */
/* The same without unpacking, for those who read w->text: names_key is not that of the key. */
GEO_FN bool names_step(names_walk *w);
/* Goes on so to the first key that does not share so many bytes with this one. */
GEO_FN void names_pass(names_walk *w, unsigned shared);
GEO_FN bool names_is_end(const names_walk *w);
GEO_FN str names_key(const names_walk *w); /* folded, as fold_name makes it */

/* An iterator over the postings of a key: the places with that name, most important first. */
typedef struct {
    const image *m;
    uint64_t value; /* the next posting; 0: the end */
    uint64_t more;  /* its index in POST_MORE plus 1; 0: it is the only posting */
} names_postings;

GEO_FN names_postings names_postings_of(const image *m, uint32_t key);
GEO_FN bool names_next_posting(names_postings *p, uint32_t *row, image_name_class *cls);

/* The first of the `most` best-known places of that folded name that is of one of the classes;
 * is_code: and has it as a code. IMAGE_NO_PLACE: none. */
GEO_FN uint32_t names_first_of(const image *m, str key, unsigned classes, bool is_code, int most);

/* The text of a name number, in `room`; "" when the image is damaged. */
GEO_FN str names_text(const image *m, uint64_t name, char room[NAMES_TEXT_MAX]);
GEO_FN str names_main(const image *m, uint64_t row, char room[NAMES_TEXT_MAX]);
/* The main name as a key has it, in `folded`. */
GEO_FN str names_main_folded(const image *m, uint64_t row, char folded[IMAGE_KEY_MAX]);
/* Whether the name is written with a character that its key has not, told without writing it. */
GEO_FN bool names_adds(const image *m, uint64_t name, char c);
/* The key of the main name; and whether it is that: each form of a name folds to its key. */
GEO_FN uint32_t names_main_key(const image *m, uint32_t row);
GEO_FN bool names_is_main(const image *m, uint32_t row, uint32_t key);
/* The number of the name of a place in the first of `langs` (words of the image) that it has, else
 * of its main name; and its text. */
GEO_FN uint64_t names_number(const image *m, uint32_t row, const uint32_t *langs, int lang_count);
GEO_FN str names_of(const image *m, uint32_t row, const uint32_t *langs, int lang_count,
                    char room[NAMES_TEXT_MAX]);
/* The number of the name tagged with exactly this word; false: there is none, and it is 0. */
GEO_FN bool names_find_tagged(const image *m, uint32_t row, uint32_t lang, uint64_t *name);
/* Its text; "" when there is none. */
GEO_FN str names_tagged(const image *m, uint32_t row, uint32_t lang, char room[NAMES_TEXT_MAX]);
/* The index-th tagged name and its word; false: there are fewer. */
GEO_FN bool names_local(const image *m, uint32_t row, uint64_t index, uint32_t *lang, str *text,
                        char room[NAMES_TEXT_MAX]);

/* How many tagged names a place has: those in languages, and its codes. */
GEO_FN int names_local_count(const image *m, uint32_t row);

/* The most important place with that name, codes aside; false: there is none. */
GEO_FN bool names_top_place(const image *m, uint32_t key, uint32_t *row, unsigned *weight);

#endif
