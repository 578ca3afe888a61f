#!/bin/sh
# The object store, with its bucket and one key that has all permissions. The key comes from the secrets.
set -eu
secrets=${SECRETS:-/run/secrets}
umask 077
rm -f /data/.pret # the healthcheck waits for this file: the service does not start before the bucket exists
cd "$(mktemp -d)"
printf '{"identities": [{"name": "sillon", "credentials": [{"accessKey": "%s", "secretKey": "%s"}], "actions": ["Admin", "Read", "Write", "List", "Tagging"]}]}' \
  "$(cat "$secrets/objets_identifiant")" "$(cat "$secrets/objets_secret")" > s3.json
(
  until wget -q -O /dev/null http://127.0.0.1:8333/healthz; do sleep 1; done
  # The store's shell exits with 0 even after a failure, so the bucket is requested until it is listed.
  until echo s3.bucket.list | weed shell | grep -qw -- "$S3_BUCKET"; do
    echo "s3.bucket.create -name $S3_BUCKET" | weed shell
    sleep 1
  done
  touch /data/.pret
) &
# By default it tells its makers how much it stores.
exec weed server -dir=/data -s3 -s3.config=s3.json -master.telemetry=false
