#!/bin/sh
# Copies files and keys of DATA_DIR. Run it after the backup of the database, so that every file that a row names is in the copy.
# Files never change, so existing copies are not made again. Keys go into a separate folder, to be stored in another place.
set -eu
umask 077
SAUVEGARDE=${SAUVEGARDE:-/sauvegarde}
SAUVEGARDE_CLES=${SAUVEGARDE_CLES:-$SAUVEGARDE/cles}
mkdir -p "$SAUVEGARDE_CLES"
if [ -d "$DATA_DIR/objets" ]; then
  mkdir -p "$SAUVEGARDE/objets"
  (cd "$DATA_DIR/objets" && find . -type f -not -path './.*') | while read -r object; do
    copy="$SAUVEGARDE/objets/$object"
    [ ! -e "$copy" ] || continue
    # The copy gets its name only when it is complete.
    mkdir -p "${copy%/*}"
    if ! cp --archive "$DATA_DIR/objets/$object" "$SAUVEGARDE/objets/.en-cours"; then
      # The service may have erased it since it was listed.
      [ -e "$DATA_DIR/objets/$object" ] || continue
      exit 1
    fi
    mv "$SAUVEGARDE/objets/.en-cours" "$copy"
  done
fi
for key in cle-identite cle-objets cles-sync.json; do
  if [ -f "$DATA_DIR/$key" ]; then cp --archive "$DATA_DIR/$key" "$SAUVEGARDE_CLES/"; fi
done
