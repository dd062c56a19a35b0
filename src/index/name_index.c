/* name_index -- writes the name index of an image. Names come one by one, sorted by their folded
 * form; they become the sections KEY_TEXT, KEY_BLOCK, KEY_TOP, KEY_POST and POST_MORE as
 * image.c describes. Owns the current key: its forms, and its last posting, which is
 * written when it is known whether more follow. */
#include "name_index.h"

#include <string.h>

#include "../geo/fold.h"
#include "sections.h"

static struct {
    uint32_t count;
    char key[IMAGE_KEY_MAX], last[IMAGE_KEY_MAX]; /* last: the previous key of the block */
    size_t len, last_len;
    char forms[IMAGE_FORMS_MAX][IMAGE_NAME_MAX];
    size_t form_len[IMAGE_FORMS_MAX];
    unsigned form_count, top, block_top;
    uint64_t posting, first_more; /* posting: the last, not yet written: place * 4 + class */
    uint32_t postings;
} name_index_state;

GEO_FN void name_index_begin(uint32_t places, uint64_t names, uint64_t name_bytes) {
    uint64_t most = MAX(((uint64_t)places * 4 + 5) * 2, names * 2 + 1);
    memset(&name_index_state, 0, sizeof name_index_state);
    sections_fit(IMAGE_KEY_POST, most);
    sections_fit(IMAGE_POST_MORE, most);
    sections_fit(IMAGE_KEY_BLOCK, name_bytes * 4 | UINT32_MAX);
    sections_width(IMAGE_KEY_TOP, 1);
}

/* ---- forms ---- */

/* The number of this form of the key; 0, the first one, when there are too many. */
static unsigned name_index_form(str text) {
    for (unsigned i = 0; i < name_index_state.form_count; i++) {
        if (str_eq((str){name_index_state.forms[i], name_index_state.form_len[i]}, text)) {
            return i;
        }
    }
    if (name_index_state.form_count == IMAGE_FORMS_MAX) {
        return 0;
    }
    memcpy(name_index_state.forms[name_index_state.form_count], text.at, text.len);
    name_index_state.form_len[name_index_state.form_count] = text.len;
    return name_index_state.form_count++;
}

static void name_index_out_form(call *c, str key, str form) {
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

static void name_index_out_forms(call *c, str key) {
    char capitals[IMAGE_KEY_MAX + 4], count = (char)name_index_state.form_count;
    str text = fold_capitals(key, capitals, sizeof capitals);
    if (name_index_state.form_count == 1 &&
        str_eq(text, (str){name_index_state.forms[0], name_index_state.form_len[0]})) {
        sections_bytes(c, IMAGE_KEY_TEXT, STR("\xFF"));
        return;
    }
    sections_bytes(c, IMAGE_KEY_TEXT, (str){&count, 1});
    for (unsigned i = 0; i < name_index_state.form_count; i++) {
        name_index_out_form(c, key, (str){name_index_state.forms[i], name_index_state.form_len[i]});
    }
}

/* ---- keys ---- */

static void name_index_out_head(call *c, size_t shared, size_t more) {
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

static void name_index_out_postings(call *c) {
    uint64_t post = 0; /* none, the only posting, or the start of their list */
    if (name_index_state.postings == 1) {
        post = (name_index_state.posting + 1) * 2;
    } else if (name_index_state.postings > 1) {
        sections_put(c, IMAGE_POST_MORE, name_index_state.posting * 2);
        post = name_index_state.first_more * 2 + 1;
    }
    sections_put(c, IMAGE_KEY_POST, post);
}

/* Writes the current key, if there is one. */
static void name_index_out(call *c) {
    if (name_index_state.len == 0) {
        return;
    }
    size_t shared = 0;
    if (name_index_state.count % IMAGE_KEYS_PER_BLOCK == 0) {
        if (name_index_state.count) {
            sections_put(c, IMAGE_KEY_TOP, name_index_state.block_top);
        }
        name_index_state.block_top = 0;
        sections_put(c, IMAGE_KEY_BLOCK, sections_count(IMAGE_KEY_TEXT));
    } else {
        size_t most = MIN(name_index_state.len, name_index_state.last_len);
        while (shared < most && name_index_state.key[shared] == name_index_state.last[shared]) {
            shared++;
        }
    }
    str key = {name_index_state.key, name_index_state.len};
    char plain[IMAGE_KEY_MAX];
    name_index_out_head(c, shared, name_index_state.len - shared);
    sections_bytes(c, IMAGE_KEY_TEXT, str_from(key, shared));
    name_index_out_forms(c, fold_unpack(key, plain, sizeof plain));
    name_index_out_postings(c);
    name_index_state.block_top = MAX(name_index_state.block_top, name_index_state.top);
    name_index_state.count++;
}

static void name_index_start(str key) {
    memcpy(name_index_state.last, name_index_state.key, name_index_state.len);
    name_index_state.last_len = name_index_state.len;
    memcpy(name_index_state.key, key.at, key.len);
    name_index_state.len = key.len;
    name_index_state.form_count = name_index_state.top = 0;
    name_index_state.postings = 0;
}

static void name_index_posting(call *c, const name_index_name *n) {
    name_index_state.top =
        MAX(name_index_state.top, image_name_weight(n->weight, (image_name_class)n->cls));
    if (name_index_state.postings && name_index_state.posting / 4 == n->place) {
        return; /* sorted: its better class came first */
    }
    if (name_index_state.postings == 1) {
        name_index_state.first_more = sections_count(IMAGE_POST_MORE);
    }
    if (name_index_state.postings) {
        sections_put(c, IMAGE_POST_MORE, name_index_state.posting * 2 + 1);
    }
    name_index_state.posting = (uint64_t)n->place * 4 + n->cls;
    name_index_state.postings++;
}

GEO_FN uint64_t name_index_add(call *c, const name_index_name *n) {
    if (!str_eq(n->key, (str){name_index_state.key, name_index_state.len})) {
        name_index_out(c);
        name_index_start(n->key);
    }
    if (n->has_posting) {
        name_index_posting(c, n);
    }
    return n->shows ? (uint64_t)name_index_state.count * IMAGE_FORMS_MAX + name_index_form(n->text)
                    : 0;
}

GEO_FN uint32_t name_index_end(call *c) {
    name_index_out(c);
    if (name_index_state.count) {
        sections_put(c, IMAGE_KEY_TOP, name_index_state.block_top);
    }
    return name_index_state.count;
}
