/* sort -- external sort in bounded memory: a merge sort in memory, then k-way merges through a heap
 * of runs. Owns one spill file per sorter, created when the memory is full for the first time.
 *
 * While filling, records (two bytes of length, then the bytes) grow from the front of half the
 * memory and their entries from its back; the entries are sorted, not the records. An entry holds
 * the first eight bytes of its record, so that most comparisons do not touch the records.
 *
 * On disk a record is: how many bytes it has in common with the one before it (one byte), how many
 * others (two), and these. */
#include "sort.h"

#include <string.h>

#include "../base/out.h"
#include "../platform/os.h"
#include "../platform/os_writer.h"

typedef struct {
    uint64_t head; /* the first 8 bytes, big-endian; a shorter record is padded with zeros */
    uint64_t at;   /* offset of the record in memory */
} sort_entry;

enum {
    SORT_LENGTH_BYTES = 2,
    SORT_HEAD_BYTES = 1 + SORT_LENGTH_BYTES, /* of a record on disk */
    SORT_WINDOW_MIN = 2 * (SORT_RECORD_MAX + SORT_HEAD_BYTES),
    SORT_BATCH_MAX = 256 << 10 /* bytes of a batch: as much as a cache holds */
};

/* Of the threads that spill and merge. */
static struct {
    os_mutex lock;
    os_cond has_changed;
    bool is_ready; /* has_changed is initialized */
} sort_threads = {.lock = OS_MUTEX_INIT};

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
    s->size = (size - pad) / 32 * 32; /* so that entries at the end of a half are aligned */
    for (int i = 0; i < 2; i++) {
        size_t half = s->size / 2;
        s->halves[i] = (sort_half){.memory = s->memory + (size_t)i * half, .size = half};
    }
    s->filling = 0;
    s->failure[0] = 0;
    s->beside = beside;
    s->fd = -1;
    s->written = s->records = 0;
    s->next = 0;
    s->is_reading = s->is_last = s->is_spilling = s->is_ahead = false;
    s->run_count = s->heap_count = 0;
    if (!sort_threads.is_ready) {
        os_cond_init(&sort_threads.has_changed);
        sort_threads.is_ready = true;
    }
}

/* ---- sorting what is in memory ---- */

static sort_entry *sort_entries(const sort_half *h) {
    return (sort_entry *)(void *)(h->memory + h->size) - h->count;
}

/* The record at an offset in memory, behind its length. */
static str sort_record_in(const char *memory, uint64_t at) {
    const char *rec = memory + at;
    return (str){rec + SORT_LENGTH_BYTES, (size_t)sort_get(rec, SORT_LENGTH_BYTES)};
}

static str sort_record_at(const sort_half *h, uint64_t at) {
    return sort_record_in(h->memory, at);
}

/* Up to this depth heads alone decide; deeper, which is rare, whole records are compared. */
enum { SORT_DEPTH_MAX = 96 };

static bool sort_after(const sort_half *h, const sort_entry *a, const sort_entry *b,
                       bool by_record) {
    if (!by_record || a->head != b->head) {
        return a->head > b->head;
    }
    return str_cmp(sort_record_at(h, a->at), sort_record_at(h, b->at)) > 0;
}

/* Merges two adjacent sorted lists of `from` into one in `to`. */
static void sort_merge(const sort_half *h, const sort_entry *from, sort_entry *to, size_t middle,
                       size_t end, bool by_record) {
    size_t left = 0, right = middle;
    for (size_t i = 0; i < end; i++) {
        bool take_right =
            left == middle || (right < end && sort_after(h, &from[left], &from[right], by_record));
        to[i] = from[take_right ? right++ : left++];
    }
}

static void sort_insertion(const sort_half *h, sort_entry *list, size_t count, bool by_record) {
    for (size_t i = 1; i < count; i++) {
        sort_entry e = list[i];
        size_t at = i;
        for (; at && sort_after(h, &list[at - 1], &e, by_record); at--) {
            list[at] = list[at - 1];
        }
        list[at] = e;
    }
}

/* Bottom-up merge sort, alternating between the list and `scratch`, which is equally long. */
static void sort_list(const sort_half *h, sort_entry *list, sort_entry *scratch, size_t count,
                      bool by_record) {
    enum { INSERTION_RUN = 16 };
    sort_entry *from = list, *to = scratch;
    for (size_t i = 0; i < count; i += INSERTION_RUN) {
        sort_insertion(h, from + i, MIN(count - i, (size_t)INSERTION_RUN), by_record);
    }
    for (size_t run = INSERTION_RUN; run < count; run *= 2) {
        for (size_t i = 0; i < count; i += 2 * run) {
            size_t left = count - i;
            sort_merge(h, from + i, to + i, MIN(left, run), MIN(left, 2 * run), by_record);
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
static void sort_heads(const sort_half *h, sort_entry *list, size_t count, size_t depth) {
    for (size_t i = 0; i < count; i++) {
        str rest = str_from(sort_record_at(h, list[i].at), depth);
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
static void sort_deep(const sort_half *h, sort_entry *list, sort_entry *scratch, size_t count,
                      size_t depth) {
    sort_list(h, list, scratch, count, depth >= SORT_DEPTH_MAX);
    if (depth >= SORT_DEPTH_MAX) {
        return;
    }
    for (size_t from = 0, to = 0; from < count; from = to) {
        for (to = from + 1; to < count && list[to].head == list[from].head;) {
            to++;
        }
        if (to - from > 1) {
            sort_heads(h, list + from, to - from, depth + 8);
            sort_deep(h, list + from, scratch + from, to - from, depth + 8);
        }
    }
}

/* Uses the free memory below the entries; sort_fits has kept it as large as the entries. */
static void sort_memory(sort_half *h) {
    sort_entry *list = sort_entries(h);
    sort_deep(h, list, list - h->count, h->count, 0);
}

static bool sort_fits(const sort_half *h, size_t len) {
    return h->used + SORT_LENGTH_BYTES + len + 2 * (h->count + 1) * sizeof(sort_entry) <= h->size;
}

/* ---- writing runs ---- */

static void sort_file_failed(call *c, const char *why) {
    call_fail(c, GEO_FILE, "the temporary file for sorting failed: %s", why);
    call_advise(c, "It is beside the index: free space there, or write the index elsewhere.");
}

static bool sort_write(sorter *s, str bytes) {
    bool good = os_write_at(s->fd, bytes, s->written);
    s->written += (int64_t)bytes.len;
    return good;
}

/* Begins a run, buffered in `room`. */
static void sort_stream_begin(sorter *s, char *room, size_t cap) {
    s->stream.last_len = 0;
    s->stream.pending = out_of(room, cap);
}

static bool sort_stream_flush(sorter *s) {
    out *pending = &s->stream.pending;
    bool good = sort_write(s, out_str(pending));
    pending->len = 0;
    return good;
}

/* A record larger than the buffer is written directly. */
static bool sort_stream_add(sorter *s, str rec) {
    sort_stream *to = &s->stream;
    size_t most = MIN(rec.len, to->last_len), shared = 0;
    while (shared < most && rec.at[shared] == to->last[shared]) {
        shared++;
    }
    to->last_len = MIN(rec.len, sizeof to->last);
    memcpy(to->last + shared, rec.at + shared, to->last_len - shared);
    str rest = str_from(rec, shared);
    char head[SORT_HEAD_BYTES];
    sort_put(sort_put(head, shared, 1), rest.len, SORT_LENGTH_BYTES);
    bool good = true;
    if (sizeof head + rest.len > to->pending.cap - to->pending.len) {
        good = sort_stream_flush(s);
    }
    if (sizeof head + rest.len > to->pending.cap) {
        return good && sort_write(s, (str){head, sizeof head}) && sort_write(s, rest);
    }
    out_text(&to->pending, (str){head, sizeof head});
    out_text(&to->pending, rest);
    return good;
}

/* Sorts a half and writes it as a run, buffered in its free memory between records and entries. */
static bool sort_write_run(sorter *s, sort_half *h) {
    sort_memory(h);
    const sort_entry *entries = sort_entries(h);
    char *room = h->memory + h->used;
    int64_t from = s->written;
    bool good = true;
    sort_stream_begin(s, room, (size_t)((const char *)entries - room));
    for (size_t i = 0; i < h->count && good; i++) {
        good = sort_stream_add(s, sort_record_at(h, entries[i].at));
    }
    good = good && sort_stream_flush(s);
    s->runs[s->run_count++] = (sort_run){.from = from, .end = s->written};
    h->used = h->count = 0;
    return good;
}

/* ---- merging ---- */

/* The bytes of the next record of a run that its window has, behind the current one. */
static str sort_behind(const sort_run *run) {
    return str_from(run->window, run->record.len);
}

/* How many bytes the next record takes there; as much as its head when that is not read yet. */
static size_t sort_need(str behind) {
    return SORT_HEAD_BYTES +
           (behind.len < SORT_HEAD_BYTES ? 0 : (size_t)sort_get(behind.at + 1, SORT_LENGTH_BYTES));
}

/* Reads on, behind the current record, which the next one may begin like. */
static bool sort_refill(sorter *s, int index) {
    sort_run *run = &s->runs[index];
    char *window = s->memory + s->window * (size_t)(index - s->first);
    size_t kept = run->window.len;
    size_t more = (size_t)MIN((int64_t)(s->window - kept), run->end - run->at);
    memmove(window, kept ? run->window.at : window, kept);
    if (!os_read_at(s->fd, window + kept, more, run->at)) {
        return false;
    }
    run->at += (int64_t)more;
    run->window = (str){window, kept + more};
    run->record.at = window;
    return true;
}

/* Moves to the next record of a run, refilling its window as needed. What it has in common with the
 * one before is moved up to the rest of it. False: the file failed. */
static bool sort_advance(sorter *s, int index) {
    sort_run *run = &s->runs[index];
    str behind = sort_behind(run);
    if (behind.len < sort_need(behind) && run->at < run->end) {
        if (!sort_refill(s, index)) {
            return false;
        }
        behind = sort_behind(run);
    }
    if (!behind.len) {
        run->window = run->record = STR_NONE;
        return true;
    }
    size_t shared = (unsigned char)behind.at[0], need = sort_need(behind);
    ASSERT(need <= behind.len && shared <= run->record.len);
    char *window = s->memory + s->window * (size_t)(index - s->first);
    char *rest = window + (behind.at - window) + SORT_HEAD_BYTES;
    memmove(rest - shared, run->record.at, shared);
    run->record = (str){rest - shared, shared + need - SORT_HEAD_BYTES};
    run->window = str_from(run->window, (size_t)(run->record.at - run->window.at));
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
            sort_file_failed(c, os_why());
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
            sort_file_failed(c, os_why());
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
    int64_t from = s->written;
    bool good = true;
    sort_stream_begin(s, s->memory + s->window * (size_t)(s->run_count - first), s->window);
    for (str rec; good && sort_next_of_runs(s, c, &rec);) {
        good = sort_stream_add(s, rec);
    }
    if (!good || !sort_stream_flush(s)) {
        sort_file_failed(c, os_why());
    }
    s->runs[first] = (sort_run){.from = from, .end = s->written, .level = level + 1};
    s->run_count = first + 1;
}

/* ---- spilling ---- */

/* Keeps why a thread failed, for sort_wait. */
static void sort_fail(sorter *s) {
    out why = out_of(s->failure, sizeof s->failure - 1);
    out_text(&why, str_of(os_why()));
    s->failure[why.len] = 0;
}

/* The thread: the half that is not filled becomes a run. */
static void *sort_spill_half(void *of) {
    sorter *s = of;
    if (!sort_write_run(s, &s->halves[!s->filling])) {
        sort_fail(s);
    }
    os_lock(&sort_threads.lock);
    s->is_spilling = false;
    os_wake_all(&sort_threads.has_changed);
    os_unlock(&sort_threads.lock);
    return NULL;
}

/* Until the thread is done; fails the call if that has failed. */
static void sort_wait(sorter *s, call *c) {
    os_lock(&sort_threads.lock);
    while (s->is_spilling) {
        os_wait(&sort_threads.has_changed, &sort_threads.lock, OS_FOREVER);
    }
    os_unlock(&sort_threads.lock);
    if (*s->failure && !c->code) {
        sort_file_failed(c, s->failure);
    }
}

/* Gives what is in memory to the thread, when that has done the half before it. Without a thread,
 * and where runs must be merged first, it takes as long as that. */
static void sort_spill(sorter *s, call *c) {
    if (s->fd < 0 && (s->fd = os_writer_temp_file(s->beside)) < 0) {
        sort_file_failed(c, os_why());
        return;
    }
    sort_wait(s, c);
    if (c->code) {
        return;
    }
    s->filling = !s->filling;
    s->is_spilling = true;
    bool must_merge = s->run_count + 1 == sort_runs_max(s);
    if (must_merge || !os_thread(sort_spill_half, s)) {
        sort_spill_half(s);
        sort_wait(s, c);
    }
    if (must_merge && !c->code) {
        sort_merge_runs(s, c);
    }
}

/* ---- merging ahead ---- */

/* Fills a batch; an empty one is the end. */
static void sort_fill(sorter *s, sort_batch *b) {
    call c = {.code = GEO_OK};
    str rec = s->is_held ? s->runs[s->heap[0]].record : STR_NONE;
    bool more = s->is_held || (!*s->failure && sort_next_of_runs(s, &c, &rec));
    b->records.len = b->next = 0;
    while (more && b->records.cap - b->records.len >= SORT_LENGTH_BYTES + rec.len) {
        char length[SORT_LENGTH_BYTES];
        sort_put(length, rec.len, SORT_LENGTH_BYTES);
        out_text(&b->records, (str){length, sizeof length});
        out_text(&b->records, rec);
        more = sort_next_of_runs(s, &c, &rec);
    }
    s->is_held = more;
    if (c.code) {
        sort_fail(s);
    }
}

/* The thread: fills the batches in turn, until one is empty or nobody wants more. */
static void *sort_merge_ahead(void *of) {
    sorter *s = of;
    os_lock(&sort_threads.lock);
    for (int i = 0; !s->is_over; i = !i) {
        sort_batch *b = &s->batches[i];
        while (b->is_full && !s->is_over) {
            os_wait(&sort_threads.has_changed, &sort_threads.lock, OS_FOREVER);
        }
        if (!s->is_over) {
            os_unlock(&sort_threads.lock);
            sort_fill(s, b);
            os_lock(&sort_threads.lock);
            b->is_full = true;
            s->is_over = s->is_over || !b->records.len;
            os_wake_all(&sort_threads.has_changed);
        }
    }
    s->is_ahead = false;
    os_wake_all(&sort_threads.has_changed);
    os_unlock(&sort_threads.lock);
    return NULL;
}

static void sort_stop_merging(sorter *s) {
    os_lock(&sort_threads.lock);
    s->is_over = true;
    os_wake_all(&sort_threads.has_changed);
    while (s->is_ahead) {
        os_wait(&sort_threads.has_changed, &sort_threads.lock, OS_FOREVER);
    }
    os_unlock(&sort_threads.lock);
}

/* Opens the runs for the reader. The batches are in the window that stays free. */
static void sort_begin_merging(sorter *s, call *c) {
    sort_stop_merging(s);
    sort_open_runs(s, c, 0);
    size_t size = MIN(s->window / 2, (size_t)SORT_BATCH_MAX);
    char *room = s->memory + s->window * (size_t)s->run_count;
    for (int i = 0; i < 2; i++) {
        s->batches[i] = (sort_batch){.records = out_of(room + (size_t)i * size, size)};
    }
    s->batch = NULL;
    s->is_held = s->is_over = false;
    s->is_ahead = !c->code && os_processors() > 1;
    if (s->is_ahead && !os_thread(sort_merge_ahead, s)) {
        s->is_ahead = false;
    }
}

/* Gives back the batch that has been read, and takes the next. Without a thread, it is filled here.
 */
static sort_batch *sort_next_batch(sorter *s) {
    sort_batch *b = &s->batches[s->batch == s->batches];
    os_lock(&sort_threads.lock);
    if (s->batch) {
        s->batch->is_full = false;
    }
    os_wake_all(&sort_threads.has_changed);
    while (!b->is_full && s->is_ahead) {
        os_wait(&sort_threads.has_changed, &sort_threads.lock, OS_FOREVER);
    }
    bool is_full = b->is_full;
    os_unlock(&sort_threads.lock);
    if (!is_full) {
        sort_fill(s, b);
    }
    return b;
}

/* The next record of the file; false at the end, and when that has failed. */
static bool sort_next_ahead(sorter *s, call *c, str *rec) {
    sort_batch *b = s->batch;
    if (!b || b->next == b->records.len) {
        s->batch = b = sort_next_batch(s);
    }
    if (b->next == b->records.len) {
        sort_wait(s, c);
        return false;
    }
    *rec = sort_record_in(b->records.at, b->next);
    b->next += SORT_LENGTH_BYTES + rec->len;
    return true;
}

/* ---- filling and reading ---- */

GEO_FN void sort_add(sorter *s, call *c, str rec) {
    ASSERT(!s->is_reading && rec.len && rec.len <= SORT_RECORD_MAX);
    if (!c->code && !sort_fits(&s->halves[s->filling], rec.len)) {
        sort_spill(s, c);
    }
    if (c->code) {
        return;
    }
    sort_half *h = &s->halves[s->filling];
    char head[8] = {0};
    memcpy(head, rec.at, MIN(rec.len, sizeof head));
    char *at = sort_put(h->memory + h->used, rec.len, SORT_LENGTH_BYTES);
    memcpy(at, rec.at, rec.len);
    h->count++;
    *sort_entries(h) = (sort_entry){.head = sort_get(head, 8), .at = h->used};
    h->used += SORT_LENGTH_BYTES + rec.len;
    s->records++;
}

GEO_FN void sort_rewind(sorter *s, call *c) {
    ASSERT(c->code || s->is_reading);
    s->next = 0;
    if (!c->code && s->fd >= 0) {
        sort_begin_merging(s, c);
    }
}

GEO_FN void sort_finish(sorter *s, call *c) {
    if (c->code) {
        return;
    }
    ASSERT(!s->is_reading);
    s->is_reading = true;
    if (s->fd < 0) {
        sort_memory(&s->halves[s->filling]);
        return;
    }
    if (s->halves[s->filling].count) {
        sort_spill(s, c);
    }
    sort_wait(s, c);
    sort_rewind(s, c);
}

GEO_FN bool sort_next(sorter *s, call *c, str *rec) {
    if (c->code) {
        return false;
    }
    ASSERT(s->is_reading);
    if (s->fd >= 0) {
        return sort_next_ahead(s, c, rec);
    }
    const sort_half *h = &s->halves[s->filling];
    if (s->next == h->count) {
        return false;
    }
    *rec = sort_record_at(h, sort_entries(h)[s->next++].at);
    return true;
}

GEO_FN void sort_close(sorter *s) {
    sort_stop_merging(s);
    sort_wait(s, &(call){.code = GEO_OK});
    if (s->fd >= 0) {
        os_close(s->fd);
        s->fd = -1;
    }
}
