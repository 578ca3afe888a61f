#!/bin/sh
# Makes the missing secrets of docker-compose.yml, one file each: `sh ops/docker/secrets.sh [folder]`. Existing files stay, so
# that it may run again. A secret from outside (of a mail server, of a replica) goes into its empty file by hand.
set -eu
folder=${1:-secrets}
mkdir -p "$folder"
# No other user of this machine may enter the folder; the users of the containers may read the files.
chmod 700 "$folder"
random() { od -An -N24 -tx1 /dev/urandom | tr -d ' \n'; }
keep() { # name, content
  [ -e "$folder/$1" ] || printf '%s' "$2" > "$folder/$1"
  chmod 444 "$folder/$1"
}
address() { # name, login, database
  keep "$1" "postgresql://$2:$(random)@base:5432/$3"
}
keep superutilisateur "$(random)"
keep url_superutilisateur "postgresql://postgres:$(cat "$folder/superutilisateur")@base:5432/sillon"
address url_exploitation exploitation sillon
address url_api api sillon
address url_taches taches sillon
address url_connexion connexion sillon
address url_lecture lecture sillon
address url_replication replication sillon
address url_stockage powersync_stockage powersync_stockage
address url_sauvegarde sauvegarde postgres
keep keycloak_base "$(random)"
keep keycloak_administrateur "$(random)"
keep keycloak_client "$(random)"
keep cle_identite "$(random)"
keep objets_identifiant "$(random)"
keep objets_secret "$(random)"
keep smtp ''
# The URLs of a streaming replica for lists and GraphQL: docs/operate.md.
keep url_replique ''
keep url_replique_lecture ''
echo "$folder: $(ls "$folder" | wc -l) secrets; keep a copy of them where no backup of the database is."
