# shellcheck shell=bash
# The HTTP part of the benchmark, sourced by run: wrk with 64 kept-alive connections, against an nginx that returns
# the same bytes and against the Python reference; memory over a million requests; 10,000 idle connections.
CONNECTIONS=64
ROUNDS=3
ROUND_S=3
WANTED_REQUESTS=1000000
IDLE_CONNECTIONS=10000

resident_kb() { awk '/^VmRSS/ { print $2 }' "/proc/$(cat "$WORK/$1.pid")/status"; }

# serve NAME PORT COMMAND...
serve() {
    local name=$1 port=$2
    shift 2
    "$@" </dev/null >"$WORK/$name.log" 2>&1 &
    echo $! >"$WORK/$name.pid"
    wait_for 10 curl -s -o "$WORK/nil" "http://127.0.0.1:$port/" || missing "$name does not listen"
}

VERSION=2025-11-25 # what most clients speak, and the newest that the reference knows
HEADERS=(-H 'Content-Type: application/json' -H 'Accept: application/json, text/event-stream'
    -H "MCP-Protocol-Version: $VERSION")
call_body() { # of the tool $1 with the arguments $2
    printf '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"%s","arguments":%s}}' "$1" "$2"
}

# A wrk script that posts a tools/call; each request has another number in place of #.
wrk_post() {
    cat >"$WORK/$1.lua" <<-LUA
		wrk.method = "POST"
		wrk.headers["Content-Type"] = "application/json"
		wrk.headers["Accept"] = "application/json, text/event-stream"
		wrk.headers["MCP-Protocol-Version"] = "$VERSION"
		wrk.body = [==[$(call_body "$2" "$3")]==]
		local before, after = string.match(wrk.body, "(.*)#(.*)")
		local n = 0
		request = before and function()
		    n = n + 1
		    return wrk.format(nil, nil, nil, before .. string.format("%04d", n % 10000) .. after)
		end
	LUA
}

# One round of wrk: requests per second; 0 when any reply was an error.
wrk_round() { # SECONDS URL [SCRIPT]
    wrk -t1 "-c$CONNECTIONS" -d"$1s" ${3:+-s "$3"} "$2" >"$WORK/wrk" 2>&1
    if grep -qE 'Non-2xx|Socket errors' "$WORK/wrk"; then
        say "wrk, $2: $(grep -E 'Non-2xx|Socket' "$WORK/wrk")"
        echo 0
    else
        awk '/^Requests\/sec/ { printf "%.0f\n", $2 }' "$WORK/wrk"
    fi
}

# rates URL1 SCRIPT1 URL2 SCRIPT2: the two take turns; sets A and B to the medians of their rounds.
rates() {
    : >"$WORK/a"
    : >"$WORK/b"
    for _ in $(seq "$ROUNDS"); do
        wrk_round "$ROUND_S" "$1" "$2" >>"$WORK/a"
        wrk_round "$ROUND_S" "$3" "$4" >>"$WORK/b"
    done
    A=$(median <"$WORK/a")
    B=$(median <"$WORK/b")
    [ "$A" -gt 0 ] && [ "$B" -gt 0 ] || missing "$1 beside $3"
}

# Of a server and its workers.
cpu_ticks() {
    local pid
    pid=$(cat "$WORK/$1.pid")
    for pid in "$pid" $(pgrep -P "$pid"); do cat "/proc/$pid/stat"; done | awk '{ sum += $14 + $15 } END { print sum }'
}

# CPU time that a reply costs a server, in microseconds, over as many rounds.
cost() { # NAME URL [SCRIPT]
    local before replies=0
    before=$(cpu_ticks "$1")
    for _ in $(seq "$ROUNDS"); do
        wrk_round "$ROUND_S" "$2" "${3:-}" >"$WORK/rate"
        replies=$((replies + $(awk '/requests in/ { print $1 }' "$WORK/wrk")))
    done
    awk -v spent="$(($(cpu_ticks "$1") - before))" -v hertz="$(getconf CLK_TCK)" -v replies="$replies" \
        'BEGIN { printf "%.2f\n", replies ? spent * 1e6 / hertz / replies : 0 }'
}

# A wrk script that asks /reverse for another point each time.
wrk_points() {
    cat >"$WORK/points.lua" <<-LUA
		local n = 0
		request = function()
		    n = n + 1
		    return wrk.format("GET", string.format("/reverse?lat=%.4f&lon=%.4f&format=jsonv2", 30 + n * 0.0611 % 18, -120 + n * 0.0737 % 40))
		end
	LUA
}

# nginx, one worker, that returns two given bodies without looking at the request.
start_nginx() { # PORT CALL-BODY-FILE REVERSE-BODY-FILE
    mkdir -p "$WORK/www"
    local quoted
    for name in "$2" "$3"; do
        ! grep -qF '$' "$name" || missing "nginx cannot return a body with a dollar sign"
        quoted=$(sed 's/[\\'\'']/\\&/g' "$name")
        printf "default_type application/json; return 200 '%s';\n" "$quoted" >"$name.conf"
    done
    cat >"$WORK/nginx.conf" <<-CONF
		user $(id -un);
		worker_processes 1;
		daemon off;
		pid $WORK/nginx-own.pid;
		error_log $WORK/nginx.log;
		events { worker_connections 1024; }
		http {
		    access_log off;
		    keepalive_requests 100000000;
		    client_body_temp_path $WORK/www; proxy_temp_path $WORK/www; fastcgi_temp_path $WORK/www;
		    uwsgi_temp_path $WORK/www; scgi_temp_path $WORK/www;
		    server {
		        listen 127.0.0.1:$1;
		        location /mcp { include $2.conf; }
		        location /reverse { include $3.conf; }
		    }
		}
	CONF
    serve nginx "$1" nginx -e "$WORK/nginx.log" -c "$WORK/nginx.conf"
}

part_http() {
    local port offline_port nginx_port reference_port
    port=$(free_port)
    offline_port=$(free_port)
    nginx_port=$(free_port)
    reference_port=$(free_port)
    local url=http://127.0.0.1:$port offline_url=http://127.0.0.1:$offline_port nginx_url=http://127.0.0.1:$nginx_port
    local reference_url=http://127.0.0.1:$reference_port reverse='/reverse?lat=40.015&lon=-105.27&format=jsonv2'
    local points='[[40.#,-74.0],[34.05,-118.24],[41.88,-87.63],[29.76,-95.37],[33.45,-112.07],[39.95,-75.17],[29.42,-98.49],[32.72,-117.16],[32.78,-96.8],[37.34,-121.89]]'
    wrk_post geocode geocode '{"query":"Casino de Monte-Carlo"}'
    wrk_post matrix distance_matrix "{\"points\":$points}"
    wrk_post matrix-in-string distance_matrix "{\"points\":\"$points\"}"

    wrk_points

    serve geocoder "$port" "$BIN" http --port "$port"
    serve reference "$reference_port" "$PYTHON" "$BENCH/reference.py" http --port "$reference_port"
    for base in "$reference_url" "$url"; do
        for _ in fill use; do # the cache
            curl -sf "${HEADERS[@]}" -d "$(call_body geocode '{"query":"Casino de Monte-Carlo"}')" "$base/mcp" \
                >"$WORK/call.body" && grep -qF 4416197079 "$WORK/call.body" || missing "$base does not answer a tools/call"
        done
    done
    GEOCODER_BACKEND=gazetteer serve offline "$offline_port" "$BIN" http --port "$offline_port"
    curl -sf "$offline_url$reverse" >"$WORK/reverse.body" || missing "geocoder http does not answer /reverse offline"
    start_nginx "$nginx_port" "$WORK/call.body" "$WORK/reverse.body"

    rates "$url/mcp" "$WORK/geocode.lua" "$nginx_url/mcp" "$WORK/geocode.lua"
    row "cached tools/call, $CONNECTIONS connections, nginx with the same bytes" "$A" "$B" /s '>= 0.85'
    rates "$url/mcp" "$WORK/geocode.lua" "$reference_url/mcp" "$WORK/geocode.lua"
    row "cached tools/call, $CONNECTIONS connections, Python reference" "$A" "$B" /s '>= 50'
    rates "$offline_url$reverse" '' "$nginx_url$reverse" ''
    row "offline /reverse, $CONNECTIONS connections, nginx with the same bytes" "$A" "$B" /s '>= 0.7'
    rates "$offline_url$reverse" "$WORK/points.lua" "$nginx_url$reverse" ''
    row "offline /reverse, another point each time, nginx with the bytes of one" "$A" "$B" /s '>= 0.8'
    row "offline /reverse, another point each time: CPU time of a reply, nginx with the bytes of one" \
        "$(cost offline "$offline_url$reverse" "$WORK/points.lua")" "$(cost nginx "$nginx_url$reverse")" us '<= 1.35'
    rates "$url/mcp" "$WORK/matrix.lua" "$reference_url/mcp" "$WORK/matrix-in-string.lua"
    row "distance_matrix over HTTP, another each time, Python reference" "$A" "$B" /s -
    row "resident memory after that, Python reference" "$(resident_kb geocoder)" "$(resident_kb reference)" kB '<= 0.05'

    part_http_memory "$url"
    part_http_idle "${url##*:}"
}

part_http_memory() {
    local before after rate done=0
    before=$(resident_kb geocoder)
    for _ in $(seq 60); do
        rate=$(wrk_round 5 "$1/mcp" "$WORK/geocode.lua")
        done=$((done + 5 * rate))
        [ "$done" -lt "$WANTED_REQUESTS" ] && [ "$rate" -gt 1000 ] || break
    done
    after=$(resident_kb geocoder)
    [ "$done" -ge "$WANTED_REQUESTS" ] || missing "only $done requests went through"
    row "geocoder's memory after $done more requests, beside before" "$after" "$before" kB '<= 1.01'
}

part_http_idle() {
    local held closed before during busy later
    "$WORK/idle" "$1" "$(cat "$WORK/geocoder.pid")" "$IDLE_CONNECTIONS" >"$WORK/idle.1" || missing "10,000 connections: too few open files allowed"
    read -r held closed before during busy later <"$WORK/idle.1"
    [ "$later" = 1 ] || missing "geocoder does not answer after 10,000 idle connections"
    say "10,000 idle connections: $held held, $closed refused; meanwhile a request was $([ "$busy" = 1 ] && echo answered || echo refused)"
    row "memory with 10,000 idle connections ($held held, $closed refused), beside before" "$during" "$before" kB -
    "$WORK/idle" "$1" "$(cat "$WORK/geocoder.pid")" "$IDLE_CONNECTIONS" >"$WORK/idle.2" || true
    row "memory with 10,000 idle connections a second time, beside the first" "$(cut -d' ' -f4 "$WORK/idle.2")" "$during" kB '<= 1.01'
}

