#ifndef GEO_TOPIC_H
#define GEO_TOPIC_H
/* topic -- the documents of src/docs, which the build has put into the program, and the tables that
 * are generated from rows. */

#include "../base/arena.h"
#include "../base/out.h"

typedef struct {
    const char *path; /* "/docs/answers", whose last part is the name */
    const char *help; /* what the document is about */
} topic;

GEO_FN int topic_count(void); /* 0: the program was built without documents */
GEO_FN const topic *topic_at(int i);
GEO_FN str topic_name(int i);
GEO_FN int topic_find(str name); /* -1: none has it */
/* A document in Markdown, with its generated tables; absent: the arena is full. */
GEO_FN str topic_text(int i, arena *mem);
/* Writes one of the tables in Markdown; false: none is called so. */
GEO_FN bool topic_table(out *o, str name);
GEO_FN void topic_tables(out *o); /* their names, each behind a space */

#endif
