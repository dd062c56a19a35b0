#ifndef GEO_HEALTHCHECK_H
#define GEO_HEALTHCHECK_H
/* healthcheck -- `geocoder healthcheck`: whether a server with these settings is ready, for
 * HEALTHCHECK of container images that have no other program, and for init scripts. In a container
 * the flags of its first process count, too; one that serves MCP on stdio is always ready. */

/* Returns the exit status; 0: it is ready. Why not is told on stderr. */
GEO_FN int healthcheck_run(void);

#endif
