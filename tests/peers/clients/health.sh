#!/bin/bash
# What programs with a health check of their own say about the server, each in a home folder that is empty.
#   health.sh BINARY
# Their own commands add it; no account and no key is needed. codex starts servers only for its app-server, which is
# asked for its list of tools.
set -uo pipefail
BIN=$1
export HOME=$PWD/home
mkdir -p "$HOME/.gemini" project
cd project || exit 1
printf '{"%s":"TRUST_FOLDER"}' "$PWD" >"$HOME/.gemini/trustedFolders.json" # else gemini starts nothing here

# said NAME WANTED: a line of stdin has WANTED.
said() {
    local text
    text=$(cat)
    if grep -q "$2" <<<"$text"; then echo "ok client $1"; else
        echo "FAIL client $1: no \"$2\" in: $(tr '\n' ' ' <<<"$text" | tail -c 300)"
    fi
}

add_and_list() {
    local name=$1 wanted=$2
    shift 2
    timeout 60 "$name" mcp add geocoder "$@" mcp >/dev/null 2>&1
    timeout 60 "$name" mcp list 2>&1 | said "$name" "$wanted"
}
add_and_list claude 'geocoder.*Connected' -- "$BIN"
add_and_list gemini 'geocoder.*Connected' "$BIN"
add_and_list qwen 'geocoder.*Connected' "$BIN"
add_and_list codex 'geocoder.*enabled' -- "$BIN"
{
    printf '%s\n' '{"id":1,"method":"initialize","params":{"clientInfo":{"name":"peer","version":"1"}}}' \
        '{"method":"initialized"}' '{"id":2,"method":"mcpServerStatus/list","params":{}}'
    sleep 10 # its answer comes when the server has started; it ends with its input
} | timeout 60 codex app-server 2>/dev/null | said "codex app-server" '"reverse_geocode"'
