--! Previous: sha1:cdcc04c9109628e8392e832467eb65fece0712b6
--! Hash: sha1:806505e92e0e6f9dc4b144fa9c49f70fb17ea417

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
