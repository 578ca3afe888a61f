#!/bin/sh
# Run once, when the container's PostgreSQL is created: the login of the replication service, whose attributes and grants
# come with `migrations/preparer.sql` and the migrations, and the database where the service keeps its buckets.
set -eu
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres \
  --set mot_de_passe="$REPLICATION_PASSWORD" --set stockage="$POWERSYNC_STORAGE_PASSWORD" <<'SQL'
create role replication login replication bypassrls password :'mot_de_passe';
create role powersync_stockage login password :'stockage';
create database powersync_stockage owner powersync_stockage;
SQL
