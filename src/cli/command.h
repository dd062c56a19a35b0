#ifndef GEO_COMMAND_H
#define GEO_COMMAND_H
/* command -- a row of the table of sub-commands; tools have rows of their own. The table is in
 * cli.c; help, completion and the manual page are loops over it. */

typedef struct {
    const char *name, *sub; /* sub: the second word, as in `index build`; NULL: none */
    const char *synopsis, *help;
    void (*write_options)(out *o); /* the body of its help page; NULL: the settings */
    int (*run)(char **args, int count);
    bool is_hidden; /* in the list of commands */
} command_row;

typedef struct {
    const command_row *at;
    int count;
} command_list;

#endif
