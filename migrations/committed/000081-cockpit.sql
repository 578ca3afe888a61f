--! Previous: sha1:6a6aadb483b77dfc5d359240b9f45d1a61996bb3
--! Hash: sha1:87184f13af540cbcad0004f788ff9274d5b6a971

-- The cockpit counts across organizations: of each table the columns that it counts by, and no other.

grant usage on schema campagne, collecte, appareil, controle, fichier, producteur, utilisateur
  to cockpit;
grant select (organisation_id, id, code, statut) on campagne.campagne to cockpit;
grant select (organisation_id, campagne_id, statut, net_marchand_g) on collecte.collecte to cockpit;
grant select (organisation_id, statut, le) on collecte.sms to cockpit;
grant select (organisation_id, code_court, statut, enrole_le, derniere_synchro)
  on appareil.appareil to cockpit;
grant select (organisation_id, statut, ouvert_le) on controle.controle to cockpit;
grant select (organisation_id, taille_octets) on fichier.fichier to cockpit;
grant select (organisation_id, actif_pendant) on producteur.producteur to cockpit;
grant select (organisation_id, actif_pendant) on utilisateur.utilisateur to cockpit;

-- Of all messages, those that nobody received are few.
create index sms_echoue on collecte.sms (collecte_id, organisation_id) where statut = 'echoue';
