#ifndef GEO_CONFINE_H
#define GEO_CONFINE_H
/* confine -- puts a server into its sandbox, with the rights that the settings call for. What it
 * serves with must be open. Does nothing with GEOCODER_SANDBOX=off. */

GEO_FN void confine_stdio(void);
GEO_FN void confine_http(void);

#endif
