--! Previous: sha1:e1b2a6027b82f379cb047a4e8ee15983ebc76af4
--! Hash: sha1:19fd4b0e3e68a7c823d80e681dc11e23e7ea0ede

-- What a partial index holds, lookups state as well: one that begins with the organization was taken by a
-- look for a row by its key, on tables that were never analyzed, and read whole (docs/decisions/0088). Each
-- begins with what is looked for now, and one that is read in its order states a bound that no lookup states.
drop index controle.controle_par_entite;
create index controle_par_entite on controle.controle (entite_id, organisation_id)
  where statut = 'ouvert' or decision = 'non_conformite';

drop index lot.lot_par_numero;
create unique index lot_par_numero on lot.lot (numero_officiel, organisation_id)
  where statut <> 'annulé';
drop index lot.lot_par_place;
create index lot_par_place on lot.lot (emplacement_id, organisation_id)
  where statut not in ('consommé', 'archivé');

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

drop index utilisateur.groupement_agent_par_utilisateur;
create index groupement_agent_par_utilisateur
  on utilisateur.groupement_agent (utilisateur_id, organisation_id) where en_cours;

drop index commande.piece_jointe_attendue;
create index piece_jointe_attendue on commande.piece_jointe (organisation_id, attendue_depuis)
  where recue_le is null and attendue_depuis >= '-infinity';
comment on index commande.piece_jointe_attendue is 'Order of a list.';

-- Volumes of open campaigns are read in the order of a campaign.
grant select (date_operation) on collecte.collecte to cockpit;
