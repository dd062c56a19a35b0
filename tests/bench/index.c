/* index -- what index files cost as they grow: a made-up country is written as .osm.pbf, built,
 * opened cold and asked.
 *
 *   index [MILLIONS...]     millions of houses, 1 unless told; figures of several are compared
 *
 * Prints rows "figure TAB value TAB goal TAB met"; times are CPU time, as the machine may be busy,
 * but for the opening, which waits for the disk. Questions are asked twice: the first time what
 * they need comes from the disk, and the system's work for that counts, too.
 *
 * The last country also says what a planet would need, by its own parts: see tell_planet. */
#define _GNU_SOURCE /* wait4 */
#define GEOCODER_NO_MAIN
#include "../../geocoder.c"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "country.h"

enum { SIZES_MAX = 8, QUESTIONS = 2000, CALL_MEMORY = 4 << 20 };

/* ---- measuring ---- */

enum {
    BUILD_CPU,
    BUILD_WALL,
    RATE,
    DECODED,
    BESIDE,
    PEAK,
    SCRATCH, /* bytes, without the index */
    SOURCE,  /* bytes */
    SIZE,
    COLD,
    UPDATE,
    ROWS
};

static struct {
    char memory[CALL_MEMORY];
    call c;
    double times[QUESTIONS];
    uint64_t towns, seed;
    int right;
} bench;

static double now(clockid_t clock) {
    struct timespec t;
    clock_gettime(clock, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static uint64_t any(uint64_t below) {
    return mixed(++bench.seed) % below;
}

static call *a_call(void) {
    bench.c.mem = arena_of(bench.memory, sizeof bench.memory);
    return &bench.c;
}

typedef struct {
    uint64_t town;
    int street, house;
    double lat, lon;
    char text[4 * NAME_MAX_BYTES];
} bench_question;

static bench_question a_question(bool is_main_street, bool is_misspelt) {
    bench_question q = {.town = any(bench.towns),
                        .street = is_main_street ? 0 : (int)any(STREETS),
                        .house = (int)any(HOUSES)};
    char street[NAME_MAX_BYTES], town[NAME_MAX_BYTES];
    street_name(q.town, q.street, street);
    town_name(q.town, town);
    house_at(q.town, q.street, q.house, &q.lat, &q.lon);
    if (is_misspelt) {
        street[strlen(street) / 2] = (char)('a' + any(26));
        snprintf(q.text, sizeof q.text, "%s", street);
    } else {
        snprintf(q.text, sizeof q.text, "%s %d, %s", street, q.house + 1, town);
    }
    return q;
}

static void count_right(const place_list *places, const bench_question *q) {
    bench.right +=
        places->count && geo_distance_m(places->at[0].lat, places->at[0].lon, q->lat, q->lon) < 100;
}

static place_list search(const char *text, search_note *note) {
    place_query query = {.text = str_of(text), .limit = 5, .viewbox = geo_bbox_none()};
    return gazetteer_search(a_call(), &query, note);
}

static void ask_name(const bench_question *q) {
    search_note note;
    place_list places = search(q->text, &note);
    count_right(&places, q);
}

/* A house that the street lacks: the street in its town is the answer. */
static void ask_missing(const bench_question *q) {
    char town[NAME_MAX_BYTES], text[2 * NAME_MAX_BYTES];
    town_name(q->town, town);
    snprintf(text, sizeof text, "Hauptstrasse 999, %s", town);
    search_note note;
    place_list places = search(text, &note);
    bench.right += places.count && str_eq(note.dropped, STR("999")) &&
                   str_find(places.at[0].display_name, str_of(town)) >= 0;
}

/* A street that a town of another country has not: no house elsewhere is a sure answer. */
static void ask_elsewhere(const bench_question *q) {
    char text[NAME_MAX_BYTES];
    snprintf(text, sizeof text, "Hauptstrasse %d, Springfield", q->house + 1);
    search_note note;
    place_list places = search(text, &note);
    bench.right += !places.count || !place_match_is_sure(places.at[0].match);
}

static void ask_alone(const bench_question *q) {
    char text[NAME_MAX_BYTES];
    snprintf(text, sizeof text, "Hauptstrasse %d", q->house + 1);
    search_note note;
    bench.right += search(text, &note).count == 5;
}

static void ask_misspelt(const bench_question *q) {
    search_note note;
    place_list places = search(q->text, &note);
    bench.right += places.count || note.did_you_mean.count;
}

static void ask_misspelt_house(const bench_question *q) {
    char town[NAME_MAX_BYTES], text[6 * NAME_MAX_BYTES];
    town_name(q->town, town);
    snprintf(text, sizeof text, "%s %d, %s", q->text, q->house + 1, town);
    search_note note;
    place_list places = search(text, &note);
    count_right(&places, q);
}

/* Whether it is the question's street in its town: some 4 km across. */
static bool is_street(const place *p, const bench_question *q) {
    char street[NAME_MAX_BYTES];
    street_name(q->town, q->street, street);
    return str_eq(p->name, str_of(street)) && geo_distance_m(p->lat, p->lon, q->lat, q->lon) < 1500;
}

static void ask_misspelt_street(const bench_question *q) {
    char town[NAME_MAX_BYTES], text[6 * NAME_MAX_BYTES];
    town_name(q->town, town);
    snprintf(text, sizeof text, "%s, %s", q->text, town);
    search_note note;
    place_list places = search(text, &note);
    bench.right += places.count && is_street(&places.at[0], q);
}

/* Two thirds of a street's name are typed at one of its houses: it is among five. */
static void ask_begun_near(const bench_question *q) {
    char street[NAME_MAX_BYTES], key[NAME_MAX_BYTES];
    street_name(q->town, q->street, street);
    place_area area = {.lat = q->lat, .lon = q->lon, .radius_m = 25000, .limit = 5};
    area.begins =
        fold_name(utf8_head(str_of(street), strlen(street) * 2 / 3), FOLD_PLAIN, key, sizeof key);
    place_list places = gazetteer_nearby(a_call(), &area, (str_list){NULL, 0});
    bool is_among = false;
    for (int i = 0; i < places.count && !is_among; i++) {
        is_among = is_street(&places.at[i], q);
    }
    bench.right += is_among;
}

static void ask_prefix(const bench_question *q) {
    str names[10];
    bench.right += gazetteer_prefix(a_call(), utf8_head(str_of(q->text), 6), 10, names) > 0;
}

static void ask_reverse(const bench_question *q) {
    place_point point = {.lat = q->lat + 1e-5, .lon = q->lon, .zoom = 18};
    place found;
    bench.right += gazetteer_reverse(a_call(), &point, &found) &&
                   geo_distance_m(found.lat, found.lon, q->lat, q->lon) < 30;
}

static void ask_nearby(const bench_question *q) {
    str pharmacy = STR("amenity=pharmacy");
    place_area area = {.lat = q->lat, .lon = q->lon, .radius_m = 5000, .limit = 5};
    place_list places = gazetteer_nearby(a_call(), &area, (str_list){&pharmacy, 1});
    bench.right += places.count > 0;
}

static const struct {
    const char *name;
    void (*ask)(const bench_question *q);
    bool is_main_street, is_misspelt;
    double p99_goal_ms;
    int right_goal; /* in a hundred; 0: none */
} asked[] = {
    {"street, number, town", ask_name, false, false, 2, 99},
    {"Hauptstrasse, number, town", ask_name, true, false, 2, 99},
    {"Hauptstrasse 999, town: no such house", ask_missing, true, false, 2, 0},
    {"Hauptstrasse, number, Springfield: not there", ask_elsewhere, true, false, 20, 0},
    {"Hauptstrasse, number, no town", ask_alone, true, false, 2, 99},
    {"a street, one letter wrong", ask_misspelt, false, true, 20, 0},
    {"a street, one letter wrong, number, town", ask_misspelt_house, false, true, 20, 97},
    {"a street, one letter wrong, town", ask_misspelt_street, false, true, 20, 90},
    {"prefix of 6 letters", ask_prefix, false, false, 2, 0},
    {"two thirds of a street, near the point", ask_begun_near, false, false, 10, 95},
    {"reverse", ask_reverse, false, false, 0.2, 0},
    {"nearby, 5 km", ask_nearby, false, false, 1, 0},
};

typedef struct {
    double cost[ROWS], first[LEN(asked)], p50[LEN(asked)], p99[LEN(asked)];
    int right[LEN(asked)];
} figures;

static int by_size(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Asks a row's questions, the same each time. */
static void ask_row(size_t row) {
    bench.seed = 7;
    bench.right = 0;
    for (int i = 0; i < QUESTIONS; i++) {
        bench_question q = a_question(asked[row].is_main_street, asked[row].is_misspelt);
        double start = now(CLOCK_PROCESS_CPUTIME_ID);
        asked[row].ask(&q);
        bench.times[i] = (now(CLOCK_PROCESS_CPUTIME_ID) - start) * 1e3;
    }
    qsort(bench.times, QUESTIONS, sizeof *bench.times, by_size);
}

/* The first time much comes from the disk: what the system spends on that is a figure of its own.
 */
static void ask_all(figures *f) {
    for (size_t row = 0; row < LEN(asked); row++) {
        ask_row(row);
        f->first[row] = bench.times[QUESTIONS * 99 / 100];
        ask_row(row);
        f->p50[row] = bench.times[QUESTIONS / 2];
        f->p99[row] = bench.times[QUESTIONS * 99 / 100];
        f->right[row] = bench.right;
    }
}

/* Opens the index with none of it in memory, and asks. */
static void use(const char *index, figures *f) {
    char room[256];
    out why = out_of(room, sizeof room);
    int file = open(index, O_RDONLY);
    fsync(file);
    posix_fadvise(file, 0, 0, POSIX_FADV_DONTNEED);
    close(file);
    gazetteer_open_embedded();
    double start = now(CLOCK_MONOTONIC);
    if (!gazetteer_open_files(str_of(index), &why)) {
        fprintf(stderr, "%.*s", STR_ARG(out_str(&why)));
        exit(EXIT_FAILURE);
    }
    f->cost[COLD] = (now(CLOCK_MONOTONIC) - start) * 1e3;
    ask_all(f);
}

static int child_of(pid_t pid, struct rusage *spent) {
    int status = 1;
    wait4(pid, &status, 0, spent);
    return status;
}

static double cpu_seconds(const struct rusage *spent) {
    return (double)(spent->ru_utime.tv_sec + spent->ru_stime.tv_sec) +
           (double)(spent->ru_utime.tv_usec + spent->ru_stime.tv_usec) * 1e-6;
}

/* Waits for a child, and finds the least space that was free beside `path` meanwhile, in bytes. */
static int child_with_disk(pid_t pid, const char *path, double *least_free, struct rusage *spent) {
    enum { EVERY_US = 10000 };
    int status = 1;
    *least_free = (double)os_writer_free_bytes(path);
    while (!wait4(pid, &status, WNOHANG, spent)) {
        *least_free = MIN(*least_free, (double)os_writer_free_bytes(path));
        usleep(EVERY_US);
    }
    return status;
}

typedef void visitor(const pbf_object *o, void *ctx);

/* Reads every object of the file as a build does, and its tags; `visit` gets each, unless it is
 * NULL. False: the file is damaged. */
static bool decode(const char *source, visitor *visit, void *ctx) {
    static pbf_buffers buffers;
    static char unpacked[PBF_BLOB_MAX];
    str rest, block;
    const char *why;
    bool is_good = os_map(source, &rest);
    while (is_good && rest.len) {
        pbf_frame frame;
        pbf_reader reader;
        pbf_object object;
        ptrdiff_t used = pbf_read_frame(rest, &frame);
        rest = str_from(rest, (size_t)MAX(used, 0));
        is_good =
            used > 0 && frame.size <= rest.len &&
            pbf_unpack(str_head(rest, frame.size), unpacked, PBF_BLOB_MAX, &buffers, &block, &why);
        rest = str_from(rest, frame.size);
        if (is_good && frame.is_data) {
            int more = pbf_open(&reader, block, (1 << PBF_KINDS) - 1, &buffers) ? 1 : -1;
            while (more > 0) {
                more = pbf_next(&reader, &object);
                if (more > 0 && visit) {
                    visit(&object, ctx);
                }
            }
            is_good = more == 0;
        }
    }
    return is_good;
}

/* CPU seconds of that; 0: it failed. */
static double decode_seconds(const char *source) {
    struct rusage spent;
    pid_t decoder = fork();
    if (!decoder) {
        _exit(!decode(source, NULL, NULL));
    }
    return child_of(decoder, &spent) ? 0 : cpu_seconds(&spent);
}

/* CPU seconds in which Debian's osmium-tool decodes and copies the same file; 0: it is not there.
 */
static double osmium_seconds(const char *source) {
    struct rusage spent;
    pid_t copier = fork();
    if (!copier) {
        execlp("osmium", "osmium", "cat", "--no-progress", "-O", "-f", "pbf", "-o", "/dev/null",
               source, (char *)NULL);
        _exit(127);
    }
    return child_of(copier, &spent) ? 0 : cpu_seconds(&spent);
}

/* The changes of a day, as they are written. */
typedef struct {
    FILE *to;
    uint64_t houses;
} day;

/* Every hundredth house gets another number. */
static void write_changed(const pbf_object *o, void *ctx) {
    day *d = ctx;
    str number = pbf_tag(o, STR("addr:housenumber"));
    if (o->kind != PBF_NODE || !number.len || d->houses++ % 100) {
        return;
    }
    fprintf(d->to, "<node id=\"%lld\" lat=\"%.7f\" lon=\"%.7f\">", (long long)o->id, o->lat * 1e-7,
            o->lon * 1e-7);
    for (int i = 0; i < o->tag_count; i++) {
        str key = o->tags[i].key, value = o->tags[i].value;
        fprintf(d->to, "<tag k=\"%.*s\" v=\"%.*s%s\"/>", STR_ARG(key), STR_ARG(value),
                value.at == number.at ? "x" : "");
    }
    fputs("</node>\n", d->to);
}

/* Seconds in which an update of the index is made of a day's changes of its source; 0: it failed.
 */
static double update_seconds(const char *source, const char *index) {
    char path[OS_PATH_MAX];
    struct rusage spent;
    snprintf(path, sizeof path, "%s.osc", index);
    day d = {.to = fopen(path, "w")};
    if (!d.to) {
        return 0;
    }
    fputs("<osmChange version=\"0.6\"><modify>\n", d.to);
    bool is_good = decode(source, write_changed, &d);
    fputs("</modify></osmChange>\n", d.to);
    is_good &= !fclose(d.to);
    double start = now(CLOCK_MONOTONIC);
    pid_t updater = is_good ? fork() : -1;
    if (!updater) {
        exit(cli_main(5, (char *[]){"geocoder", "index", "update", (char *)index, path, NULL}));
    }
    bool is_made = updater > 0 && !child_of(updater, &spent);
    double took = now(CLOCK_MONOTONIC) - start;
    unlink(path);
    snprintf(path, sizeof path, "%s.update", index); /* the questions are about the index */
    return is_made && !unlink(path) ? took : 0;
}

/* Both in processes of their own: a build's memory is measured, and an index is opened once. */
static bool measure(const char *source, const char *index, uint64_t towns, figures *f) {
    struct rusage spent;
    struct stat made, read_from;
    int ends[2];
    double start = now(CLOCK_MONOTONIC), before = (double)os_writer_free_bytes(source), least = 0;
    pid_t builder = fork();
    if (!builder) {
        exit(cli_main(7, (char *[]){"geocoder", "index", "build", "--updatable", "-o",
                                    (char *)index, (char *)source, NULL}));
    }
    if (child_with_disk(builder, source, &least, &spent) || stat(index, &made) ||
        stat(source, &read_from)) {
        return false;
    }
    f->cost[BUILD_WALL] = now(CLOCK_MONOTONIC) - start;
    f->cost[SOURCE] = (double)read_from.st_size;
    f->cost[SCRATCH] = before - least - (double)made.st_size;
    double objects = (double)(towns * (TOWN_NODES + TOWN_WAYS)) * 1e-6;
    f->cost[UPDATE] = update_seconds(source, index);
    double decoding = decode_seconds(source), copying = osmium_seconds(source);
    f->cost[BUILD_CPU] = cpu_seconds(&spent);
    f->cost[RATE] = objects / f->cost[BUILD_CPU];
    f->cost[DECODED] = decoding > 0 ? objects / decoding : 0;
    f->cost[BESIDE] = copying > 0 ? decoding / copying : 0;
    f->cost[PEAK] = (double)spent.ru_maxrss / 1024;
    f->cost[SIZE] = (double)made.st_size / (double)(towns * TOWN_HOUSES);
    bench.towns = towns;
    if (pipe(ends)) {
        return false;
    }
    pid_t asker = fork();
    if (!asker) {
        figures mine = *f;
        use(index, &mine);
        _exit(write(ends[1], &mine, sizeof mine) != sizeof mine);
    }
    close(ends[1]);
    bool is_read = read(ends[0], f, sizeof *f) == sizeof *f;
    close(ends[0]);
    return !child_of(asker, &spent) && is_read;
}

static void row(const char *name, double millions, double value, const char *unit, double goal,
                const char *more) {
    printf("%g M houses: %s\t%.4g %s%s\t", millions, name, value, unit, more);
    if (goal > 0) {
        printf("<= %g %s\t%s\n", goal, unit, value <= goal ? "yes" : "NO");
    } else {
        printf("-\t-\n");
    }
}

static void tell(double millions, const figures *f) {
    row("build, CPU", millions, f->cost[BUILD_CPU], "s", 0, "");
    row("build, wall", millions, f->cost[BUILD_WALL], "s", 0, "");
    row("build, cores that work", millions, f->cost[BUILD_CPU] / f->cost[BUILD_WALL], "", 0, "");
    row("build, temporary files at most, of a byte of the extract", millions,
        f->cost[SCRATCH] / f->cost[SOURCE], "bytes", 9, "");
    row("update of a day, 1 % of the houses, wall", millions, f->cost[UPDATE], "s",
        millions <= 2 ? 5 : 0, f->cost[UPDATE] > 0 ? "" : ": failed");
    row("build, read and indexed in a CPU second", millions, f->cost[RATE], "M objects", 0, "");
    printf("%g M houses: decoded in a CPU second\t%.4g M objects\t>= 1 M objects\t%s\n", millions,
           f->cost[DECODED], f->cost[DECODED] >= 1 ? "yes" : "NO");
    row("decoding, CPU, beside `osmium cat` of the same file", millions, f->cost[BESIDE], "times",
        0, f->cost[BESIDE] > 0 ? "" : ": not installed");
    row("build, memory at most", millions, f->cost[PEAK], "MiB", 0, "");
    row("file, of a house", millions, f->cost[SIZE], "bytes", 0, "");
    row("opened cold", millions, f->cost[COLD], "ms", 10, "");
    for (size_t i = 0; i < LEN(asked); i++) {
        char name[96], more[64];
        snprintf(name, sizeof name, "%s, p50", asked[i].name);
        snprintf(more, sizeof more, ", %d of %d right", f->right[i], QUESTIONS);
        row(name, millions, f->p50[i], "ms", 0, more);
        snprintf(name, sizeof name, "%s, p99", asked[i].name);
        row(name, millions, f->p99[i], "ms", asked[i].p99_goal_ms, "");
        snprintf(name, sizeof name, "%s, p99 from a cold file", asked[i].name);
        row(name, millions, f->first[i], "ms", 0, "");
        if (asked[i].right_goal) {
            double right = f->right[i] * 100.0 / QUESTIONS;
            printf("%g M houses: %s, right\t%.4g %%\t>= %d %%\t%s\n", millions, asked[i].name,
                   right, asked[i].right_goal, right >= asked[i].right_goal ? "yes" : "NO");
        }
    }
}

static void tell_growth(double from, const figures *a, double to, const figures *b) {
    printf("%g times the houses: build, CPU\t%.3g times\t-\t-\n", to / from,
           b->cost[BUILD_CPU] / a->cost[BUILD_CPU]);
    for (size_t i = 0; i < LEN(asked); i++) {
        printf("%g times the houses: %s, p99\t%.3g times\t-\t-\n", to / from, asked[i].name,
               b->p99[i] / a->p99[i]);
    }
}

/* ---- a planet ---- */

/* Sorts what the nodes of ways are joined by, as osm.c does: seconds and temporary bytes of one.
 * False: it failed. */
static bool sort_nodes(const char *beside, double *seconds, double *bytes) {
    enum { NODES = 10000000, RECORD = 27, MEMORY = 92 << 20 };
    static sorter s;
    call c = {.deadline_ms = OS_FOREVER};
    char rec[RECORD] = {0};
    str next;
    int taken = 0;
    void *memory = os_reserve(MEMORY);
    double start = now(CLOCK_MONOTONIC);
    sort_open(&s, memory, memory ? MEMORY : 0, beside);
    for (uint64_t i = 0; i < NODES; i++) { /* ways of ten nodes, whose ids are near each other */
        uint64_t way = i / 10;
        sort_put(rec, mixed(way) % 10000000000 + i % 10 * 3, 8);
        sort_put(sort_put(sort_put(rec + 8, 3 << 16 | 1, 3), way, 8), i % 10, 8);
        sort_add(&s, &c, (str){rec, sizeof rec});
    }
    sort_finish(&s, &c);
    while (sort_next(&s, &c, &next)) {
        taken++;
    }
    *seconds = (now(CLOCK_MONOTONIC) - start) / NODES;
    *bytes = (double)s.written / NODES;
    sort_close(&s);
    return taken == NODES;
}

/* What an index of the planet takes on this machine. Its file has many objects that no index has,
 * which are unpacked and left: a real extract tells how fast, and all nodes, some .7 of the file,
 * are read twice. What is kept costs as much as in the made-up country; the nodes of its ways are
 * sorted twice, by their ids and by their way. The counts are of OpenStreetMap in 2026, rounded.
 * Not in it: that more runs than there take a second merge. */
static void tell_planet(const char *beside, const figures *f) {
    static const char extract[] = "tests/peers/data/andorra-2025-01.osm.pbf";
    static const double planet = 85e9, reads = 1.7, kept = 600e6 + 150e6, /* houses; others */
        way_nodes = 2.5e9; /* of the ways that are kept */
    double objects = f->cost[RATE] * 1e6 * f->cost[BUILD_CPU], each = 0, bytes = 0;
    double unpacking = decode_seconds(extract);
    struct stat real;
    if (stat(extract, &real) || unpacking <= 0 || !sort_nodes(beside, &each, &bytes)) {
        return;
    }
    double seconds = planet * reads / (double)real.st_size * unpacking +
                     kept * f->cost[BUILD_WALL] / objects + 2 * way_nodes * each;
    double scratch = kept * f->cost[SCRATCH] / objects + 2 * way_nodes * bytes;
    printf("planet by its parts: build, wall\t%.2g hours\t-\t-\n", seconds / 3600);
    printf("planet by its parts: temporary files\t%.3g GB\t-\t-\n", scratch * 1e-9);
    printf("planet by its parts: index file\t%.3g GB\t-\t-\n", kept * f->cost[SIZE] * 1e-9);
}

int main(int argc, char **argv) {
    char folder[] = "/tmp/geocoder-bench-XXXXXX", source[64], index[64], kept[OS_PATH_MAX];
    static figures found[SIZES_MAX];
    double sizes[SIZES_MAX] = {1};
    int count = argc > 1 ? argc - 1 : 1;
    bool is_done = count <= SIZES_MAX && mkdtemp(folder);
    snprintf(source, sizeof source, "%s/country.osm.pbf", folder);
    snprintf(index, sizeof index, "%s/country.idx", folder);
    for (int i = 0; i < count && is_done; i++) {
        sizes[i] = argc > 1 ? strtod(argv[i + 1], NULL) : sizes[i];
        uint64_t towns = (uint64_t)(sizes[i] * 1e6 / TOWN_HOUSES);
        write_country(source, towns);
        is_done = towns > 0 && measure(source, index, towns, &found[i]);
        unlink(source);
        unlink(index);
        unlink(build_kept_path(index, kept) ? kept : "");
        if (is_done) {
            tell(sizes[i], &found[i]);
        }
        if (is_done && i) {
            tell_growth(sizes[i - 1], &found[i - 1], sizes[i], &found[i]);
        }
        fflush(stdout);
    }
    if (is_done) {
        tell_planet(index, &found[count - 1]);
    }
    rmdir(folder);
    if (!is_done) {
        fprintf(stderr, "bench-index: a size cannot be measured: index [MILLIONS...], %d at most\n",
                SIZES_MAX);
    }
    return is_done ? EXIT_SUCCESS : EXIT_FAILURE;
}
