/* batch_cache -- a table of questions and their results, in one of two slots each. Owns it, 16 MiB
 * of memory that is only taken where slots are used. Whoever asks again within one run gets the
 * same answer: settings and data do not change meanwhile. */
#include "batch_cache.h"

#include <string.h>

#include "../base/hash.h"
#include "../platform/os.h"

enum {
    BATCH_CACHE_SLOTS = 8192,
    BATCH_CACHE_SIZE = 2048, /* bytes of a slot: a row has some 500, and 1,200 with its JSON */
    BATCH_CACHE_BYTES = BATCH_CACHE_SIZE - 2 * (BATCH_TEXTS + 1)
};

/* The question, then the texts of its record one after another. */
typedef struct {
    uint16_t asked, lens[BATCH_TEXTS]; /* asked: bytes of the question; 0: the slot is empty */
    char text[BATCH_CACHE_BYTES];
} batch_cache_slot;
_Static_assert(sizeof(batch_cache_slot) == BATCH_CACHE_SIZE, "no padding");

static struct {
    os_mutex lock;
    batch_cache_slot *slots; /* NULL: nothing is kept */
} batch_cache = {.lock = OS_MUTEX_INIT};

GEO_FN void batch_cache_open(void) {
    batch_cache.slots = os_reserve(BATCH_CACHE_SLOTS * sizeof *batch_cache.slots);
}

static bool batch_cache_has(const batch_cache_slot *slot, str question) {
    return slot->asked && str_eq((str){slot->text, slot->asked}, question);
}

static void batch_cache_read(const batch_cache_slot *slot, arena *mem, batch_record *record) {
    size_t size = 0, at = 0;
    for (int i = 0; i < BATCH_TEXTS; i++) {
        size += slot->lens[i];
    }
    str all = arena_copy(mem, (str){slot->text + slot->asked, size});
    for (int i = 0; i < BATCH_TEXTS; i++) {
        record->texts[i] = slot->lens[i] && all.at ? (str){all.at + at, slot->lens[i]} : STR_NONE;
        at += slot->lens[i];
    }
}

GEO_FN bool batch_cache_find(str question, arena *mem, batch_record *record) {
    uint64_t at = hash_64(question.at, question.len, 0) % BATCH_CACHE_SLOTS;
    bool found = false;
    os_lock(&batch_cache.lock);
    for (uint64_t i = 0; i < 2 && batch_cache.slots && !found; i++) {
        const batch_cache_slot *slot = &batch_cache.slots[at ^ i];
        found = batch_cache_has(slot, question);
        if (found) {
            batch_cache_read(slot, mem, record);
        }
    }
    os_unlock(&batch_cache.lock);
    return found;
}

GEO_FN void batch_cache_keep(str question, const batch_record *record) {
    uint64_t hash = hash_64(question.at, question.len, 0), at = hash % BATCH_CACHE_SLOTS;
    size_t size = question.len;
    for (int i = 0; i < BATCH_TEXTS; i++) {
        size += record->texts[i].len;
    }
    if (!batch_cache.slots || !question.len || size > BATCH_CACHE_BYTES) {
        return;
    }
    os_lock(&batch_cache.lock);
    bool is_second =
        batch_cache.slots[at].asked && (!batch_cache.slots[at ^ 1].asked || hash >> 63);
    batch_cache_slot *slot = &batch_cache.slots[at ^ is_second];
    slot->asked = (uint16_t)question.len;
    memcpy(slot->text, question.at, question.len);
    char *to = slot->text + question.len;
    for (int i = 0; i < BATCH_TEXTS; i++) {
        size_t len = record->texts[i].len;
        slot->lens[i] = (uint16_t)len;
        memcpy(to, len ? record->texts[i].at : "", len);
        to += len;
    }
    os_unlock(&batch_cache.lock);
}
