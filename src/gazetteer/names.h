#ifndef GEO_NAMES_H
#define GEO_NAMES_H
/* gazetteer_names -- the names of an image: who bears a folded name, what names begin so, and how a
 * name is written. */

#include "../base/call.h"
#include "image.h"

enum {
    NAMES_TEXT_MAX = 2 * IMAGE_NAME_MAX + 8, /* bytes of a written name: its form and its key */
    NAMES_SCAN_MAX = 4096, /* keys that one prefix question decodes; best blocks first */
    NAMES_SEEK_WORK = 40,  /* units of call_charge: names_seek and names_find, */
    NAMES_TEXT_WORK = 10   /* and names_text; charged by those who call them many times */
};

/* A walk over the keys in their order. */
typedef struct {
    const image *m;
    uint32_t key; /* the number of the key in `text`; m->keys at the end */
    str rest;     /* of KEY_TEXT, behind that key's entry */
    str forms;    /* of that key's entry, not parsed yet */
    unsigned len;
    unsigned shared;           /* bytes it shares with the key before it in its block */
    char text[IMAGE_KEY_MAX];  /* as stored (fold_pack) */
    char plain[IMAGE_KEY_MAX]; /* unpacked, when it is packed */
    unsigned plain_len;        /* 0: it is not */
} names_walk;

/* Stands on the first key that is not less than `key`, in the order of keys as stored. */
GEO_FN names_walk names_seek(const image *m, str key);
/* The number of exactly that folded name; false: it is not there. House numbers are, without
 * bearers. */
GEO_FN bool names_find(const image *m, str key, uint32_t *number);
/* Stands on the first key of a block; that is what the walk's key says. */
GEO_FN names_walk names_block(const image *m, uint32_t block);
GEO_FN bool names_next(names_walk *w); /* false: the end, or damage */
GEO_FN bool names_is_end(const names_walk *w);
GEO_FN str names_key(const names_walk *w); /* folded, as fold_name makes it */

/* Who bears a key, most important first. */
typedef struct {
    const image *m;
    uint64_t value; /* what comes next; 0: the end */
    uint64_t more;  /* index in POST_MORE behind it; 0: it is the only one */
} names_post;

GEO_FN names_post names_postings(const image *m, uint32_t key);
GEO_FN bool names_posting(names_post *p, uint32_t *row, image_name_class *cls);

/* The written name of a name number, in `room`; "" when the image is damaged. */
GEO_FN str names_text(const image *m, uint64_t name, char room[NAMES_TEXT_MAX]);
GEO_FN str names_main(const image *m, uint64_t row, char room[NAMES_TEXT_MAX]);
/* The name of a place in the first of `langs` (words of the image) that it has, else its main name.
 */
GEO_FN str names_of(const image *m, uint32_t row, const uint32_t *langs, int lang_count,
                    char room[NAMES_TEXT_MAX]);
/* The name that is tagged with exactly this word; "" when there is none. */
GEO_FN str names_tagged(const image *m, uint32_t row, uint32_t lang, char room[NAMES_TEXT_MAX]);
/* The name of that number among those that are tagged, and its word; false: there are fewer. */
GEO_FN bool names_local(const image *m, uint32_t row, uint64_t index, uint32_t *lang, str *text,
                        char room[NAMES_TEXT_MAX]);

/* Keys that begin with `prefix`, those of the most important places first. */
typedef struct {
    uint32_t key, place;
    unsigned weight;
} names_hit;
GEO_FN int names_prefix(call *c, const image *m, str prefix, names_hit *hits, int limit);
/* The most important bearer of a key, codes aside; false: there is none. */
GEO_FN bool names_top(const image *m, uint32_t key, uint32_t *row, unsigned *weight);

#endif
