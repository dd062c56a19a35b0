/* keys -- writes the name index of an image. Names come one by one, sorted by their folded form;
 * they become the sections KEY_TEXT, KEY_BLOCK, KEY_TOP, KEY_POST and POST_MORE as gaz_image.c
 * describes. Owns the current key: its forms, and the posting that waits until it is known whether
 * more follow.
 */
#include "keys.h"

#include <string.h>

#include "../source/fold.h"
#include "sections.h"

static struct {
    uint32_t count;
    char key[IMAGE_KEY_MAX], last[IMAGE_KEY_MAX]; /* last: the previous key of the block */
    size_t len, last_len;
    char forms[IMAGE_FORMS_MAX][IMAGE_NAME_MAX];
    size_t form_len[IMAGE_FORMS_MAX];
    unsigned form_count, top, block_top;
    uint64_t bearer, first_more; /* the posting that waits: place * 4 + class */
    uint32_t bearers;
} keys_state;

GEO_FN void keys_begin(uint32_t places, uint64_t names, uint64_t name_bytes) {
    uint64_t most = MAX(((uint64_t)places * 4 + 5) * 2, names * 2 + 1);
    memset(&keys_state, 0, sizeof keys_state);
    sections_fit(IMAGE_KEY_POST, most);
    sections_fit(IMAGE_POST_MORE, most);
    sections_fit(IMAGE_KEY_BLOCK, name_bytes * 4 | UINT32_MAX);
    sections_width(IMAGE_KEY_TOP, 1);
}

/* ---- forms ---- */

/* The number of this form of the key; 0, the first one, when there are too many. */
static unsigned keys_form(str text) {
    for (unsigned i = 0; i < keys_state.form_count; i++) {
        if (str_eq((str){keys_state.forms[i], keys_state.form_len[i]}, text)) {
            return i;
        }
    }
    if (keys_state.form_count == IMAGE_FORMS_MAX) {
        return 0;
    }
    memcpy(keys_state.forms[keys_state.form_count], text.at, text.len);
    keys_state.form_len[keys_state.form_count] = text.len;
    return keys_state.form_count++;
}

static void keys_out_form(call *c, str key, str form) {
    char capitals[IMAGE_KEY_MAX + 4], persian[IMAGE_KEY_MAX + 4];
    str text = fold_capitals(key, capitals, sizeof capitals);
    str kinds[] = {text, key, fold_persian(key, persian, sizeof persian)};
    for (unsigned i = 0; i < LEN(kinds); i++) {
        char kind = (char)(255 - i);
        if (str_eq(kinds[i], form)) {
            sections_bytes(c, IMAGE_KEY_TEXT, (str){&kind, 1});
            return;
        }
    }
    size_t most = MIN(text.len, form.len), head = 0, tail = 0;
    while (head < MIN(most, (size_t)252) && text.at[head] == form.at[head]) {
        head++;
    }
    while (tail < most - head && text.at[text.len - 1 - tail] == form.at[form.len - 1 - tail]) {
        tail++;
    }
    char bytes[3] = {(char)head, (char)tail, (char)(form.len - head - tail)};
    sections_bytes(c, IMAGE_KEY_TEXT, (str){bytes, 3});
    sections_bytes(c, IMAGE_KEY_TEXT, (str){form.at + head, form.len - head - tail});
}

static void keys_out_forms(call *c, str key) {
    char capitals[IMAGE_KEY_MAX + 4], count = (char)keys_state.form_count;
    str text = fold_capitals(key, capitals, sizeof capitals);
    if (keys_state.form_count == 1 &&
        str_eq(text, (str){keys_state.forms[0], keys_state.form_len[0]})) {
        sections_bytes(c, IMAGE_KEY_TEXT, STR("\xFF"));
        return;
    }
    sections_bytes(c, IMAGE_KEY_TEXT, (str){&count, 1});
    for (unsigned i = 0; i < keys_state.form_count; i++) {
        keys_out_form(c, key, (str){keys_state.forms[i], keys_state.form_len[i]});
    }
}

/* ---- keys ---- */

static void keys_out_head(call *c, size_t shared, size_t more) {
    char head[3];
    size_t len = 0;
    head[len++] = (char)(MIN(shared, (size_t)15) << 4 | MIN(more, (size_t)15));
    if (shared >= 15) {
        head[len++] = (char)shared;
    }
    if (more >= 15) {
        head[len++] = (char)more;
    }
    sections_bytes(c, IMAGE_KEY_TEXT, (str){head, len});
}

static void keys_out_bearers(call *c) {
    uint64_t post = 0; /* nobody; the one posting; or where the list of them begins */
    if (keys_state.bearers == 1) {
        post = (keys_state.bearer + 1) * 2;
    } else if (keys_state.bearers > 1) {
        sections_put(c, IMAGE_POST_MORE, keys_state.bearer * 2);
        post = keys_state.first_more * 2 + 1;
    }
    sections_put(c, IMAGE_KEY_POST, post);
}

/* Writes the current key, if there is one. */
static void keys_out(call *c) {
    if (keys_state.len == 0) {
        return;
    }
    size_t shared = 0;
    if (keys_state.count % IMAGE_KEYS_PER_BLOCK == 0) {
        if (keys_state.count) {
            sections_put(c, IMAGE_KEY_TOP, keys_state.block_top);
        }
        keys_state.block_top = 0;
        sections_put(c, IMAGE_KEY_BLOCK, sections_count(IMAGE_KEY_TEXT));
    } else {
        size_t most = MIN(keys_state.len, keys_state.last_len);
        while (shared < most && keys_state.key[shared] == keys_state.last[shared]) {
            shared++;
        }
    }
    str key = {keys_state.key, keys_state.len};
    char plain[IMAGE_KEY_MAX];
    keys_out_head(c, shared, keys_state.len - shared);
    sections_bytes(c, IMAGE_KEY_TEXT, str_from(key, shared));
    keys_out_forms(c, fold_unpack(key, plain, sizeof plain));
    keys_out_bearers(c);
    keys_state.block_top = MAX(keys_state.block_top, keys_state.top);
    keys_state.count++;
}

static void keys_take(str key) {
    memcpy(keys_state.last, keys_state.key, keys_state.len);
    keys_state.last_len = keys_state.len;
    memcpy(keys_state.key, key.at, key.len);
    keys_state.len = key.len;
    keys_state.form_count = keys_state.top = 0;
    keys_state.bearers = 0;
}

static void keys_bearer(call *c, const keys_name *n) {
    keys_state.top = MAX(keys_state.top, image_name_weight(n->weight, (image_name_class)n->cls));
    if (keys_state.bearers && keys_state.bearer / 4 == n->place) {
        return; /* sorted: its better class came first */
    }
    if (keys_state.bearers == 1) {
        keys_state.first_more = sections_count(IMAGE_POST_MORE);
    }
    if (keys_state.bearers) {
        sections_put(c, IMAGE_POST_MORE, keys_state.bearer * 2 + 1);
    }
    keys_state.bearer = (uint64_t)n->place * 4 + n->cls;
    keys_state.bearers++;
}

GEO_FN uint64_t keys_add(call *c, const keys_name *n) {
    if (!str_eq(n->key, (str){keys_state.key, keys_state.len})) {
        keys_out(c);
        keys_take(n->key);
    }
    if (n->has_bearer) {
        keys_bearer(c, n);
    }
    return n->shows ? (uint64_t)keys_state.count * IMAGE_FORMS_MAX + keys_form(n->text) : 0;
}

GEO_FN uint32_t keys_end(call *c) {
    keys_out(c);
    if (keys_state.count) {
        sections_put(c, IMAGE_KEY_TOP, keys_state.block_top);
    }
    return keys_state.count;
}
