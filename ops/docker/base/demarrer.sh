#!/bin/sh
# Runs PostgreSQL, or another command, as the owner of the cluster. Makes the cluster at the first start, as a whole or not at all:
# the start after one that was killed begins again, or goes on moving what is complete to its place.
set -eu
if [ "$(id -u)" = 0 ]; then
  chown postgres: "$PGDATA"
  chmod 700 "$PGDATA"
  exec gosu postgres "$0" "$@"
fi
# The name of a file in the cluster: each Debian has another PostgreSQL, another PostGIS and another order of texts.
maker="debian-$(. /etc/os-release && echo "$VERSION_ID")"
if [ "$1" = postgres ] && [ -e "$PGDATA/PG_VERSION" ] && [ ! -e "$PGDATA/$maker" ]; then
  echo "This cluster was made by another image than $maker: docs/operate.md, «How an upgrade goes»." >&2
  exit 1
fi
if [ "$1" = postgres ] && [ ! -e "$PGDATA/PG_VERSION" ]; then
  if [ -n "${JAMAIS_VIDE:-}" ]; then
    echo "No cluster is here yet: \`docker compose run --rm montee\` comes first (docs/operate.md, «How an upgrade goes»)." >&2
    exit 1
  fi
  unfinished="$PGDATA/.inacheve"
  if [ ! -e "$unfinished/$maker" ]; then
    rm -rf "$unfinished"
    initdb --pgdata="$unfinished" --username=postgres --pwfile="${SECRETS:-/run/secrets}/superutilisateur" \
      --auth-local=trust --auth-host=scram-sha-256 --encoding=UTF8 --locale=C.UTF-8
    echo "host all all all scram-sha-256" >> "$unfinished/pg_hba.conf"
    echo "listen_addresses = '*'" >> "$unfinished/postgresql.conf"
    if [ -n "${AVANT:-}" ]; then
      monter.sh "$unfinished"
      touch "$unfinished/.monte"
    fi
    # It listens on a socket alone until it is complete.
    pg_ctl --pgdata="$unfinished" --options="-c listen_addresses=''" --wait start
    if [ -n "${AVANT:-}" ]; then
      renouveler.sh
    else
      createdb --username=postgres sillon
      logins.sh
    fi
    pg_ctl --pgdata="$unfinished" --mode=fast --wait stop
    touch "$unfinished/$maker"
  fi
  # PG_VERSION comes last: with it the cluster is there.
  find "$unfinished" -mindepth 1 -maxdepth 1 ! -name "$maker" ! -name PG_VERSION -exec mv -t "$PGDATA" {} +
  cp "$unfinished/$maker" "$PGDATA"
  mv "$unfinished/PG_VERSION" "$PGDATA"
  rm -r "$unfinished"
fi
if [ "$1" = postgres ] && [ -n "${AVANT:-}" ] && [ ! -e "$PGDATA/.monte" ]; then
  echo "The cluster that is here was not filled from the older one: remove its volume and run this again." >&2
  exit 1
fi
exec "$@"
