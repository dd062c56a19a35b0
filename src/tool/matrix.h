#ifndef GEO_MATRIX_H
#define GEO_MATRIX_H
/* matrix -- the handler of distance_matrix. */

#include "row.h"

TOOL_HANDLER(matrix_run, matrix_record);

#endif
