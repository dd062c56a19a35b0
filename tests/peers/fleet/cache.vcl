vcl 4.1;
# Varnish as a cache before the Nominatim face needs no rule of its own: Cache-Control and Vary of the answers say it all.
backend default { .host = "127.0.0.1"; .port = "@BEHIND@"; }
