#ifndef GEO_HEALTHCHECK_H
#define GEO_HEALTHCHECK_H
/* healthcheck -- `geocoder healthcheck`: whether a server with these settings is ready, for
 * HEALTHCHECK of container images that have no other program, and for init scripts. */

/* Returns the exit status; 0: it is ready. Why not is told on stderr. */
GEO_FN int healthcheck_run(void);

#endif
