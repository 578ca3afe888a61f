--! Previous: sha1:84842b563dadca0605cf57db8b3f5660d0221b5b
--! Hash: sha1:e5c7d80f46349698c689b7e5bc9d1f2fbfc8bca6

-- The downgrade that a finding proposes is applied by an act of the office: when, by another person than who found it, why.
alter table non_conformite.non_conformite
  add column declassee_le timestamptz,
  add column declassee_par uuid,
  add column declassement_raison text,
  add constraint non_conformite_declassee_par foreign key (organisation_id, declassee_par)
    references utilisateur.utilisateur not valid,
  add constraint non_conformite_declassee check (
    num_nonnulls(declassee_le, declassee_par, declassement_raison) in (0, 3)) not valid,
  add constraint non_conformite_declassee_par_un_autre check (declassee_par <> auteur_id) not valid,
  drop constraint parametre_invalide,
  add constraint parametre_invalide check (
    date_operation between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00'
    and enregistree_le between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00'
    and echeance between '0001-01-01' and '9999-12-31'
    and close_le between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00'
    and declassee_le between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00') not valid;
comment on column non_conformite.non_conformite.declassee_le is
  'When the proposed downgrade was applied as an act of its own; null until then.';
comment on column non_conformite.non_conformite.declassee_par is 'The account that applied it.';
comment on column non_conformite.non_conformite.declassement_raison is 'The reason of that act.';
