#!/bin/sh
# Once a day a copy of the whole cluster, with the log that makes it whole, and of the folder of generated keys; copies of the
# last days stay. A copy is named once it is complete: whatever ends with `.partiel` was interrupted.
set -eu
folder=${FOLDER:-/sauvegardes}
keep=${SAUVEGARDES_GARDEES:-7}
while :; do
  name="$folder/$(date -u +%Y-%m-%dT%H%M%SZ)"
  rm -rf "$folder"/*.partiel
  if pg_basebackup --dbname "$(cat /run/secrets/url_sauvegarde)" --pgdata "$name.partiel" \
      --format tar --gzip --wal-method stream --checkpoint fast &&
    tar -czf "$name.partiel/donnees.tar.gz" -C /donnees . && mv "$name.partiel" "$name"; then
    echo "$name: complete"
    # The oldest first: a name sorts as its moment does.
    ls -d "$folder"/*Z | head -n -"$keep" | xargs -r rm -rf
    sleep 86400
  else
    echo "$name: not made, tried again in five minutes" >&2
    sleep 300
  fi
done
