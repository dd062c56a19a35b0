/* stdio -- measures geocoder over stdio, side by side in one run with the Python reference, a
 * program that echoes lines, and a program that does nothing. Only the ratios of one run mean
 * anything.
 *
 *   stdio GEOCODER REFERENCE ECHO NOTHING     (the upstream comes from the environment)
 *
 * Prints rows "figure TAB geocoder TAB beside TAB ratio TAB goal TAB met"; exit status 0 when all
 * could be measured, whatever the figures are. The programs are measured in turn, so that other
 * load on the machine affects all alike; each figure is the median of its rounds. Both ends run on
 * one core: across two, waking the other end takes longer than most answers, and how long depends
 * on what else runs. */
#define _GNU_SOURCE /* sched_setaffinity */
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <spawn.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

enum {
    STARTS = 200,          /* of the programs in C: their start takes a millisecond at most */
    REFERENCE_STARTS = 15, /* a third of a second each */
    ROUNDS = 9,            /* an odd number: the median is one of them */
    ROUND_MS = 300,
    MEMORY_CALLS = 10000,
    LINE_BYTES_MAX = 1 << 20,
    ROUNDS_MAX = STARTS
};

#define HANDSHAKE                                                                                  \
    "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":"     \
    "\"2025-11-25\",\"capabilities\":{},\"clientInfo\":{\"name\":\"bench\",\"version\":\"1\"}}}\n" \
    "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}\n"                             \
    "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/list\"}\n"
#define CALL(tool, arguments)                                                                      \
    "{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"tools/call\",\"params\":{\"name\":\"" tool         \
    "\",\"arguments\":{" arguments "}}}\n"
#define POINTS                                                                                     \
    "[[40.0000,-74.0],[34.05,-118.24],[41.88,-87.63],[29.76,-95.37],[33.45,-112.07],[39.95,-75."   \
    "17],"                                                                                         \
    "[29.42,-98.49],[32.72,-117.16],[32.78,-96.8],[37.34,-121.89]]"

static char matrix[] = CALL("distance_matrix", "\"points\":" POINTS);
static char matrix_in_string[] = CALL("distance_matrix", "\"points\":\"" POINTS "\"");
static char cached_geocode[] = CALL("geocode", "\"query\":\"Casino de Monte-Carlo\"");

typedef struct {
    pid_t pid;
    int to, from;
} child;

static char line[LINE_BYTES_MAX];
static bool all_measured = true;

/* ---- small things ---- */

static double now_ms(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

static int by_size(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double median(double *values, int count) {
    qsort(values, (size_t)count, sizeof *values, by_size);
    return values[count / 2];
}

static void give_up(const char *what, const char *who) {
    fprintf(stderr, "bench: %s: %s\n", who, what);
    all_measured = false;
}

/* A row of the table. A goal of 0 is none; at_most: the ratio must stay below it, else reach it. */
static void row(const char *figure, const char *unit, double ours, double beside, double goal,
                bool at_most) {
    double ratio = beside > 0 ? ours / beside : 0;
    char goal_text[32] = "-";
    if (goal > 0) snprintf(goal_text, sizeof goal_text, "%s %.3gx", at_most ? "<=" : ">=", goal);
    int digits = ours < 100 ? 2 : 0, digits_beside = beside < 100 ? 2 : 0;
    printf("%s\t%.*f %s\t%.*f %s\t%.3gx\t%s\t%s\n", figure, digits, ours, unit, digits_beside,
           beside, unit, ratio, goal_text,
           goal > 0 ? ((at_most ? ratio <= goal : ratio >= goal) ? "yes" : "NO") : "-");
    fflush(stdout);
}

/* ---- one program ---- */

static bool child_start(child *c, const char *program, const char *argument) {
    char *const argv[] = {(char *)program, (char *)argument, NULL};
    int in[2], out[2];
    if (pipe(in) != 0 || pipe(out) != 0) return false;
    fcntl(in[1], F_SETFD, FD_CLOEXEC);
    fcntl(out[0], F_SETFD, FD_CLOEXEC);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, in[0], STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, out[1], STDOUT_FILENO);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addclose(&actions, in[0]);
    posix_spawn_file_actions_addclose(&actions, out[1]);
    bool fine = posix_spawn(&c->pid, program, &actions, NULL, argv, environ) == 0;
    posix_spawn_file_actions_destroy(&actions);
    close(in[0]);
    close(out[1]);
    c->to = in[1];
    c->from = out[0];
    if (!fine) close(in[1]), close(out[0]);
    return fine;
}

static void child_end(child *c) {
    close(c->to);
    close(c->from);
    waitpid(c->pid, NULL, 0);
}

static bool child_send(const child *c, const char *text, size_t length) {
    return write(c->to, text, length) == (ssize_t)length; /* far below a pipe's capacity */
}

/* One line of its output, with the newline; 0 at its end. Nothing may follow the line. */
static size_t child_line(const child *c) {
    size_t held = 0;
    while (held < sizeof line) {
        ssize_t got = read(c->from, line + held, sizeof line - held);
        if (got <= 0) return 0;
        held += (size_t)got;
        if (line[held - 1] == '\n') return held;
    }
    return 0;
}

/* Handshake and tools/list, sent at once; true when the answer to the list has come. */
static bool child_greet(const child *c) {
    if (!child_send(c, HANDSHAKE, sizeof HANDSHAKE - 1)) return false;
    for (int lines = 0; lines < 100; lines++) {
        size_t length = child_line(c);
        if (length == 0) return false;
        line[length - 1] = '\0';
        if (strstr(line, "\"tools\":[{") != NULL || strstr(line, "\"tools\": [{") != NULL)
            return true;
    }
    return false;
}

/* Another first point for each call: geocoder repeats what it answered within the last second, and
 * the matrix is to be computed each time. */
static void vary(char *request) {
    static unsigned calls;
    static const char place[] = "[[40.";
    char *digits = strstr(request, place), text[8];
    if (digits) {
        snprintf(text, sizeof text, "%04u", ++calls % 10000);
        memcpy(digits + sizeof place - 1, text, 4);
    }
}

static size_t child_call(const child *c, char *request, size_t length) {
    vary(request);
    return child_send(c, request, length) ? child_line(c) : 0;
}

/* Resident kB of a process; its executable and libraries, where touched, included. */
static double resident_kb(pid_t pid) {
    char path[64], text[128] = "";
    double kb = 0;
    snprintf(path, sizeof path, "/proc/%ld/status", (long)pid);
    FILE *file = fopen(path, "r");
    while (file != NULL && fgets(text, sizeof text, file) != NULL)
        if (strncmp(text, "VmRSS:", 6) == 0) kb = strtod(text + 6, NULL);
    if (file != NULL) fclose(file);
    return kb;
}

/* ---- start ---- */

static double start_ms(const char *program, const char *argument) {
    child c;
    double from = now_ms(), took = -1;
    if (!child_start(&c, program, argument)) return -1;
    if (child_greet(&c)) took = now_ms() - from;
    child_end(&c);
    return took;
}

static double nothing_ms(const char *program) {
    child c;
    double from = now_ms();
    if (!child_start(&c, program, NULL)) return -1;
    waitpid(c.pid, NULL, 0);
    double took = now_ms() - from;
    close(c.to);
    close(c.from);
    return took;
}

static void compare_start(const char *geocoder, const char *reference, const char *nothing) {
    static double ours[ROUNDS_MAX], bare[ROUNDS_MAX], theirs[ROUNDS_MAX];
    int slow = 0;
    for (int i = 0; i < STARTS; i++) {
        ours[i] = start_ms(geocoder, "mcp");
        bare[i] = nothing_ms(nothing);
        if (i % (STARTS / REFERENCE_STARTS + 1) == 0) theirs[slow++] = start_ms(reference, "stdio");
    }
    double a = median(ours, STARTS), b = median(bare, STARTS), c = median(theirs, slow);
    if (ours[0] < 0) give_up("gives no tools/list answer", geocoder);
    if (bare[0] < 0) give_up("does not start", nothing);
    if (theirs[0] < 0) give_up("gives no tools/list answer", reference);
    row("start to first tools/list, Python reference", "ms", a, c, 1.0 / 200, true);
    row("start to first tools/list, a program that does nothing", "ms", a, b, 3, true);
}

/* ---- memory ---- */

typedef struct {
    double idle, once, twice; /* kB: after the handshake, after MEMORY_CALLS, after as many again */
} memory;

static memory memory_of(const char *program, const char *argument, char *request) {
    memory m = {0, 0, 0};
    child c;
    if (!child_start(&c, program, argument)) return m;
    if (child_greet(&c)) {
        m.idle = resident_kb(c.pid);
        for (int i = 0; i < 2 * MEMORY_CALLS && child_call(&c, request, strlen(request)) > 0; i++)
            if (i + 1 == MEMORY_CALLS) m.once = resident_kb(c.pid);
        m.twice = resident_kb(c.pid);
    }
    child_end(&c);
    if (m.once <= 0) give_up("does not last 10,000 calls", program);
    return m;
}

static void compare_memory(const char *geocoder, const char *reference) {
    memory ours = memory_of(geocoder, "mcp", matrix);
    memory theirs = memory_of(reference, "stdio", matrix_in_string);
    row("resident memory, idle", "kB", ours.idle, theirs.idle, 1.0 / 20, true);
    row("resident memory after 10,000 calls", "kB", ours.once, theirs.once, 1.0 / 20, true);
    row("geocoder's after 20,000 calls, beside 10,000", "kB", ours.twice, ours.once, 1.01, true);
}

/* ---- ping-pong ---- */

static double calls_per_s(const child *c, char *request) {
    size_t length = strlen(request);
    double from = now_ms(), took;
    int calls = 0;
    do {
        for (int i = 0; i < 20; i++, calls++)
            if (child_call(c, request, length) == 0) return 0;
        took = now_ms() - from;
    } while (took < ROUND_MS);
    return calls * 1e3 / took;
}

/* All programs answer in turn. The sized echo moves as many bytes as geocoder does. */
static void compare_calls(const char *name, const char *geocoder, const char *echo,
                          const char *reference, char *request, double echo_goal) {
    static double rates[4][ROUNDS_MAX];
    child peers[4]; /* geocoder, echo of the same sizes, plain echo, reference */
    char size[32], figure[128];
    if (!child_start(&peers[0], geocoder, "mcp") || !child_greet(&peers[0])) {
        give_up("gives no tools/list answer", geocoder);
        return;
    }
    size_t reply = child_call(&peers[0], request, strlen(request));
    line[reply > 0 ? reply - 1 : 0] = '\0';
    if (reply == 0 || strstr(line, "\"isError\":true") != NULL ||
        strstr(line, "\"error\":{") != NULL)
        give_up(line, name);
    snprintf(size, sizeof size, "%zu", reply);
    bool fine = child_start(&peers[1], echo, size) && child_start(&peers[2], echo, NULL);
    if (reference != NULL)
        fine = fine && child_start(&peers[3], reference, "stdio") && child_greet(&peers[3]);
    if (!fine) {
        give_up("does not start", echo);
        return;
    }
    int count = reference != NULL ? 4 : 3;
    for (int round = 0; round < ROUNDS; round++)
        for (int p = 0; p < count; p++)
            rates[p][round] = calls_per_s(&peers[p], p == 3 ? matrix_in_string : request);
    for (int p = 0; p < count; p++) {
        child_end(&peers[p]);
        if (median(rates[p], ROUNDS) <= 0) give_up("stopped answering", name);
    }
    double ours = median(rates[0], ROUNDS);
    snprintf(figure, sizeof figure, "%s, echo of %zu in, %zu out", name, strlen(request), reply);
    row(figure, "/s", ours, median(rates[1], ROUNDS), echo_goal, false);
    snprintf(figure, sizeof figure, "%s, plain echo", name);
    row(figure, "/s", ours, median(rates[2], ROUNDS), 0, false);
    if (reference == NULL) return;
    snprintf(figure, sizeof figure, "%s, Python reference", name);
    row(figure, "/s", ours, median(rates[3], ROUNDS), 20, false);
}

/* Pins this program, and those it starts, to one core. */
static void stay_on_one_core(void) {
    cpu_set_t cores;
    CPU_ZERO(&cores);
    CPU_SET(sched_getcpu(), &cores);
    if (sched_setaffinity(0, sizeof cores, &cores) != 0) give_up("cannot be kept", "one core");
}

int main(int argc, char **argv) {
    if (argc != 5) return 2;
    const char *geocoder = argv[1], *reference = argv[2], *echo = argv[3], *nothing = argv[4];
    signal(SIGPIPE, SIG_IGN);
    compare_start(geocoder, reference, nothing);
    compare_memory(geocoder, reference);
    stay_on_one_core();
    compare_calls("distance_matrix of 10 points", geocoder, echo, reference, matrix, 0.3);
    compare_calls("geocode from the cache", geocoder, echo, NULL, cached_geocode, 0.4);
    return all_measured ? 0 : 1;
}
