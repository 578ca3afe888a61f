#!/bin/sh
# Runs the statements of its input as the superuser in every database that may be connected to.
set -eu
statements=$(cat)
as="--quiet --no-psqlrc --username=postgres --set=ON_ERROR_STOP=1"
bases=$(psql $as --dbname=postgres --tuples-only --command='select datname from pg_database where datallowconn')
for base in $bases; do
  printf '%s\n' "$statements" | psql $as --dbname="$base"
done
