--! Previous: sha1:ade36ce672c739f8d8698850d9e003c9b66b815f
--! Hash: sha1:f434d09e94e4fd4b47a283131da643648ed3f0a6

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
create index sms_echoue on collecte.sms (le, organisation_id) where statut = 'echoue';
