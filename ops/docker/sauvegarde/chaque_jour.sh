#!/bin/sh
# Backs the database up once a day, on Sundays completely; then copies the generated keys, which must be stored apart from the
# backups, and the files, if they are not in a bucket. Reads the database as the user that owns it, and the volume of the service,
# which belongs to another user, as root.
set -eu
umask 077
url=$(cat "${SECRETS:-/run/secrets}/url_sauvegarde")
part() { printf %s "$url" | sed -E "s|^[a-z]+://([^:]+):([^@]+)@([^:/]+).*$|\\$1|"; }
PGUSER=$(part 1)
PGPASSWORD=$(part 2)
PGHOST=$(part 3)
export PGUSER PGPASSWORD PGHOST
export SAUVEGARDE="${SAUVEGARDE:-/sauvegarde}" SAUVEGARDE_CLES="${SAUVEGARDE_CLES:-/cles}"
copy() { DATA_DIR=${DONNEES:-/donnees} /bin/sh "$(dirname "$0")/copier.sh"; }
while :; do
  case $(date -u +%u) in 7) type=full ;; *) type=incr ;; esac
  if chown postgres: "$SAUVEGARDE" && gosu postgres sauvegarder.sh "$type" && copy; then
    echo "$(date -u +%Y-%m-%dT%H:%M:%SZ): $type, complete"
    sleep 86400
  else
    echo "$(date -u +%Y-%m-%dT%H:%M:%SZ): not made, tried again in five minutes" >&2
    sleep 300
  fi
done
