#!/bin/bash
# offline.sh BINARY: every tool with --offline, although an upstream is set, under strace, and what goes
# with an index file: none may open a socket; without --offline the trace must show one. Prints `ok NAME` or
# `FAIL NAME: why` per tool.
set -u
binary=$1
folder=$(mktemp -d)
trace=$folder/trace
data=$(dirname "$0")/data/monaco-2026-03.osm.pbf
trap 'rm -rf "$folder"' EXIT
export NOMINATIM_BASE_URL=http://127.0.0.1:9/ NOMINATIM_EMAIL=nobody@example.org

# traced ARGUMENT...: runs the binary and records its network calls. A thread that is still in a call when the process
# ends leaves a line `???(`, which names none.
traced() {
    strace -f -qq -e trace=%network -o "$trace.all" "$binary" "$@" >/dev/null 2>&1
    local status=$?
    grep -v '^[0-9]* *???(' "$trace.all" >"$trace"
    return $status
}

# try TOOL ARGUMENT...
try() {
    local status=0
    traced --offline "$@" || status=$?
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
try index build -o "$folder/monaco.idx" "$data"
try geocode 'Rue Grimaldi' --index "$folder/monaco.idx"
printf 'Paris\n43.7, 7.4\n' >"$folder/names.txt"
try batch "$folder/names.txt" --index "$folder/monaco.idx"
printf '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"geocode","arguments":{"query":"Paris"}}}\n' |
    try mcp

traced --backend nominatim geocode Boulder
if grep -q 'socket(AF_INET' "$trace"; then
    echo "ok not offline geocode: a socket was opened"
else
    echo "FAIL not offline geocode: the trace shows no socket"
fi
