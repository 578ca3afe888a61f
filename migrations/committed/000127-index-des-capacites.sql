--! Previous: sha1:393b5f3c92235b17985f02535373761ad4850573
--! Hash: sha1:b81a2e3c7dec89c7e39026840d5ba4bd52e7e759

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
