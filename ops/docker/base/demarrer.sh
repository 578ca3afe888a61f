#!/bin/sh
# Runs PostgreSQL, or another command, as the owner of the cluster. Makes the cluster at the first start, as a whole or not at all:
# the start after one that was killed begins again, or goes on moving what is complete to its place.
set -eu
if [ "$(id -u)" = 0 ]; then
  chown postgres: "$PGDATA"
  chmod 700 "$PGDATA"
  exec gosu postgres "$0" "$@"
fi
if [ "$1" = postgres ] && [ -e "$PGDATA/PG_VERSION" ] && [ ! -e "$PGDATA/debian-12" ]; then
  echo "This cluster was made by another image, with another PostGIS: docs/operate.md, «From the image postgis/postgis»." >&2
  exit 1
fi
if [ "$1" = postgres ] && [ ! -e "$PGDATA/PG_VERSION" ]; then
  unfinished="$PGDATA/.inacheve"
  if [ ! -e "$unfinished/debian-12" ]; then
    rm -rf "$unfinished"
    initdb --pgdata="$unfinished" --username=postgres --pwfile="${SECRETS:-/run/secrets}/superutilisateur" \
      --auth-local=trust --auth-host=scram-sha-256 --encoding=UTF8 --locale=C.UTF-8
    echo "host all all all scram-sha-256" >> "$unfinished/pg_hba.conf"
    echo "listen_addresses = '*'" >> "$unfinished/postgresql.conf"
    # It listens on a socket alone until the logins are made.
    pg_ctl --pgdata="$unfinished" --options="-c listen_addresses=''" --wait start
    createdb --username=postgres sillon
    logins.sh
    pg_ctl --pgdata="$unfinished" --mode=fast --wait stop
    touch "$unfinished/debian-12"
  fi
  # PG_VERSION comes last: with it the cluster is there.
  find "$unfinished" -mindepth 1 -maxdepth 1 ! -name debian-12 ! -name PG_VERSION -exec mv -t "$PGDATA" {} +
  cp "$unfinished/debian-12" "$PGDATA"
  mv "$unfinished/PG_VERSION" "$PGDATA"
  rm -r "$unfinished"
fi
exec "$@"
