/* memo -- answers as they were written, given again while they are younger than a second.
 *
 * Flow: mcp_tools and endpoint ask here before they work, and note what they answered from memory.
 * What took the upstream is not noted: the next such question finds it in the cache. Owns a fixed
 * table in which a new answer takes the place of the old one. A second is short enough for an age
 * in seconds to stay true, and enough for the crowd that asks for the same place at once. */
#include "memo.h"

#include <stdatomic.h>
#include <string.h>

enum {
    MEMO_ROWS = 64, /* half a megabyte, untouched until it is used */
    MEMO_MS = 1000
};

typedef struct {
    memo answer;
    uint64_t hash;
    int64_t made_ms;
    unsigned term; /* memos.cleared + 1; 0: there is none */
    size_t key_len;
    char key[MEMO_KEY_MAX], value[MEMO_VALUE_MAX];
} memo_row;

static struct {
    memo_row rows[MEMO_ROWS];
    uint64_t count;
    atomic_uint cleared; /* how often all was forgotten */
} memos;

GEO_FN const memo *memo_find(str key, int64_t now_ms) {
    uint64_t hash = hash64(key.at, key.len, 0);
    const memo_row *row = &memos.rows[hash % MEMO_ROWS];
    if (row->hash != hash || row->term != atomic_load(&memos.cleared) + 1 ||
        now_ms - row->made_ms >= MEMO_MS || !str_eq((str){row->key, row->key_len}, key)) {
        return NULL;
    }
    memos.count++;
    return &row->answer;
}

GEO_FN void memo_keep(str key, memo answer, int64_t now_ms) {
    uint64_t hash = hash64(key.at, key.len, 0);
    memo_row *row = &memos.rows[hash % MEMO_ROWS];
    if (key.len > MEMO_KEY_MAX || answer.value.len > MEMO_VALUE_MAX) {
        return;
    }
    row->hash = hash;
    row->made_ms = now_ms;
    row->term = atomic_load(&memos.cleared) + 1;
    row->key_len = key.len;
    memcpy(row->key, key.at, key.len);
    memcpy(row->value, answer.value.at, answer.value.len);
    row->answer = answer;
    row->answer.value.at = row->value;
}

GEO_FN void memo_clear(void) {
    atomic_fetch_add(&memos.cleared, 1);
}

GEO_FN uint64_t memo_count(void) {
    return memos.count;
}
