--! Previous: sha1:97663a399f66f9d7e5a640446c9f957d2c758069
--! Hash: sha1:4dfb341c3e63e82d640a59a35be7b25d0e22969f

-- Who judges goods judges them per referential: what bars a lot names the one it bars it from, a
-- place may say what it admits under one, and the mass balance is drawn for each.

drop function if exists lot.ecartes_du_bio;

drop view if exists rapports.bilan_matiere;
drop function if exists rapports.bilan;
drop function if exists rapports.flux;
drop view if exists rapports.stock;
drop view if exists rapports.lot_situation;

create table emplacement.admission (
  organisation_id uuid not null,
  emplacement_id uuid not null,
  referentiel_code text not null references conformite.referentiel,
  categorie text not null,
  primary key (organisation_id, emplacement_id, referentiel_code, categorie),
  foreign key (organisation_id, emplacement_id) references emplacement.emplacement,
  constraint admission_connue check (
    categorie in ('bio', 'conversion', 'conventionnel', 'hors_statut'))
);
comment on table emplacement.admission is
  'The categories that a place admits under a referential; none of a referential: no restriction.';
grant select, insert, delete on emplacement.admission to metier;
comment on table emplacement.qualite_admise is
  'The display categories that a place admits, whatever the referential; none: no restriction.';
