--! Previous: sha1:d98917ccb805713cd292935c0dcdc9d1f913734f
--! Hash: sha1:3327f8fc7f5b832ab9c258ddda1bf42775aaf200

-- What a lookup of some records needs, so that it reads nothing of the others.

-- The controls that have an effect on an entity: open, or lifted by a non-conformity that keeps it.
drop index controle.controle_par_entite;
create index controle_par_entite on controle.controle (organisation_id, entite_id)
  where statut = 'ouvert' or decision = 'non_conformite';

-- Collections of a period, and the list of them, latest first.
create index collecte_par_date on collecte.collecte (organisation_id, date_operation, id);

-- The certificates of a supplier, of a group, of the organization itself.
create index certificat_par_titulaire on certificat.certificat (
  organisation_id, fournisseur_id, groupement_id);

-- The revisions of plots, latest first.
create index revision_par_rang on conformite.revision (organisation_id, rang);
