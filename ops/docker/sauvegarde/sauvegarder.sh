#!/bin/sh
# A backup: the database, then the files and keys of DATA_DIR, if they are there. As the user that owns the cluster.
#   sauvegarder.sh [full|diff|incr]
# Files come after the database: whatever a row of the backup names is in the copy. They are never written over, so that what
# is there already is not copied again. Keys go into a folder of their own, to be kept elsewhere.
set -eu
umask 077
pgbackrest --stanza=sillon stanza-create
pgbackrest --stanza=sillon --type="${1:-incr}" backup
[ -n "${DATA_DIR:-}" ] || exit 0
SAUVEGARDE=${SAUVEGARDE:-/sauvegarde}
SAUVEGARDE_CLES=${SAUVEGARDE_CLES:-$SAUVEGARDE/cles}
mkdir -p "$SAUVEGARDE/objets" "$SAUVEGARDE_CLES"
if [ -d "$DATA_DIR/objets" ]; then
  (cd "$DATA_DIR/objets" && find . -type f -not -path './.*') | while read -r object; do
    copy="$SAUVEGARDE/objets/$object"
    [ ! -e "$copy" ] || continue
    # Under its name only once it is whole.
    mkdir -p "${copy%/*}"
    cp --archive "$DATA_DIR/objets/$object" "$SAUVEGARDE/objets/.en-cours"
    mv "$SAUVEGARDE/objets/.en-cours" "$copy"
  done
fi
for key in cle-identite cle-objets cles-sync.json; do
  if [ -f "$DATA_DIR/$key" ]; then cp --archive "$DATA_DIR/$key" "$SAUVEGARDE_CLES/"; fi
done
