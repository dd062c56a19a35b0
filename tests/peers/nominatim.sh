#!/bin/bash
# A real Nominatim on a small extract, for tests: PostgreSQL, PostGIS, osm2pgsql and `nominatim serve`.
#
#   nominatim.sh start [REGION] [PORT]   installs and imports what is missing, starts, prints where
#   nominatim.sh tls [PORT]              puts nginx with a private CA and the path /nominatim/ before monaco
#   nominatim.sh status [REGION]         exit 0 when it answers
#   nominatim.sh stop                    ends all of it
#
# Regions: monaco (unless another is named), andorra, liechtenstein (with Autauga County, Alabama).
# start prints NOMINATIM_URL=..., tls prints NOMINATIM_TLS_URL=... and NOMINATIM_CA=...: fit for eval.
# Starting twice is harmless. The cluster, the databases and the packages stay in the cache folder.
# shellcheck source=lib.sh
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

PG=$CACHE/postgres
PG_BIN=/usr/lib/postgresql/15/bin
VENV=$CACHE/nominatim-venv
export PGHOST=$RUN PGPORT=5432 PGUSER=peers

# region -> extract, date of its data
extract_of() {
    case $1 in
    monaco) echo monaco-2026-03.osm.pbf 2026-03-10 ;;
    andorra) echo andorra-2025-01.osm.pbf 2025-01-19 ;;
    liechtenstein) echo liechtenstein-autauga.osm.pbf 2021-01-05 ;;
    *) die "no extract called '$1': choose monaco, andorra or liechtenstein" ;;
    esac
}

install_packages() {
    local conf=/etc/postgresql-common/createcluster.d/geocoder-peers.conf
    if ! [ -x $PG_BIN/postgres ]; then # else Debian would start a cluster of its own on port 5432
        as_root mkdir -p "$(dirname $conf)"
        echo 'create_main_cluster = false' | as_root tee $conf >/dev/null
    fi
    need_debian postgresql-15 postgresql-15-postgis-3 postgresql-15-postgis-3-scripts osm2pgsql \
        python3-venv python3-icu curl
    [ ! -e $conf ] || as_root rm $conf
    need_venv nominatim-venv "$PEERS/nominatim-requirements.txt" --system-site-packages
}

# PostgreSQL refuses to run as root. As user postgres it must still reach a cache below root's home,
# which that user may not enter: CAP_DAC_OVERRIDE lets it.
as_postgres() {
    if [ "$(id -u)" != 0 ]; then
        "$@"
        return
    fi
    setpriv --reuid postgres --regid postgres --init-groups \
        --inh-caps=+dac_override --ambient-caps=+dac_override "$@"
}

start_postgres() {
    $PG_BIN/pg_isready -q && return
    if ! [ -e "$PG/made" ]; then
        rm -rf "$PG"
        mkdir -p "$PG"
        [ "$(id -u)" != 0 ] || chown postgres "$PG"
        as_postgres $PG_BIN/initdb -U $PGUSER -A trust -E UTF8 --locale=C.UTF-8 --wal-segsize=1 -N \
            -D "$PG" >"$RUN/initdb.log" || die "initdb failed, see $RUN/initdb.log"
        # The data can be imported again at any time: fast rather than durable, no network, small logs.
        cat >>"$PG/postgresql.conf" <<-CONF
			listen_addresses = ''
			unix_socket_directories = '$RUN'
			fsync = off
			synchronous_commit = off
			full_page_writes = off
			wal_level = minimal
			max_wal_senders = 0
			max_wal_size = 64MB
			jit = off
			shared_buffers = 256MB
			autovacuum = off
		CONF
        touch "$PG/made"
    fi
    rm -f "$PG/postmaster.pid" # left by a machine that was switched off; pg_isready has asked before
    [ "$(id -u)" != 0 ] || chown postgres "$RUN"
    as_postgres $PG_BIN/pg_ctl -s -w -D "$PG" -l "$RUN/postgres.log" start 9>&- ||
        die "PostgreSQL does not start, see $RUN/postgres.log"
    psql -qAt -d postgres -c "SELECT 1 FROM pg_roles WHERE rolname = 'www-data'" | grep -q 1 ||
        psql -q -d postgres -c 'CREATE ROLE "www-data" LOGIN'
}

# Without special phrases "[amenity=pharmacy]" and "pharmacy in Monaco" find nothing. The table of the
# OpenStreetMap wiki is not at hand offline, so we make one of what the extract holds.
import_phrases() {
    psql -qAt -d "nominatim_$1" >phrases.csv <<-'SQL'
		COPY (
		  SELECT replace(type, '_', ' ') AS phrase, class, type, operator, 'N' AS plural
		    FROM (SELECT DISTINCT class, type FROM placex
		           WHERE class NOT IN ('place', 'boundary', 'highway') AND type ~ '^[a-z_]+$' AND type <> 'yes') c,
		         unnest(ARRAY['-', 'in', 'near']) operator
		   ORDER BY 1, 2, 3, 4) TO STDOUT WITH CSV HEADER
	SQL
    "$VENV/bin/nominatim" special-phrases --import-from-csv phrases.csv
}

import() {
    local region=$1 file=$2 date=$3 project=$CACHE/$1 made
    made="$(sha256sum <"$PEERS/data/$file") $(cat "$PEERS/nominatim-requirements.txt")"
    [ "$made" = "$(cat "$project/made" 2>/dev/null)" ] && return
    say "importing $file into Nominatim (once, about half a minute)"
    rm -rf "$project"
    mkdir -p "$project"
    dropdb --if-exists "nominatim_$region" 2>/dev/null
    (
        cd "$project"
        echo "NOMINATIM_DATABASE_DSN=\"pgsql:host=$RUN;port=$PGPORT;user=$PGUSER;dbname=nominatim_$region\"" >.env
        "$VENV/bin/nominatim" import --osm-file "$PEERS/data/$file" --offline --no-updates --threads 2 &&
            import_phrases "$region" &&
            psql -q -d "nominatim_$region" -c \
                "INSERT INTO import_status (lastimportdate, indexed) VALUES ('$date', true)"
    ) >"$RUN/import-$region.log" 2>&1 || die "the import failed, see $RUN/import-$region.log"
    printf '%s' "$made" >"$project/made"
}

answers() { curl -fsS --max-time 5 "$@" | grep -q '"status": *0'; }
region_url() { echo "http://127.0.0.1:$(cat "$RUN/$1.port" 2>/dev/null || echo 1)"; }
status() { answers "$(region_url "$1")/status?format=json" 2>/dev/null; }

start() {
    local region=${1:-monaco} port=${2:-} file date
    read -r file date < <(extract_of "$region")
    if ! status "$region" 2>/dev/null || [ "${port:-$(cat "$RUN/$region.port")}" != "$(cat "$RUN/$region.port")" ]; then
        install_packages
        start_postgres
        import "$region" "$file" "$date"
        stop_pid "$RUN/$region.pid"
        echo "${port:-$(free_port)}" >"$RUN/$region.port"
        (
            cd "$CACHE/$region" || exit
            exec "$VENV/bin/nominatim" serve --server "127.0.0.1:$(cat "$RUN/$region.port")"
        ) >"$RUN/serve-$region.log" 2>&1 9>&- &
        echo $! >"$RUN/$region.pid"
        wait_for 20 status "$region" || die "nominatim serve does not answer, see $RUN/serve-$region.log"
    fi
    echo "NOMINATIM_URL=$(region_url "$region")"
}

make_certificates() {
    openssl x509 -checkend 86400 -noout -in "$RUN/server.pem" >/dev/null 2>&1 && return
    openssl req -x509 -newkey rsa:2048 -nodes -days 90 -subj '/CN=geocoder test CA' \
        -keyout "$RUN/ca.key" -out "$RUN/ca.pem" 2>/dev/null
    openssl req -x509 -newkey rsa:2048 -nodes -days 90 -subj '/CN=localhost' \
        -CA "$RUN/ca.pem" -CAkey "$RUN/ca.key" -addext 'basicConstraints=critical,CA:FALSE' \
        -addext 'subjectAltName=DNS:localhost,IP:127.0.0.1' \
        -keyout "$RUN/server.key" -out "$RUN/server.pem" 2>/dev/null
}

tls() {
    local port=${1:-}
    status monaco 2>/dev/null || die "start monaco first"
    need_debian nginx-light openssl
    make_certificates
    stop_pid "$RUN/nginx.pid"
    port=${port:-$(free_port)}
    cat >"$RUN/nginx.conf" <<-CONF
		user $(id -un);
		worker_processes 1;
		pid $RUN/nginx.pid;
		error_log $RUN/nginx.log;
		events { worker_connections 256; }
		http {
		    access_log off;
		    client_body_temp_path $RUN/tmp; proxy_temp_path $RUN/tmp; fastcgi_temp_path $RUN/tmp;
		    uwsgi_temp_path $RUN/tmp; scgi_temp_path $RUN/tmp;
		    server {
		        listen 127.0.0.1:$port ssl;
		        ssl_certificate $RUN/server.pem; ssl_certificate_key $RUN/server.key;
		        location /nominatim/ { proxy_pass $(region_url monaco)/; }
		    }
		}
	CONF
    nginx -e "$RUN/nginx.log" -c "$RUN/nginx.conf" 9>&- 2>/dev/null || die "nginx does not start, see $RUN/nginx.log"
    wait_for 5 answers --cacert "$RUN/ca.pem" "https://localhost:$port/nominatim/status?format=json" ||
        die "the TLS front does not answer, see $RUN/nginx.log"
    echo "NOMINATIM_TLS_URL=https://localhost:$port/nominatim/"
    echo "NOMINATIM_CA=$RUN/ca.pem"
}

stop() {
    stop_pid "$RUN/nginx.pid"
    for region in monaco andorra liechtenstein; do stop_pid "$RUN/$region.pid"; done
    ! [ -x $PG_BIN/pg_ctl ] || as_postgres $PG_BIN/pg_ctl -s -m fast -D "$PG" stop 2>/dev/null || true
}

exec 9>"$CACHE/lock" # one start or stop at a time
flock 9
case ${1:-} in
start) start "${@:2}" ;;
tls) tls "${@:2}" ;;
status) status "${2:-monaco}" ;;
stop) stop ;;
*) sed -n '2,12s/^# \?//p' "$0" >&2 && exit 2 ;;
esac
