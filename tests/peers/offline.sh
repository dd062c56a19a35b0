#!/bin/bash
# offline.sh BINARY: every tool with --offline, although an upstream is set, under strace: none may open a
# socket. Prints `ok NAME` or `FAIL NAME: why` per tool.
set -u
binary=$1
trace=$(mktemp)
trap 'rm -f "$trace"' EXIT
export NOMINATIM_BASE_URL=http://127.0.0.1:9/ NOMINATIM_EMAIL=nobody@example.org

# try TOOL ARGUMENT...
try() {
    local status=0
    strace -f -qq -e trace=%network -o "$trace" "$binary" --offline "$@" >/dev/null 2>&1 || status=$?
    if [ $status != 0 ]; then
        echo "FAIL offline $1: it ended with status $status"
    elif [ -s "$trace" ]; then
        echo "FAIL offline $1: it called $(head -n 1 "$trace")"
    else
        echo "ok offline $1: no socket was opened"
    fi
}

try geocode 'Boulder, Colorado'
try reverse_geocode 43.7396 7.4277
try bbox_from_place Monaco
try nearby_places 48.8566 2.3522 --radius-km 20
try admin_boundaries 48.8566 2.3522
try batch_geocode Paris München Mailand
try route_waypoints Paris Lyon Marseille
try distance_matrix Paris Lyon '[43.3, 5.4]'
try geocoder_status
try geocoder_capabilities
