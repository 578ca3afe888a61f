-- Spec: identites-et-droits#ensembles-defaut: a set of a new organization gets its first version,
-- once.
begin;
set local role metier;
select plan(2);
select essai.preparer();

select utilisateur.verser_defauts(essai.t());
select is((select count(*) from utilisateur.ensemble_version), 9::bigint,
  'written at the creation already');
insert into utilisateur.ensemble (organisation_id, code, libelle)
values (core.organisation_id(), 'neuf', 'Neuf');
select utilisateur.verser_defauts(essai.t());
select is((select v.permissions from utilisateur.ensemble_version v
    where v.ensemble_id = essai.ensemble('neuf')), '{}', 'one that has none yet');

select * from finish();
rollback;
