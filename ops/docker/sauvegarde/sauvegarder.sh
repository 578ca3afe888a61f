#!/bin/sh
# Makes a backup: of the database, then of the files and keys of DATA_DIR, if there are any. Run it as the cluster's owner.
#   sauvegarder.sh [full|diff|incr]
# Files come after the database, so that the copy has every file that a row of the backup names. Files never change, so existing
# copies are not made again. Keys go into a separate folder, to be stored in another place.
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
    # The copy gets its name only when it is complete.
    mkdir -p "${copy%/*}"
    cp --archive "$DATA_DIR/objets/$object" "$SAUVEGARDE/objets/.en-cours"
    mv "$SAUVEGARDE/objets/.en-cours" "$copy"
  done
fi
for key in cle-identite cle-objets cles-sync.json; do
  if [ -f "$DATA_DIR/$key" ]; then cp --archive "$DATA_DIR/$key" "$SAUVEGARDE_CLES/"; fi
done
