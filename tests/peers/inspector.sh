#!/bin/bash
# The MCP Inspector's command line.
#   inspector.sh legacy|auto|modern|sse COMMAND...|URL  <calls.json  >replies
# One process a call, as a person would use it; --strict looks at the portability of the tools' schemas.
set -uo pipefail
era=$1
shift
target=("$@")
case $era in
sse) flags=(--transport sse) ;;
*) flags=(--protocol-era "$era") ;;
esac
case $1 in
http:*) [ "$era" = sse ] || flags+=(--transport http) ;;
*) while IFS= read -r setting; do flags+=(-e "$setting"); done < <(env | grep -E '^(NOMINATIM|GEOCODER)_') ;; # it passes on nothing else
esac

inspect() { mcp-inspector --cli "${target[@]}" "${flags[@]}" --format json -q "$@" 2>"$TMP/err" </dev/null; }
TMP=$(mktemp -d)
trap 'rm -rf "$TMP"' EXIT

if ! { hello=$(inspect --method initialize) && tools=$(inspect --method tools/list --strict); }; then
    cat "$TMP/err" >&2
    exit 1
fi
jq -nc --argjson hello "$hello" --argjson tools "$tools" \
    '{hello: $hello.result.serverInfo, protocol: $hello.result.protocolVersion, tools: [$tools.result.tools[].name] | sort}'

jq -c '.[]' | while read -r row; do
    field() { jq -r "$1" <<<"$row"; }
    case $(field '.method // "tools/call"') in
    tools/call) out=$(inspect --method tools/call --tool-name "$(field .tool)" --tool-args-json "$(field '.arguments // {}')") ;;
    resources/read) out=$(inspect --method resources/read --uri "$(field .params.uri)") ;;
    prompts/get)
        mapfile -t prompt_args < <(field '.params.arguments | to_entries[] | "\(.key)=\(.value)"')
        out=$(inspect --method prompts/get --prompt-name "$(field .params.name)" --prompt-args "${prompt_args[@]}")
        ;;
    resources/list | prompts/list) out=$(inspect --method "$(field .method)") ;;
    *) continue ;; # the Inspector's command line has no completion
    esac
    # it exits with 5 on isError, and prints the result all the same
    if [ -n "$out" ]; then
        jq -c --argjson row "$row" '{name: $row.name, result}' <<<"$out"
    else
        jq -nc --argjson row "$row" --rawfile err "$TMP/err" '{name: $row.name, thrown: $err}'
    fi
done
