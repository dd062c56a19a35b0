/* runner.c: host tool behind `zig build test`: runs the test programs one after another and adds up
 * their counts.
 *
 *   runner NAME PROGRAM ARGUMENT... [-- NAME PROGRAM ARGUMENT...]...
 *
 * A program prints what it likes and ends with "WORD: N passed, N failed". One that ends otherwise,
 * or exits non-zero without a failed test, counts as one failed test. The last line is "N passed, N
 * failed". */
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
    LINE_LEN_MAX = 4096,      /* longer lines are passed on, and are no summary */
    PROGRAM_TIME_MAX_S = 1800 /* a test that hangs must not hold the build for ever */
};

static struct { long passed, failed; } total;

static volatile sig_atomic_t running; /* process group of the test program */

static void stop_program(int signal_number) {
    (void)signal_number;
    if (running > 0) kill(-(pid_t)running, SIGKILL);
}

static int summary_of(const char *line, long *passed, long *failed) {
    const char *colon = strstr(line, ": ");
    int end = 0;
    return colon && sscanf(colon + 2, "%ld passed, %ld failed%n", passed, failed, &end) == 2 &&
           (colon[2 + end] == '\n' || colon[2 + end] == 0);
}

/* Passes the output on and remembers the last summary line. */
static int follow(int from, long *passed, long *failed) {
    static char line[LINE_LEN_MAX];
    int found = 0;
    FILE *in = fdopen(from, "r");
    if (!in) return 0;
    while (fgets(line, sizeof line, in)) {
        fputs(line, stdout);
        fflush(stdout);
        if (summary_of(line, passed, failed)) found = 1;
    }
    fclose(in);
    return found;
}

static void run(const char *name, char **argv) {
    int pipe_ends[2], status = 0;
    long passed = 0, failed = 0;
    fflush(stdout);
    if (pipe(pipe_ends) != 0) exit(2);
    pid_t child = fork();
    if (child < 0) exit(2);
    if (child == 0) {
        setpgid(0, 0);
        dup2(pipe_ends[1], STDOUT_FILENO);
        close(pipe_ends[0]);
        close(pipe_ends[1]);
        execvp(argv[0], argv);
        printf("cannot run %s\n", argv[0]);
        fflush(stdout);
        _exit(127);
    }
    close(pipe_ends[1]);
    running = (sig_atomic_t)child;
    alarm(PROGRAM_TIME_MAX_S);
    int found = follow(pipe_ends[0], &passed, &failed);
    waitpid(child, &status, 0);
    alarm(0);
    running = 0;
    if (!found || (status != 0 && failed == 0)) {
        failed++;
        printf("FAIL %s ended %s %d%s\n", name, WIFSIGNALED(status) ? "by signal" : "with code",
               WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status),
               found ? "" : " and gave no summary");
    }
    total.passed += passed;
    total.failed += failed;
}

int main(int argc, char **argv) {
    signal(SIGALRM, stop_program);
    time_t begin = time(NULL);
    for (int i = 1; i < argc;) {
        int end = i;
        while (end < argc && strcmp(argv[end], "--") != 0) end++;
        argv[end] = NULL; /* argv[argc] is NULL already */
        if (end - i >= 2) run(argv[i], argv + i + 1);
        i = end + 1;
    }
    if (total.passed == 0) total.failed++; /* a run that tested nothing is no success */
    printf("all tests, %ld s:\n%ld passed, %ld failed\n", (long)(time(NULL) - begin), total.passed,
           total.failed);
    return total.failed ? 1 : 0;
}
