#!/bin/sh
# The object store: one key that may do everything, from its secrets, and its bucket.
set -eu
secrets=${SECRETS:-/run/secrets}
umask 077
rm -f /data/.pret # looked for by the healthcheck: the service does not start on a bucket that is not there
cd "$(mktemp -d)"
printf '{"identities": [{"name": "sillon", "credentials": [{"accessKey": "%s", "secretKey": "%s"}], "actions": ["Admin", "Read", "Write", "List", "Tagging"]}]}' \
  "$(cat "$secrets/objets_identifiant")" "$(cat "$secrets/objets_secret")" > s3.json
(
  until wget -q -O /dev/null http://127.0.0.1:8333/healthz; do sleep 1; done
  # The shell of the store ends well whatever came of it: the bucket is asked for until it is listed.
  until echo s3.bucket.list | weed shell | grep -qw -- "$S3_BUCKET"; do
    echo "s3.bucket.create -name $S3_BUCKET" | weed shell
    sleep 1
  done
  touch /data/.pret
) &
exec weed server -dir=/data -s3 -s3.config=s3.json
