#!/bin/bash
# Runs PostgreSQL as the image postgis/postgis does: makes the cluster at the first start, with the extensions of that image.
set -euo pipefail
if [ "$1" = postgres ] && [ "$(id -u)" = 0 ]; then
  chown postgres: "$PGDATA"
  chmod 700 "$PGDATA"
  exec gosu postgres "$0" "$@"
fi
if [ "$1" = postgres ] && [ ! -e "$PGDATA/PG_VERSION" ]; then
  initdb --username=postgres --pwfile="$POSTGRES_PASSWORD_FILE" --locale=en_US.UTF-8 --auth-local=trust --auth-host=scram-sha-256
  echo "host all all all scram-sha-256" >> "$PGDATA/pg_hba.conf"
  echo "listen_addresses = '*'" >> "$PGDATA/postgresql.conf"
  pg_ctl --options="-c listen_addresses=''" --wait start
  createdb --username=postgres sillon
  createdb --username=postgres template_postgis
  for base in template_postgis sillon; do
    psql --set=ON_ERROR_STOP=1 --username=postgres --dbname="$base" <<'SQL'
create extension if not exists postgis;
create extension if not exists postgis_topology;
\c
create extension if not exists fuzzystrmatch;
create extension if not exists postgis_tiger_geocoder;
SQL
  done
  logins.sh
  pg_ctl --mode=fast --wait stop
fi
exec "$@"
