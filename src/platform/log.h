#ifndef GEO_LOG_H
#define GEO_LOG_H
/* log -- one line per event, on stderr or to a function, as text or JSON. Secrets are never logged,
 * queries only at LOG_DEBUG. Control characters are escaped, so that no input can forge a line. */

#include "../base/str.h"

/* ORDER log_level: the choices of GEOCODER_LOG_LEVEL */
typedef enum {
    LOG_ERROR, /* needs action */
    LOG_WARN,  /* worked around, but worth a look */
    LOG_INFO,  /* start, stop, each HTTP request */
    LOG_DEBUG  /* queries, and how they were answered */
} log_level;

enum { LOG_MEMBERS_MAX = 2048 }; /* for an HTTP request, whose path is cut to fit */

/* Until it is called: LOG_WARN, as text. */
GEO_FN void log_setup(log_level level, bool as_json);
/* Takes lines instead of stderr, without their line break, one at a time. */
typedef void log_sink(void *data, int level, const char *line);
GEO_FN void log_to(log_sink *sink, void *data); /* NULL: stderr again */
GEO_FN bool log_enabled(log_level level);       /* for lines that are expensive to prepare */
/* `name` is a stable word for programs ("cache_damaged"), the rest is a sentence for people. For
 * any thread. */
GEO_FN void log_event(log_level level, const char *name, const char *format, ...) GEO_PRINTF(3, 4);
/* The same with data for programs: as JSON the line has these members (JSON, separated by commas,
 * at most LOG_MEMBERS_MAX bytes) instead of the sentence. */
GEO_FN void log_record(log_level level, const char *name, str members, const char *format, ...)
    GEO_PRINTF(4, 5);

#endif
