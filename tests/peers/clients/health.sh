#!/bin/bash
# What programs with a health check of their own say about the server, each in a home folder that is empty.
#   health.sh BINARY
# `geocoder install` adds it; no account and no key is needed. codex starts servers only for its app-server, which is
# asked for its list of tools.
set -uo pipefail
BIN=$1
export HOME=$PWD/home
mkdir -p "$HOME/.gemini" "$HOME/.config/opencode" "$HOME/.copilot" "$HOME/.factory" project
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

# healthy CLIENT COMMAND WANTED
healthy() {
    timeout 60 "$BIN" install "$1" >/dev/null 2>&1
    timeout 60 "$2" mcp list 2>&1 | said "$2" "$3"
}
healthy claude-code claude 'geocoder.*Connected'
healthy gemini gemini 'geocoder.*Connected'
healthy qwen qwen 'geocoder.*Connected'
healthy opencode opencode '✓ geocoder'
healthy codex codex 'geocoder.*enabled'
healthy copilot copilot 'geocoder (local)'
healthy factory droid 'geocoder.*connected'
{
    printf '%s\n' '{"id":1,"method":"initialize","params":{"clientInfo":{"name":"peer","version":"1"}}}' \
        '{"method":"initialized"}' '{"id":2,"method":"mcpServerStatus/list","params":{}}'
    sleep 10 # its answer comes when the server has started; it ends with its input
} | timeout 60 codex app-server 2>/dev/null | said "codex app-server" '"reverse_geocode"'
