#ifndef GEO_DEPLOY_H
#define GEO_DEPLOY_H
/* deploy -- the files that run the program as a service, with the settings of this command: systemd
 * units, a compose file and a Kubernetes manifest. Only texts; install prints or writes them. */

#include "../base/out.h"

typedef struct {
    const char *name, *title, *path, *next; /* next: what to do when it has been written */
} deploy_row;

GEO_FN const deploy_row *deploy_at(int index);       /* NULL past the last; several have one name */
GEO_FN bool deploy_is_wanted(const deploy_row *row); /* with these settings */
/* The text of the file; self: the absolute path of the program. */
GEO_FN void deploy_write(out *o, const deploy_row *row, str self);
GEO_FN str deploy_template(str name); /* a file of src/data/deploy; absent: there is none */

#endif
