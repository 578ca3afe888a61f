--! Previous: sha1:2c9d062443f2d5fda50067b2d682334fbce8e08e
--! Hash: sha1:9ddd714da6d12d5f685a2cf6748bad0f73065193

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
