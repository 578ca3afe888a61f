#!/bin/sh
# Starts the replication service. It takes its URLs only from the environment, but here they are in files.
set -eu
PS_SOURCE_URI=$(cat /run/secrets/url_replication)
PS_STORAGE_URI=$(cat /run/secrets/url_stockage)
export PS_SOURCE_URI PS_STORAGE_URI
exec node service/lib/entry.js "$@"
