/* batch_cache -- a direct-mapped table of questions and their results. Owns it, 8 MiB of memory
 * that is only taken where slots are used. Whoever asks again within one run gets the same answer:
 * settings and data do not change meanwhile. */
#include "batch_cache.h"

#include <string.h>

#include "../base/hash.h"
#include "../platform/os.h"

enum {
    BATCH_CACHE_SLOTS = 4096,
    BATCH_CACHE_BYTES = 2048 - 32 /* of a question and its result: one place in full has 1,200 */
};

typedef struct {
    const void *tool;     /* NULL: the slot is empty */
    uint32_t asked, told; /* bytes of the question and of the result behind it */
    char text[BATCH_CACHE_BYTES];
} batch_cache_slot;

static struct {
    os_mutex lock;
    batch_cache_slot *slots; /* NULL: nothing is kept */
} batch_cache;

GEO_FN void batch_cache_open(void) {
    batch_cache.slots = os_reserve(BATCH_CACHE_SLOTS * sizeof *batch_cache.slots);
}

static batch_cache_slot *batch_cache_slot_of(str arguments) {
    return &batch_cache.slots[hash_64(arguments.at, arguments.len, 0) % BATCH_CACHE_SLOTS];
}

GEO_FN str batch_cache_find(const void *tool, str arguments, arena *mem) {
    if (!batch_cache.slots) {
        return STR_NONE;
    }
    batch_cache_slot *slot = batch_cache_slot_of(arguments);
    os_lock(&batch_cache.lock);
    bool is_it = slot->tool == tool && str_eq((str){slot->text, slot->asked}, arguments);
    str result = is_it ? arena_copy(mem, (str){slot->text + slot->asked, slot->told}) : STR_NONE;
    os_unlock(&batch_cache.lock);
    return result;
}

GEO_FN void batch_cache_keep(const void *tool, str arguments, str result) {
    bool fits = result.len && arguments.len + result.len <= BATCH_CACHE_BYTES;
    if (!batch_cache.slots || !fits) {
        return;
    }
    batch_cache_slot *slot = batch_cache_slot_of(arguments);
    os_lock(&batch_cache.lock);
    slot->tool = tool;
    slot->asked = (uint32_t)arguments.len;
    slot->told = (uint32_t)result.len;
    memcpy(slot->text, arguments.at, arguments.len);
    memcpy(slot->text + arguments.len, result.at, result.len);
    os_unlock(&batch_cache.lock);
}
