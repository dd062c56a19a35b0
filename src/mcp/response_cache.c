/* response_cache -- a direct-mapped table of answers. Owns the table; a new answer replaces the old
 * one of its slot.
 *
 * Answers that took the upstream are not kept here: the next such request finds them in the cache.
 * A second is short enough for an age in seconds to stay true, and long enough for many clients
 * that ask for one place at the same moment. */
#include "response_cache.h"

#include <stdatomic.h>
#include <string.h>

#include "../base/hash.h"

enum {
    RESPONSE_CACHE_SLOTS = 64, /* half a megabyte; costs nothing until it is used */
    RESPONSE_CACHE_MAX_AGE_MS = 1000
};

typedef struct {
    response_cache_entry entry;
    uint64_t hash;
    int64_t written_ms;
    unsigned generation; /* 1 + that of the table; 0: free */
    size_t key_len;
    char key[RESPONSE_CACHE_KEY_MAX], value[RESPONSE_CACHE_VALUE_MAX];
} response_cache_slot;

static struct {
    response_cache_slot slots[RESPONSE_CACHE_SLOTS];
    uint64_t hits;
    atomic_uint generation; /* how often the table was cleared */
} response_cache_table;

GEO_FN const response_cache_entry *response_cache_find(str key, int64_t now_ms) {
    uint64_t hash = hash_64(key.at, key.len, 0);
    const response_cache_slot *slot = &response_cache_table.slots[hash % RESPONSE_CACHE_SLOTS];
    if (slot->hash != hash ||
        slot->generation != atomic_load(&response_cache_table.generation) + 1 ||
        now_ms - slot->written_ms >= RESPONSE_CACHE_MAX_AGE_MS ||
        !str_eq((str){slot->key, slot->key_len}, key)) {
        return NULL;
    }
    response_cache_table.hits++;
    return &slot->entry;
}

GEO_FN void response_cache_put(str key, response_cache_entry entry, int64_t now_ms) {
    uint64_t hash = hash_64(key.at, key.len, 0);
    response_cache_slot *slot = &response_cache_table.slots[hash % RESPONSE_CACHE_SLOTS];
    if (key.len > RESPONSE_CACHE_KEY_MAX || entry.value.len > RESPONSE_CACHE_VALUE_MAX) {
        return;
    }
    slot->hash = hash;
    slot->written_ms = now_ms;
    slot->generation = atomic_load(&response_cache_table.generation) + 1;
    slot->key_len = key.len;
    memcpy(slot->key, key.at, key.len);
    memcpy(slot->value, entry.value.at, entry.value.len);
    slot->entry = entry;
    slot->entry.value.at = slot->value;
}

GEO_FN void response_cache_clear(void) {
    atomic_fetch_add(&response_cache_table.generation, 1);
}

GEO_FN uint64_t response_cache_hits(void) {
    return response_cache_table.hits;
}
