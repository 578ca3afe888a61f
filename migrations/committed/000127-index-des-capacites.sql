--! Previous: sha1:bba6ac1fd5fae1879925e0869ba4cbd8458e6ab8
--! Hash: sha1:7d7d5e299cb887bb626390cac91c9806fc174838

-- See 000124. Two small tables that hardly anybody writes, then the one that collections write: no command
-- that has a capacity goes on to one of the two.
drop index utilisateur.groupement_agent_par_utilisateur;
create index groupement_agent_par_utilisateur
  on utilisateur.groupement_agent (utilisateur_id, organisation_id) where en_cours;

drop index expedition.scelle_deja_utilise;
create unique index scelle_deja_utilise on expedition.scelle (numero, organisation_id) where not annule;

drop index capacite.capacite_une_en_vigueur;
create unique index capacite_une_en_vigueur
  on capacite.capacite (producteur_id, campagne_id, matiere_code, etat_code, organisation_id)
  where statut = 'validee' and matiere_code >= '';
drop index capacite.capacite_une_proposee;
create unique index capacite_une_proposee
  on capacite.capacite (producteur_id, campagne_id, matiere_code, etat_code, organisation_id)
  where statut = 'proposee' and matiere_code >= '';

-- Volumes of open campaigns are read in the order of a campaign.
grant select (date_operation) on collecte.collecte to cockpit;
