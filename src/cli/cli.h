#ifndef GEO_CLI_H
#define GEO_CLI_H
/* cli -- the command line: a table of sub-commands; every tool is one, too. */

#include "../base/base.h"

/* The program; returns the exit code. Takes the flags of settings out of argv. */
GEO_FN int cli_main(int argc, char **argv);

#endif
