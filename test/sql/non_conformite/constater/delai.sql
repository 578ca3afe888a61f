-- Spec: registres#delai: the days that the pack gives are counted from the day of the finding, in
-- the organization's time zone, and stored; a finding unknown to the pack has none.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();

create function pg_temp.echeance(p_code text, p_gravite text) returns text language sql as $$
  select essai.faire('non_conformite.constater', p_code,
    jsonb_build_object('constat_code', p_code, 'gravite', p_gravite));
  select concat_ws(' ', n.delai_jours, n.echeance, n.statut) from non_conformite.non_conformite n
  where n.id = essai.id(p_code)
$$;
select is(pg_temp.echeance('registre_incomplet', 'mineure'), '60 2026-07-31 ouverte',
  'sixty days after the first of June');
select is(pg_temp.echeance('haie_absente', 'majeure'), 'ouverte', 'no delay');
select is(pg_temp.echeance('inconnu', 'majeure'), 'ouverte', 'a finding of no pack has none');
select results_eq(
  $$ select m.non_conformite_id, m.echeance, m.en_retard
     from registre.mesures_dues(essai.t(60)) m $$,
  $$ values (essai.id('registre_incomplet'), date '2026-07-31', false) $$,
  'on the last day it is due');
select results_eq(
  $$ select m.en_retard, m.permission from registre.mesures_dues(essai.t(61)) m $$,
  $$ values (true, 'review.resolve') $$, 'and overdue on the next');

select * from finish();
rollback;
