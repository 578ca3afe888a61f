#!/bin/sh
# Runs once, when the cluster is made (demarrer.sh): makes the logins of the programs next to the service, each with the
# password of its secret and its own database. `npm run db`, in the service `preparation`, makes the service's own logins.
set -eu
secrets=${SECRETS:-/run/secrets}
password() { sed -E 's|^[a-z]+://[^:]+:([^@]+)@.*$|\1|' "$secrets/$1"; }
psql --set ON_ERROR_STOP=1 --username postgres --dbname postgres \
  --set replication="$(password url_replication)" --set stockage="$(password url_stockage)" \
  --set sauvegarde="$(password url_sauvegarde)" --set keycloak="$(cat "$secrets/keycloak_base")" <<'SQL'
create role replication login replication bypassrls password :'replication';
create role powersync_stockage login password :'stockage';
create database powersync_stockage owner powersync_stockage;
-- What phones of every organization receive stands in there in clear.
revoke connect on database powersync_stockage from public;
create role keycloak login password :'keycloak';
create database keycloak owner keycloak;
-- It begins and ends a backup, and reads no table: pgBackRest reads the files of the cluster.
create role sauvegarde login password :'sauvegarde';
grant pg_read_all_settings to sauvegarde;
grant execute on function pg_backup_start(text, boolean), pg_backup_stop(boolean), pg_switch_wal(),
  pg_create_restore_point(text) to sauvegarde;
SQL
