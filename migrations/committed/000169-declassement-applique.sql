--! Previous: sha1:ff86eeba1bda1277c3a051b1f4845ff77e992fb5
--! Hash: sha1:6636fbaf0c05be0821a4c4ef93a1918317c3f436

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
