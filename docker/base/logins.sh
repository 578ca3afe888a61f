#!/bin/sh
# Run once, when the container's PostgreSQL is created: the logins of what stands beside the service, each with the password of
# its secret and a database of its own. The service's own logins come with `npm run db`, in the service `preparation`.
set -eu
password() { sed -E 's|^[a-z]+://[^:]+:([^@]+)@.*$|\1|' "/run/secrets/$1"; }
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres \
  --set replication="$(password url_replication)" --set stockage="$(password url_stockage)" \
  --set sauvegarde="$(password url_sauvegarde)" --set keycloak="$(cat /run/secrets/keycloak_base)" <<'SQL'
create role replication login replication bypassrls password :'replication';
create role powersync_stockage login password :'stockage';
create database powersync_stockage owner powersync_stockage;
create role keycloak login password :'keycloak';
create database keycloak owner keycloak;
create role sauvegarde login replication password :'sauvegarde';
SQL
# A copy of the whole cluster is a connection of its own kind, which the image lets nobody make from elsewhere.
echo 'host replication sauvegarde all scram-sha-256' >> "$PGDATA/pg_hba.conf"
