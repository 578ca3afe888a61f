-- Spec: file-de-controle#declassement: `declassement` takes the matter out of every organic
-- referential in which it has a state.
begin;
set local role metier;
select plan(2);
select essai.preparer_operations();

insert into conformite.statut_parcelle (organisation_id, parcelle_id, referentiel_code, etat_code,
  periode, raison)
values (core.organisation_id(), essai.id('parcelle Kossi'), 'NOP', 'NOP',
  tstzrange(essai.t(-200), null), 'essai');
select from essai.collecter('x', essai.kg(1000001));
select is(essai.lever('rsci ESSAI', 'x', 'capacite_depassee', 'declassement'), 'leve',
  'a collection in two referentials');
select is(
  (select string_agg(e.referentiel_code || ' ' || e.etat_code, ',' order by e.referentiel_code)
    from collecte.etats_courants(essai.id('x')) as e),
  'AB C1,NOP TR', 'is conventional in both');

select * from finish();
rollback;
