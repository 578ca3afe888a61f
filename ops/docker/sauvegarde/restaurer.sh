#!/bin/sh
# Restores the files of a stopped cluster to a point in time, or to the end of the archive. Run it as the cluster's owner.
#   restaurer.sh ['2026-06-01 08:00:00+00']
# Then start PostgreSQL, wait until it accepts writes, and run `npm run admin -- restaurer`; the store of files stays as it is.
set -eu
if [ $# -eq 0 ]; then
  exec pgbackrest --stanza=sillon --delta restore
fi
exec pgbackrest --stanza=sillon --delta --type=time --target="$1" --target-action=promote restore
