#!/bin/sh
# The replication service, which takes its addresses from its environment alone: here they stand in files.
set -eu
PS_SOURCE_URI=$(cat /run/secrets/url_replication)
PS_STORAGE_URI=$(cat /run/secrets/url_stockage)
export PS_SOURCE_URI PS_STORAGE_URI
exec node service/lib/entry.js "$@"
