/* runner.c: host tool behind `zig build test` and the single checks: runs test programs, two at a
 * time, and adds up their counts.
 *
 *   runner NAME PROGRAM ARGUMENT... [-- NAME PROGRAM ARGUMENT...]...
 *
 * A program prints what it likes and ends with a summary line, which is one of
 *
 *   WORD: N passed, N failed      N tests
 *   WORD: N THINGS, N faults      one test, which looked at N things of the tree
 *
 * One that ends otherwise, or exits non-zero without a failed test, counts as one failed test. Of
 * each program one line is shown: its counts and its seconds; what else it printed, stderr too,
 * only when it failed. Lines that begin with "NOTE " say what could not be checked, and are shown
 * once more at the end. The last line is "N passed, N failed". */
#define _POSIX_C_SOURCE 200809L
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum {
    JOBS_MAX = 2,             /* programs at once: each of them starts servers of several threads */
    PROGRAMS_MAX = 64,        /* twice those of today */
    LINE_LEN_MAX = 4096,      /* longer lines are shown, and are no summary */
    NOTES_LEN_MAX = 4096,     /* of all programs */
    PROGRAM_TIME_MAX_S = 1800 /* a test that hangs must not hold the build for ever */
};

typedef struct {
    const char *name;
    char **argv;
    pid_t process;
    FILE *output;
    time_t begin;
} program;

static struct {
    long passed, failed;
    char notes[NOTES_LEN_MAX];
} total;

/* What the summary line of a program counted. */
typedef struct {
    long passed, failed;
    char words[128]; /* the counts as the program gave them; empty: it gave no summary */
} counts;

static int is_end(const char *at) {
    return *at == '\n' || *at == 0;
}

static void read_summary(const char *line, counts *c) {
    const char *colon = strstr(line, ": ");
    char things[64];
    long first, second;
    int end = 0;
    if (!colon) return;
    const char *at = colon + 2;
    if (sscanf(at, "%ld passed, %ld failed%n", &first, &second, &end) == 2 && end &&
        is_end(at + end)) {
        c->passed = first;
        c->failed = second;
    } else if (sscanf(at, "%ld %63[a-z ], %ld faults%n", &first, things, &second, &end) == 3 &&
               end && is_end(at + end)) {
        c->passed = first > 0 && second == 0;
        c->failed = !c->passed;
    } else {
        return;
    }
    snprintf(c->words, sizeof c->words, "%.*s", (int)strcspn(at, "\n"), at);
}

static void keep_note(const char *line) {
    size_t len = strlen(total.notes);
    snprintf(total.notes + len, sizeof total.notes - len, "%s", line);
}

/* Reads what a program printed; shows it when asked to. */
static counts read_output(FILE *from, int is_shown) {
    static char line[LINE_LEN_MAX];
    counts c = {0};
    rewind(from);
    while (fgets(line, sizeof line, from)) {
        if (is_shown) {
            fputs(line, stdout);
            continue;
        }
        read_summary(line, &c);
        if (strncmp(line, "NOTE ", 5) == 0) keep_note(line);
    }
    return c;
}

static void start(program *p) {
    fflush(stdout);
    p->output = tmpfile();
    p->begin = time(NULL);
    if (!p->output) exit(2);
    p->process = fork();
    if (p->process < 0) exit(2);
    if (p->process == 0) {
        setpgid(0, 0);
        dup2(fileno(p->output), STDOUT_FILENO);
        dup2(fileno(p->output), STDERR_FILENO);
        execvp(p->argv[0], p->argv);
        printf("cannot run %s\n", p->argv[0]);
        fflush(stdout);
        _exit(127);
    }
}

static void finish(program *p, int status) {
    counts c = read_output(p->output, 0);
    int is_odd = !*c.words || (status != 0 && c.failed == 0);
    c.failed += is_odd;
    if (c.failed) {
        printf("---- %s:\n", p->name);
        read_output(p->output, 1);
    }
    if (is_odd) {
        printf("FAIL %s ended %s %d%s\n", p->name, WIFSIGNALED(status) ? "by signal" : "with code",
               WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status),
               *c.words ? "" : " and gave no summary");
    }
    printf("%s: %s, %ld s\n", p->name, *c.words ? c.words : "no summary",
           (long)(time(NULL) - p->begin));
    fflush(stdout);
    fclose(p->output);
    p->process = 0;
    total.passed += c.passed;
    total.failed += c.failed;
}

/* Waits until one of the programs ends; one that takes too long is killed. */
static void wait_for_one(program *programs, int count) {
    int status = 0;
    pid_t ended = 0;
    while ((ended = waitpid(-1, &status, WNOHANG)) == 0) {
        nanosleep(&(struct timespec){.tv_nsec = 20000000}, NULL);
        for (int i = 0; i < count; i++) {
            if (programs[i].process && time(NULL) - programs[i].begin > PROGRAM_TIME_MAX_S)
                kill(-programs[i].process, SIGKILL);
        }
    }
    for (int i = 0; i < count; i++) {
        if (programs[i].process == ended) finish(&programs[i], status);
    }
}

/* The programs that the words name. */
static int read_programs(program *programs, int argc, char **argv) {
    int count = 0;
    for (int i = 1; i < argc;) {
        int end = i;
        while (end < argc && strcmp(argv[end], "--") != 0) end++;
        argv[end] = NULL; /* argv[argc] is NULL already */
        if (end - i >= 2 && count == PROGRAMS_MAX) exit(2);
        if (end - i >= 2) programs[count++] = (program){.name = argv[i], .argv = argv + i + 1};
        i = end + 1;
    }
    return count;
}

int main(int argc, char **argv) {
    static program programs[PROGRAMS_MAX];
    int count = read_programs(programs, argc, argv);
    time_t begin = time(NULL);
    for (int started = 0, ended = 0; ended < count;) {
        if (started < count && started - ended < JOBS_MAX) {
            start(&programs[started++]);
        } else {
            wait_for_one(programs, started);
            ended++;
        }
    }
    if (total.passed == 0) total.failed++; /* a run that tested nothing is no success */
    if (count > 1) printf("all tests, %ld s\n", (long)(time(NULL) - begin));
    printf("%s%ld passed, %ld failed\n", total.notes, total.passed, total.failed);
    return total.failed ? 1 : 0;
}
