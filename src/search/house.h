#ifndef GEO_HOUSE_H
#define GEO_HOUSE_H
/* house -- the houses of a street by their number, however that is written. */

#include "../image/image_place.h"

enum {
    HOUSE_FORMS = 3 /* of a number: as it is, in one word, in two */
};

/* A number to be looked for, folded. */
typedef struct {
    str text;
    uint32_t keys[HOUSE_FORMS]; /* in image `m`; IMAGE_NO_KEY: it is no key there */
    const image *m;             /* NULL: none yet */
} house_number;

/* How a number may stand to that of the house. */
typedef enum {
    HOUSE_SAME,  /* it is a key of the house */
    HOUSE_RANGE, /* the first one of several: 17 of "17-19" */
    HOUSE_ALIKE, /* by the digits, and the first letter of each word beside them, */
    HOUSE_PART,  /* the first number of two, or in Czechia and Slovakia the second */
    HOUSE_WAYS
} house_way;

/* Looks the number up in an image, unless that was the last one. Returns whether it has houses with
 * that number somewhere. */
GEO_FN bool house_look_up(call *c, house_number *n, const image *m);
/* Whether a house has that number. */
GEO_FN bool house_has(call *c, house_number *n, image_ref house);
/* The house of a street; .m NULL: it has none. Charges the call. */
GEO_FN image_ref house_find(const image_view *v, house_number *n, image_ref street, house_way way);

#endif
