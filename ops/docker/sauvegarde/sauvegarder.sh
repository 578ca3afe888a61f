#!/bin/sh
# Makes a backup: of the database, then of the files and keys of DATA_DIR, if it is set. Run it as the cluster's owner.
#   sauvegarder.sh [full|diff|incr]
set -eu
umask 077
pgbackrest --stanza=sillon stanza-create
pgbackrest --stanza=sillon --type="${1:-incr}" backup
[ -z "${DATA_DIR:-}" ] || exec /bin/sh "$(dirname "$0")/copier.sh"
