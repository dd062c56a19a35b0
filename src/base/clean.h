#ifndef GEO_CLEAN_H
#define GEO_CLEAN_H
/* clean -- text as people, files and web pages write it, in the one form that parsers read. Every
 * interface cleans what it is asked, once, before anything reads it. Pure. */

#include "arena.h"

enum { CLEAN_TEXT_MAX = 2048 /* bytes; longer texts, which no parser reads, stay as they are */ };

/* The text without what does not belong to it: invisible characters, entities, escapes, and at its
 * ends blanks, punctuation, quotes, brackets and marks of Markdown; letters, digits, blanks and
 * signs in their plain forms; and without comma parts that say that nothing is known. Never longer
 * than CLEAN_TEXT_MAX; absent only when the arena is full; cleaned again it is the same. What would
 * be empty, or is escaped more than CLEAN_PASSES_MAX times, stays as it is, trimmed. */
GEO_FN str clean_text(arena *mem, str text);
/* Whether a cell says that nothing is known: "", "-", "N/A", "null". "NA" is Namibia. */
GEO_FN bool clean_is_blank(str cell);

#endif
