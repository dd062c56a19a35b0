#ifndef GEO_LOG_H
#define GEO_LOG_H
/* log -- one line per event on stderr, as text or JSON. Never secrets; what people search for only
 * at LOG_DEBUG. Control characters are escaped, so that no input can forge a line. */

#include "../base/str.h"

/* In the order of the choices of GEOCODER_LOG_LEVEL. */
typedef enum {
    LOG_ERROR, /* someone has to do something */
    LOG_WARN,  /* worked round, worth a look */
    LOG_INFO,  /* start, stop, one line per HTTP request */
    LOG_DEBUG  /* what was asked and why it took that way */
} log_level;

enum { LOG_MEMBERS_MAX = 2048 }; /* an HTTP request, whose path is cut to fit */

/* Before it is called: LOG_WARN as text. */
GEO_FN void log_setup(log_level most, bool as_json);
GEO_FN bool log_wants(log_level level); /* for lines that cost something to prepare */
/* `name` is a stable word for programs ("cache_damaged"), the rest a sentence for people. Any
 * thread. */
GEO_FN void log_event(log_level level, const char *name, const char *format, ...) GEO_PRINTF(3, 4);
/* The same for programs to count: as JSON the line has members of its own (finished JSON, by comma,
 * at most LOG_MEMBERS_MAX bytes) instead of the sentence. */
GEO_FN void log_record(log_level level, const char *name, str members, const char *format, ...)
    GEO_PRINTF(4, 5);

#endif
