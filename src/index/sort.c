/* sort -- external sort in bounded memory: a merge sort in memory, then k-way merges through a heap
 * of runs. Owns one spill file per sorter, created when the memory is full for the first time.
 *
 * While filling, records (two bytes of length, then the bytes) grow from the front of the memory
 * and their entries from its back; the entries are sorted, not the records. An entry holds the
 * first eight bytes of its record, so that most comparisons do not touch the records. */
#include "sort.h"

#include <string.h>

#include "../base/out.h"
#include "../platform/os.h"

typedef struct {
    uint64_t head; /* the first 8 bytes, big-endian; a shorter record is padded with zeros */
    uint64_t at;   /* offset of the record in memory */
} sort_entry;

enum { SORT_LENGTH_BYTES = 2, SORT_WINDOW_MIN = 2 * (SORT_RECORD_MAX + SORT_LENGTH_BYTES) };

GEO_FN char *sort_put(char *at, uint64_t value, int bytes) {
    for (int i = bytes - 1; i >= 0; i--) {
        *at++ = (char)(value >> (8 * i) & 0xFF);
    }
    return at;
}

GEO_FN uint64_t sort_get(const char *at, int bytes) {
    uint64_t value = 0;
    for (int i = 0; i < bytes; i++) {
        value = value << 8 | (unsigned char)at[i];
    }
    return value;
}

GEO_FN uint64_t sort_key(int64_t value) {
    return (uint64_t)value ^ (uint64_t)1 << 63;
}

GEO_FN void sort_open(sorter *s, void *memory, size_t size, const char *beside) {
    ASSERT(size >= SORT_MEMORY_MIN);
    size_t pad = (16 - (uintptr_t)memory % 16) % 16;
    s->memory = (char *)memory + pad;
    s->size = (size - pad) / 16 * 16; /* so that entries at its end are aligned */
    s->beside = beside;
    s->fd = -1;
    s->written = s->records = 0;
    s->used = s->count = s->next = 0;
    s->is_reading = s->is_last = false;
    s->run_count = s->heap_count = 0;
}

/* ---- sorting what is in memory ---- */

static sort_entry *sort_entries(const sorter *s) {
    return (sort_entry *)(void *)(s->memory + s->size) - s->count;
}

static str sort_record_at(const sorter *s, uint64_t at) {
    const char *rec = s->memory + at;
    return (str){rec + SORT_LENGTH_BYTES, (size_t)sort_get(rec, SORT_LENGTH_BYTES)};
}

/* Up to this depth heads alone decide; deeper, which is rare, whole records are compared. */
enum { SORT_DEPTH_MAX = 96 };

static bool sort_after(const sorter *s, const sort_entry *a, const sort_entry *b, bool by_record) {
    if (!by_record || a->head != b->head) {
        return a->head > b->head;
    }
    return str_cmp(sort_record_at(s, a->at), sort_record_at(s, b->at)) > 0;
}

/* Merges two adjacent sorted lists of `from` into one in `to`. */
static void sort_merge(const sorter *s, const sort_entry *from, sort_entry *to, size_t middle,
                       size_t end, bool by_record) {
    size_t left = 0, right = middle;
    for (size_t i = 0; i < end; i++) {
        bool take_right =
            left == middle || (right < end && sort_after(s, &from[left], &from[right], by_record));
        to[i] = from[take_right ? right++ : left++];
    }
}

static void sort_insertion(const sorter *s, sort_entry *list, size_t count, bool by_record) {
    for (size_t i = 1; i < count; i++) {
        sort_entry e = list[i];
        size_t at = i;
        for (; at && sort_after(s, &list[at - 1], &e, by_record); at--) {
            list[at] = list[at - 1];
        }
        list[at] = e;
    }
}

/* Bottom-up merge sort, alternating between the list and `scratch`, which is equally long. */
static void sort_list(const sorter *s, sort_entry *list, sort_entry *scratch, size_t count,
                      bool by_record) {
    enum { INSERTION_RUN = 16 };
    sort_entry *from = list, *to = scratch;
    for (size_t i = 0; i < count; i += INSERTION_RUN) {
        sort_insertion(s, from + i, MIN(count - i, (size_t)INSERTION_RUN), by_record);
    }
    for (size_t run = INSERTION_RUN; run < count; run *= 2) {
        for (size_t i = 0; i < count; i += 2 * run) {
            size_t left = count - i;
            sort_merge(s, from + i, to + i, MIN(left, run), MIN(left, 2 * run), by_record);
        }
        sort_entry *swap = from;
        from = to;
        to = swap;
    }
    if (from != list) {
        memcpy(list, from, count * sizeof *from);
    }
}

/* Replaces the heads of a list, which are all equal, by the bytes that follow them. */
static void sort_heads(const sorter *s, sort_entry *list, size_t count, size_t depth) {
    for (size_t i = 0; i < count; i++) {
        str rest = str_from(sort_record_at(s, list[i].at), depth);
        char head[8] = {0};
        if (rest.len) {
            memcpy(head, rest.at, MIN(rest.len, sizeof head));
        }
        list[i].head = sort_get(head, 8);
    }
}

/* Sorts a list whose records agree in their first `depth` bytes: by the heads, which hold the bytes
 * from there on, then every run of equal heads by the next eight bytes. So a record is read once
 * per eight bytes, not at every comparison. */
static void sort_deep(const sorter *s, sort_entry *list, sort_entry *scratch, size_t count,
                      size_t depth) {
    sort_list(s, list, scratch, count, depth >= SORT_DEPTH_MAX);
    if (depth >= SORT_DEPTH_MAX) {
        return;
    }
    for (size_t from = 0, to = 0; from < count; from = to) {
        for (to = from + 1; to < count && list[to].head == list[from].head;) {
            to++;
        }
        if (to - from > 1) {
            sort_heads(s, list + from, to - from, depth + 8);
            sort_deep(s, list + from, scratch + from, to - from, depth + 8);
        }
    }
}

/* Uses the free memory below the entries; sort_fits has kept it as large as the entries. */
static void sort_memory(sorter *s) {
    sort_entry *list = sort_entries(s);
    sort_deep(s, list, list - s->count, s->count, 0);
}

static bool sort_fits(const sorter *s, size_t len) {
    return s->used + SORT_LENGTH_BYTES + len + 2 * (s->count + 1) * sizeof(sort_entry) <= s->size;
}

/* ---- spilling ---- */

static void sort_file_failed(call *c) {
    call_fail(c, GEO_FILE, "the temporary file for sorting failed: %s", os_why());
    call_advise(c, "It is beside the index: free space there, or write the index elsewhere.");
}

static bool sort_write(sorter *s, str bytes) {
    bool good = os_write_at(s->fd, bytes, s->written);
    s->written += (int64_t)bytes.len;
    return good;
}

/* Writes the records in order, buffered in the free memory between records and entries; a record
 * larger than that is written directly. */
static void sort_write_run(sorter *s, call *c) {
    const sort_entry *entries = sort_entries(s);
    char *buffer = s->memory + s->used;
    size_t cap = (size_t)((const char *)entries - buffer), len = 0;
    bool good = true;
    for (size_t i = 0; i < s->count && good; i++) {
        str rec = sort_record_at(s, entries[i].at);
        str whole = {rec.at - SORT_LENGTH_BYTES, rec.len + SORT_LENGTH_BYTES};
        if (whole.len > cap - len) {
            good = sort_write(s, (str){buffer, len});
            len = 0;
        }
        if (whole.len > cap) {
            good = good && sort_write(s, whole);
            continue;
        }
        memcpy(buffer + len, whole.at, whole.len);
        len += whole.len;
    }
    if (!good || !sort_write(s, (str){buffer, len})) {
        sort_file_failed(c);
    }
}

/* ---- merging ---- */

/* Moves to the next record of a run, refilling its window as needed. False: the file failed. */
static bool sort_advance(sorter *s, int index) {
    sort_run *run = &s->runs[index];
    size_t cap = s->window;
    char *window = s->memory + cap * (size_t)(index - s->first);
    run->window = str_from(run->window, run->record.len ? run->record.len + SORT_LENGTH_BYTES : 0);
    size_t need = SORT_LENGTH_BYTES;
    if (run->window.len >= need) {
        need += (size_t)sort_get(run->window.at, SORT_LENGTH_BYTES);
    }
    if (run->window.len < need && run->at < run->end) {
        size_t kept = run->window.len,
               more = (size_t)MIN((int64_t)(cap - kept), run->end - run->at);
        memmove(window, kept ? run->window.at : window, kept);
        if (!os_read_at(s->fd, window + kept, more, run->at)) {
            return false;
        }
        run->at += (int64_t)more;
        run->window = (str){window, kept + more};
    }
    run->record = STR_NONE;
    if (run->window.len) {
        run->record.len = (size_t)sort_get(run->window.at, SORT_LENGTH_BYTES);
        run->record.at = run->window.at + SORT_LENGTH_BYTES;
        ASSERT(run->record.len + SORT_LENGTH_BYTES <= run->window.len);
    }
    return true;
}

static bool sort_run_after(const sorter *s, int a, int b) {
    int order = str_cmp(s->runs[a].record, s->runs[b].record);
    return order ? order > 0 : a > b;
}

static void sort_sift_down(sorter *s, int at) {
    for (;;) {
        int child = 2 * at + 1;
        if (child >= s->heap_count) {
            return;
        }
        if (child + 1 < s->heap_count && sort_run_after(s, s->heap[child], s->heap[child + 1])) {
            child++;
        }
        if (!sort_run_after(s, s->heap[at], s->heap[child])) {
            return;
        }
        int swap = s->heap[at];
        s->heap[at] = s->heap[child];
        s->heap[child] = swap;
        at = child;
    }
}

/* Starts a merge of the runs from `first` on. One window of memory stays free, for what is written.
 */
static void sort_open_runs(sorter *s, call *c, int first) {
    s->first = first;
    s->window = s->size / (size_t)(s->run_count - first + 1);
    s->heap_count = 0;
    s->is_last = false;
    for (int i = first; i < s->run_count && !c->code; i++) {
        s->runs[i].at = s->runs[i].from;
        s->runs[i].window = s->runs[i].record = STR_NONE;
        if (!sort_advance(s, i)) {
            sort_file_failed(c);
        }
        s->heap[s->heap_count++] = i;
    }
    for (int i = s->heap_count / 2 - 1; i >= 0 && !c->code; i--) {
        sort_sift_down(s, i);
    }
}

/* The next record of the merge; false at its end and when c has failed. */
static bool sort_next_of_runs(sorter *s, call *c, str *rec) {
    if (s->is_last) {
        if (!sort_advance(s, s->heap[0])) {
            sort_file_failed(c);
            return false;
        }
        if (!s->runs[s->heap[0]].record.len) {
            s->heap[0] = s->heap[--s->heap_count];
        }
        sort_sift_down(s, 0);
    }
    s->is_last = s->heap_count > 0;
    if (s->is_last) {
        *rec = s->runs[s->heap[0]].record;
    }
    return s->is_last;
}

static int sort_runs_max(const sorter *s) {
    size_t most = s->size / SORT_WINDOW_MIN - 1;
    return (int)MIN(most, (size_t)SORT_RUNS_MAX);
}

/* Makes one run of those that have been merged least often, so that there is room for more: each
 * record is merged as often as the logarithm of their number says. */
static void sort_merge_runs(sorter *s, call *c) {
    int first = s->run_count - 2, level = s->runs[first].level; /* the last may have a lower one */
    while (first && s->runs[first - 1].level == level) {
        first--;
    }
    sort_open_runs(s, c, first);
    char *buffer = s->memory + s->window * (size_t)(s->run_count - first);
    out o = out_of(buffer, s->window);
    int64_t from = s->written;
    bool good = true;
    for (str rec; good && sort_next_of_runs(s, c, &rec);) {
        str whole = {rec.at - SORT_LENGTH_BYTES, rec.len + SORT_LENGTH_BYTES};
        if (whole.len > s->window - o.len) {
            good = sort_write(s, out_str(&o));
            o = out_of(buffer, s->window);
        }
        out_text(&o, whole);
    }
    if (!good || !sort_write(s, out_str(&o))) {
        sort_file_failed(c);
    }
    s->runs[first] = (sort_run){.from = from, .end = s->written, .level = level + 1};
    s->run_count = first + 1;
}

/* ---- filling and reading ---- */

static void sort_spill(sorter *s, call *c) {
    if (s->fd < 0 && (s->fd = os_temp_file(s->beside)) < 0) {
        sort_file_failed(c);
        return;
    }
    sort_memory(s);
    int64_t from = s->written;
    sort_write_run(s, c);
    s->runs[s->run_count++] = (sort_run){.from = from, .end = s->written};
    s->used = s->count = 0;
    if (s->run_count == sort_runs_max(s)) {
        sort_merge_runs(s, c);
    }
}

GEO_FN void sort_add(sorter *s, call *c, str rec) {
    ASSERT(!s->is_reading && rec.len && rec.len <= SORT_RECORD_MAX);
    if (!c->code && !sort_fits(s, rec.len)) {
        sort_spill(s, c);
    }
    if (c->code) {
        return;
    }
    char head[8] = {0};
    memcpy(head, rec.at, MIN(rec.len, sizeof head));
    char *at = sort_put(s->memory + s->used, rec.len, SORT_LENGTH_BYTES);
    memcpy(at, rec.at, rec.len);
    s->count++;
    *sort_entries(s) = (sort_entry){.head = sort_get(head, 8), .at = s->used};
    s->used += SORT_LENGTH_BYTES + rec.len;
    s->records++;
}

GEO_FN void sort_rewind(sorter *s, call *c) {
    ASSERT(c->code || s->is_reading);
    s->next = 0;
    if (!c->code && s->fd >= 0) {
        sort_open_runs(s, c, 0);
    }
}

GEO_FN void sort_finish(sorter *s, call *c) {
    if (c->code) {
        return;
    }
    ASSERT(!s->is_reading);
    s->is_reading = true;
    if (s->fd < 0) {
        sort_memory(s);
        return;
    }
    if (s->count) {
        sort_spill(s, c);
    }
    sort_rewind(s, c);
}

GEO_FN bool sort_next(sorter *s, call *c, str *rec) {
    if (c->code) {
        return false;
    }
    ASSERT(s->is_reading);
    if (s->fd >= 0) {
        return sort_next_of_runs(s, c, rec);
    }
    if (s->next == s->count) {
        return false;
    }
    *rec = sort_record_at(s, sort_entries(s)[s->next++].at);
    return true;
}

GEO_FN void sort_close(sorter *s) {
    if (s->fd >= 0) {
        os_close(s->fd);
        s->fd = -1;
    }
}
