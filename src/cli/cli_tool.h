#ifndef GEO_CLI_TOOL_H
#define GEO_CLI_TOOL_H
/* cli_tool -- a row of the tool table as a sub-command: its arguments become the JSON arguments of
 * tools/call, and the same tool_run answers. Also prints for all commands. */

#include "../tool/tool.h"

enum {
    CLI_TOOL_VALUES_MAX = 128,     /* of one parameter; more than any list may have */
    CLI_TOOL_OUTPUT_MAX = 8 << 20, /* the largest result */
    CLI_TOOL_INTERRUPTED = 130,    /* exit code, as of shells: 128 and SIGINT, */
    CLI_TOOL_UNREAD = 141          /* and SIGPIPE */
};

/* The values given for each parameter of the row, and the requested form of output. */
typedef struct {
    const char *values[TOOL_PARAMS_MAX][CLI_TOOL_VALUES_MAX];
    int counts[TOOL_PARAMS_MAX];
    bool is_positional[TOOL_PARAMS_MAX]; /* list elements, which are never split */
    bool wants_json, wants_text;
} cli_tool_args;

/* Assigns arguments to parameters. Positional ones fill the required parameters in order; the last
 * of these takes all the rest if it is a list. A place that comes first in a row is one, too.
 * Options are `--name value` or `--name=value`; `--` ends them. False: `problem` has a sentence
 * about the first mistake. */
GEO_FN bool cli_tool_parse(const tool *t, char **args, int count, cli_tool_args *given,
                           out *problem);
/* Writes the arguments as JSON members, without braces. Converts types leniently; tool_run
 * validates.
 */
GEO_FN void cli_tool_write_arguments(out *o, const tool *t, const cli_tool_args *given);

/* Runs `geocoder TOOL ARGS...` and prints; returns the exit code: that of the status, or 1 when
 * nothing was found, or only nearly, or not all of a list. */
GEO_FN int cli_tool_run(const tool *t, char **args, int count);

/* Whether `--category` sets a parameter of the tool, also by a name that its help page omits. */
GEO_FN bool cli_tool_has_option(const tool *t, str word);
GEO_FN void cli_tool_write_help(out *o, const tool *t);
GEO_FN void cli_tool_write_options(out *o, const tool *t); /* the part of it that lists these */
/* The options that set a parameter, "--language, --lang, -l". */
GEO_FN void cli_tool_write_flags(out *o, const param *p, const char *separator);
GEO_FN void cli_tool_quote(out *o, str word); /* as a shell takes it, in quotes if it needs any */
GEO_FN bool cli_tool_is_number(const char *word);
GEO_FN bool cli_tool_is_option(const char *word); /* not a number like "-33.9" */

GEO_FN void cli_tool_print(str text); /* to stdout; exits when that fails */
GEO_FN int cli_tool_unwritten(void); /* the exit code after stdout could not be written; says why */
GEO_FN void cli_tool_error(const char *format, ...)
    GEO_PRINTF(1, 2); /* "geocoder: ...\n" to stderr */

#endif
