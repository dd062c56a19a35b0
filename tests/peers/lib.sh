# shellcheck shell=bash
# shellcheck disable=SC2034 # what it sets is used where it is sourced
# What the scripts of the peers share: the cache folder, packages, free ports. Sourced, never run.
# Everything that is downloaded, built or imported lives below $CACHE, and may be deleted at any time.
set -euo pipefail

PEERS=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
CACHE=${XDG_CACHE_HOME:-$HOME/.cache}/geocoder/peers
RUN=$CACHE/run # pid files, ports, sockets, logs of what is running now
mkdir -p "$RUN"

say() { printf '%s\n' "$*" >&2; }
die() {
    say "$0: $*"
    exit 2
}

# Only root may install Debian packages; anybody else goes through sudo where there is one.
as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi
}

# need_debian PACKAGE...: installs those that are missing.
need_debian() {
    local missing=() package
    for package; do
        dpkg-query -W -f '${Status}\n' "$package" 2>/dev/null | grep -q 'ok installed' ||
            missing+=("$package")
    done
    [ ${#missing[@]} = 0 ] && return
    command -v apt-get >/dev/null || die "please install ${missing[*]}: this is not a Debian system"
    say "installing Debian packages: ${missing[*]}"
    {
        as_root apt-get update -q &&
            as_root env DEBIAN_FRONTEND=noninteractive \
                apt-get install -y -q --no-install-recommends "${missing[@]}"
    } >"$CACHE/apt.log" 2>&1 || die "apt-get failed, see $CACHE/apt.log"
}

# need_venv NAME REQUIREMENTS [OPTION...]: a virtual environment $CACHE/NAME that holds exactly the
# packages of the requirements file; made by Debian's own python3, so that its python3-icu fits.
need_venv() {
    local venv=$CACHE/$1 wanted=$2
    shift 2
    cmp -s "$wanted" "$venv/wanted" && return
    need_debian python3-venv
    say "installing PyPI packages of $(basename "$wanted")"
    rm -rf "$venv"
    /usr/bin/python3 -m venv "$@" "$venv"
    "$venv/bin/pip" install -q -r "$wanted" >"$CACHE/pip.log" 2>&1 ||
        die "pip failed, see $CACHE/pip.log"
    cp "$wanted" "$venv/wanted"
}

free_port() {
    /usr/bin/python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])'
}

# wait_for SECONDS COMMAND...: until the command succeeds.
wait_for() {
    local tries=$(($1 * 20))
    shift
    until "$@" >/dev/null 2>&1; do
        [ $((tries -= 1)) -gt 0 ] || return 1
        sleep 0.05
    done
}

ended() { # also when nobody has collected its exit status yet
    ! kill -0 "$1" 2>/dev/null || ps -o stat= -p "$1" | grep -q '^Z'
}

# stop_pid FILE: ends the process whose id the file holds, and waits for its end.
stop_pid() {
    local pid
    pid=$(head -n 1 "$1" 2>/dev/null) || return 0
    rm -f "$1"
    kill "$pid" 2>/dev/null || return 0
    wait_for 10 ended "$pid" || kill -9 "$pid"
}

# need_packages FOLDER PACKAGE_JSON: Node's packages of that file, in the folder.
need_packages() {
    cmp -s "$2" "$1/package.json" && [ -e "$1/made" ] && return
    command -v npm >/dev/null || need_debian npm
    say "installing the npm packages of $2"
    rm -rf "$1"
    mkdir -p "$1"
    cp "$2" "$1/package.json"
    (cd "$1" && npm install --no-audit --no-fund --loglevel error) >"$CACHE/npm.log" 2>&1 ||
        die "npm install failed, see $CACHE/npm.log"
    touch "$1/made"
}

# Node 22 and the npm packages of package.json (about 350 MB), in $NPM; the scripts run from there, where they find them.
NPM=$CACHE/npm
need_npm() {
    need_packages "$NPM" "$PEERS/package.json"
    cp "$PEERS"/*.mjs "$NPM/"
    PATH=$NPM/node_modules/node/bin:$NPM/node_modules/.bin:$PATH
}

# The Python peers: client library, geopy, the reference server, reverse_geocoder.
PYTHON=$CACHE/python/bin/python
need_python() { need_venv python "$PEERS/python-requirements.txt"; }
