#ifndef GEO_CLI_H
#define GEO_CLI_H
/* cli -- the command line: sub-commands by table, every tool among them. */

#include "../base/base.h"

/* The program. Answers the exit code. argv is changed: flags of settings are taken out. */
GEO_FN int cli_main(int argc, char **argv);

#endif
