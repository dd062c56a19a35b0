# shellcheck shell=bash
# What .ci/run and .ci/nightly share: the packages of Debian, and stages of the build that are run and counted. Sourced.
#
# Of each stage the log has one line: its counts and its seconds; and all that it printed when it failed. Lines that begin
# with "NOTE " say what could not be checked, and are the last before the count.
set -u
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1

all_time=${all_time:-5100} # seconds for the installation and all stages together
logs=zig-out/ci            # what each stage printed, the last time
passed=0 failed=0
mkdir -p "$logs"
rm -f "$logs"/*

# install PACKAGE...: those that are missing.
install() {
    local missing=() package as_root=()
    for package; do
        [ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || missing+=("$package")
    done
    [ ${#missing[@]} != 0 ] || return 0
    [ "$(id -u)" = 0 ] || as_root=(sudo -n)
    {
        "${as_root[@]}" apt-get -qq update &&
            DEBIAN_FRONTEND=noninteractive "${as_root[@]}" apt-get -qq install -y --no-install-recommends "${missing[@]}"
    } >"$logs/install" 2>&1 || echo "NOTE ${missing[*]} cannot be installed: what needs them will fail" | tee "$logs/notes"
}

# stage WORD...: runs one step of the build.
stage() {
    local log found good bad status=0 begin=$SECONDS left=$((all_time - SECONDS))
    log=$logs/$(printf '%s-' "$@" | tr -c 'a-zA-Z0-9\n' '-')
    log=${log:0:60} # a list of groups is long
    timeout --kill-after=30s "$((left > 1 ? left : 1))" ./zigw build "$@" >"$log" 2>&1 || status=$?
    found=$(grep -oE '[0-9]+ passed, [0-9]+ failed$' "$log" | tail -n 1)
    read -r good _ bad _ <<<"${found:-0 passed, 0 failed}"
    # A stage that ends badly without a failed test, or that tested nothing, counts as one failure.
    if [ "$bad" = 0 ] && { [ "$status" != 0 ] || [ "$good" = 0 ]; }; then bad=1; fi
    [ "$bad" = 0 ] || cat "$log"
    [ "$1" != test ] || [ "$bad" != 0 ] || grep -E '^[a-z0-9_-]+: [0-9]+ .*, [0-9]+ s$' "$log" | sed 's/^/   /'
    grep '^NOTE ' "$log" >>"$logs/notes" || true
    [ "$bad" = 0 ] || echo "FAIL ./zigw build $*: status $status, all of it is in $log"
    echo "$*: $good passed, $bad failed, $((SECONDS - begin)) s"
    echo "$good $bad" >"$log.count"
}

# beside STAGES...: stages, one string each, one after the other beside those that follow until `joined`.
beside() {
    {
        local one
        # shellcheck disable=SC2086 # a string is the words of a stage
        for one; do stage $one; done
    } &
    other=$!
}
joined() { wait "$other"; }

# finish: the notes and the last line.
finish() {
    local file good bad
    for file in "$logs"/*.count; do
        read -r good bad <"$file"
        passed=$((passed + good)) failed=$((failed + bad))
    done
    [ ! -s "$logs/notes" ] || sort -u "$logs/notes"
    echo "$passed passed, $failed failed"
    [ "$failed" = 0 ]
}
