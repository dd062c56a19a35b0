/* response_cache -- answers as they were written, given again while they are younger than a second.
 *
 * Flow: mcp_tools and endpoint ask here before they work, and note what they answered from memory.
 * What took the upstream is not noted: the next such question finds it in the cache. Owns a fixed
 * table in which a new answer takes the place of the old one. A second is short enough for an age
 * in seconds to stay true, and enough for the crowd that asks for the same place at once. */
#include "response_cache.h"

#include <stdatomic.h>
#include <string.h>

#include "../base/hash.h"

enum {
    RESPONSE_CACHE_ROWS = 64, /* half a megabyte, untouched until it is used */
    RESPONSE_CACHE_MS = 1000
};

typedef struct {
    response_cache answer;
    uint64_t hash;
    int64_t made_ms;
    unsigned term; /* memos.cleared + 1; 0: there is none */
    size_t key_len;
    char key[RESPONSE_CACHE_KEY_MAX], value[RESPONSE_CACHE_VALUE_MAX];
} response_cache_row;

static struct {
    response_cache_row rows[RESPONSE_CACHE_ROWS];
    uint64_t count;
    atomic_uint cleared; /* how often all was forgotten */
} memos;

GEO_FN const response_cache *response_cache_find(str key, int64_t now_ms) {
    uint64_t hash = hash_64(key.at, key.len, 0);
    const response_cache_row *row = &memos.rows[hash % RESPONSE_CACHE_ROWS];
    if (row->hash != hash || row->term != atomic_load(&memos.cleared) + 1 ||
        now_ms - row->made_ms >= RESPONSE_CACHE_MS || !str_eq((str){row->key, row->key_len}, key)) {
        return NULL;
    }
    memos.count++;
    return &row->answer;
}

GEO_FN void response_cache_keep(str key, response_cache answer, int64_t now_ms) {
    uint64_t hash = hash_64(key.at, key.len, 0);
    response_cache_row *row = &memos.rows[hash % RESPONSE_CACHE_ROWS];
    if (key.len > RESPONSE_CACHE_KEY_MAX || answer.value.len > RESPONSE_CACHE_VALUE_MAX) {
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

GEO_FN void response_cache_clear(void) {
    atomic_fetch_add(&memos.cleared, 1);
}

GEO_FN uint64_t response_cache_count(void) {
    return memos.count;
}
