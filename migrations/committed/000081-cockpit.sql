--! Previous: sha1:1935c4dc0536ae7dad774e2ec617190e037d0bf4
--! Hash: sha1:3bf52934c568e8020bcc0e5a29a0fa86adb555db

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
grant select (organisation_id, actif_pendant, fusionne_dans) on producteur.producteur to cockpit;
grant select (organisation_id, statut) on utilisateur.utilisateur to cockpit;
grant select (organisation_id, appareil_id, annule_le, expire_le)
  on appareil.code_enrolement to cockpit;

-- Of all messages, those that nobody received are few.
create index sms_echoue on collecte.sms (collecte_id, organisation_id) where statut = 'echoue';
