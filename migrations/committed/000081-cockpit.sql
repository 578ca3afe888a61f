--! Previous: sha1:51692c7a0b436bc35e5e2b395425323856788a79
--! Hash: sha1:e6b6ba6470b7aed2acc2d7f3ae86aac83e5a4ee4

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
