#!/bin/sh
# Once a day a backup of the database, on Sundays a whole one; then a copy of the generated keys, which belongs elsewhere than the
# backups. The database is read as the user that owns it, the keys as root: they are another user's.
set -eu
umask 077
url=$(cat "${SECRETS:-/run/secrets}/url_sauvegarde")
part() { printf %s "$url" | sed -E "s|^[a-z]+://([^:]+):([^@]+)@([^:/]+).*$|\\$1|"; }
PGUSER=$(part 1)
PGPASSWORD=$(part 2)
PGHOST=$(part 3)
export PGUSER PGPASSWORD PGHOST
copy_keys() {
  for key in cle-identite cles-sync.json; do
    if [ -f "${DONNEES:-/donnees}/$key" ]; then
      cp --archive "${DONNEES:-/donnees}/$key" "${SAUVEGARDE_CLES:-/cles}/" || return
    fi
  done
}
while :; do
  case $(date -u +%u) in 7) type=full ;; *) type=incr ;; esac
  if chown postgres: "${SAUVEGARDE:-/sauvegarde}" && gosu postgres sauvegarder.sh "$type" && copy_keys; then
    echo "$(date -u +%Y-%m-%dT%H:%M:%SZ): $type, complete"
    sleep 86400
  else
    echo "$(date -u +%Y-%m-%dT%H:%M:%SZ): not made, tried again in five minutes" >&2
    sleep 300
  fi
done
