/* compare_builds.c: host tool that shows that two builds are the same program: for the same input
 * both must give the same bytes and the same exit code.
 *
 *   compare_builds PROGRAM OTHER */
#define _POSIX_C_SOURCE 200809L
#include "common.h"

enum { ANSWER_LEN_MAX = 1 << 20 };

static const struct {
    const char *input, *arguments;
} questions[] = {
    {"", "--version"},
    {"", "--help"},
    {"", "docs tools"},
    {"", "docs settings"},
    {"", "geocode 'Boulder, Colorado' --offline"},
    {"", "geocode 'no such place anywhere' --offline --json"},
    {"", "reverse_geocode 43.73 7.42 --offline"},
    {"", "no_such_command"},
    {"{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":"
     "\"2025-11-25\",\"capabilities\":{},\"clientInfo\":{\"name\":\"same\",\"version\":\"1\"}}}\n"
     "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}\n"
     "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/list\"}\n",
     "--offline"},
};

static text ask(const char *program, const char *input, const char *arguments) {
    char command[4096];
    text t = {take(ANSWER_LEN_MAX), 0};
    snprintf(command, sizeof command,
             "printf '%%s' '%s' | env -i '%s' %s 2>&1; echo \"exit code $?\"", input, program,
             arguments);
    FILE *from = popen(command, "r");
    if (!from) die("cannot run", program);
    t.len = fread(t.at, 1, ANSWER_LEN_MAX - 1, from);
    pclose(from);
    return t;
}

int main(int argc, char **argv) {
    if (argc != 3) die("usage", "compare_builds PROGRAM OTHER");
    for (size_t i = 0; i < sizeof questions / sizeof questions[0]; i++) {
        text a = ask(argv[1], questions[i].input, questions[i].arguments);
        text b = ask(argv[2], questions[i].input, questions[i].arguments);
        check(a.len == b.len && memcmp(a.at, b.at, a.len) == 0,
              "the flat build answers `%s` differently:\n%s%s", questions[i].arguments, a.at, b.at);
    }
    return checks_end("compare-builds", (int)(sizeof questions / sizeof questions[0]), "answers");
}
