#ifndef GEO_BATCH_OUTPUT_H
#define GEO_BATCH_OUTPUT_H
/* batch_output -- the rows that `geocoder batch` writes: NDJSON, CSV or GeoJSON, one per input row;
 * and where an interrupted file continues. */

#include "../table/table_request.h"
#include "batch_summary.h"

#include "../base/arena.h"

enum { BATCH_OUTPUT_ADDED_MAX = 24 }; /* columns of --add */

/* The texts of a result: first the values of our columns, in the order of their table. */
typedef enum {
    BATCH_LAT,
    BATCH_LON,
    BATCH_MATCH,
    BATCH_CONFIDENCE,
    BATCH_PRECISION,
    BATCH_LABEL,
    BATCH_ID,
    BATCH_CATEGORY,
    BATCH_TYPE,
    BATCH_COUNTRY,
    BATCH_STATE,
    BATCH_CHOICES,
    BATCH_BBOX,
    BATCH_STATUS,
    BATCH_REASON,
    BATCH_MESSAGE,
    BATCH_USUAL, /* behind these come what --add writes */
    BATCH_FEATURE = BATCH_USUAL,
    BATCH_DISTANCE_M,
    BATCH_COUNTRY_CODE,
    BATCH_ISO3166_2,
    BATCH_HOUSE_NUMBER,
    BATCH_STREET,
    BATCH_SUBURB,
    BATCH_CITY,
    BATCH_COUNTY,
    TABLE_POSTCODE,
    BATCH_TIMEZONE,
    BATCH_UTC_OFFSET,
    BATCH_POPULATION,
    BATCH_BEARING_DEG,
    BATCH_PLACE_RANK,
    BATCH_IMPORTANCE,
    BATCH_COLUMNS,
    BATCH_ATTRIBUTION = BATCH_COLUMNS,
    BATCH_LEVEL, /* which part of its address the place is: "city" */
    BATCH_JSON,  /* the whole result; only of NDJSON */
    BATCH_TEXTS
} batch_text;

/* A result, whatever row asked for it. Absent texts are unknown. */
typedef struct {
    str texts[BATCH_TEXTS];
} batch_record;

typedef struct {
    table_input_format format;
    const table_input *in; /* its columns come first */
    bool defuses;          /* cells that a spreadsheet would run as formulas get a ' in front */
    char separator;        /* of CSV cells */
    bool has_comma;        /* numbers of CSV have a decimal comma */
    const field *fields[BATCH_COLUMNS];    /* of those that are members of the place */
    uint8_t added[BATCH_OUTPUT_ADDED_MAX]; /* columns besides the usual, of batch_text */
    int added_count;
    char prefix[8]; /* of our columns: one that no column of the input has */
} batch_output;

/* The result of a row. */
typedef struct {
    int64_t number; /* from 1 */
    const table_request *request;
    const call *failed;  /* NULL: success */
    batch_record record; /* its status and precision as the row has asked */
    batch_summary_class class;
} batch_output_answer;

/* A new output; chooses its prefix. Of a table of points it has what is there, how far away, and
 * the codes of its country and state. */
GEO_FN batch_output batch_output_new(table_input_format format, const table_input *in,
                                     bool defuses);
/* Adds the columns of "city,timezone". False: *missing is none. */
GEO_FN bool batch_output_add(batch_output *output, str list, str *missing);
GEO_FN void batch_output_write_addable(out *o); /* "feature, distance_m": what can be added */
/* What the output writes of a result, in REQUEST memory, where it has what the result has. */
GEO_FN batch_record batch_output_record(const batch_output *output, const tool_result *result,
                                        arena *mem);
/* Judges a record by what its row asks for. */
GEO_FN void batch_output_judge(batch_output_answer *answer);

GEO_FN void batch_output_write_begin(out *o, const batch_output *output);
GEO_FN void batch_output_write_row(out *o, const batch_output *output,
                                   const batch_output_answer *answer, arena *mem);
/* `credits`: what must be shown with the data. */
GEO_FN void batch_output_write_end(out *o, const batch_output *output, str credits);

/* What an unfinished output has. */
typedef struct {
    size_t kept;  /* bytes of complete rows */
    int64_t rows; /* in them; -1: the text is not such an output */
    str last;     /* the last of them */
    batch_summary summary;
} batch_output_state;

GEO_FN batch_output_state batch_output_resume(const batch_output *output, str text, arena *mem);
/* Whether a row of an output is that of such an input row. */
GEO_FN bool batch_output_is_row(const batch_output *output, str row,
                                const batch_output_answer *answer, arena *mem);

#endif
