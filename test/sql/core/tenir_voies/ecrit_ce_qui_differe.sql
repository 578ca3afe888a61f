-- Spec: base#lignes: a call that its file no longer has is removed, an unchanged one is not written
-- again, and those of other domains are not touched.
begin;
select plan(3);
set local role proprietaire;
select core.tenir_voies('essai_2', array[('core.essai', 3, null, 'core.c')]::core.lien[]);
select core.tenir_voies('essai',
  array[('core.essai', 1, null, 'core.a'), ('core.essai', null, 'k', 'core.b')]::core.lien[]);
create temporary table avant as select v.ctid as place, v.fonction from core.voie v
where v.aiguillage = 'core.essai';
select core.tenir_voies('essai',
  array[('core.essai', 1, null, 'core.a'), ('core.essai', null, 'k', 'core.b')]::core.lien[]);
select set_eq($$ select v.ctid as place, v.fonction from core.voie v
    where v.aiguillage = 'core.essai' $$,
  $$ select place, fonction from avant $$, 'said again, nothing is written');
select core.tenir_voies('essai', array[('core.essai', 2, null, 'core.a')]::core.lien[]);
select bag_eq($$ select v.domaine, v.rang::integer, v.cle, v.fonction from core.voie v
    where v.aiguillage = 'core.essai' $$,
  $$ values ('essai', 2, null, 'core.a'), ('essai_2', 3, null, 'core.c') $$,
  'what is said otherwise is replaced');
select core.tenir_aiguillages('essai_2',
  array[('essai_2.un', 'suites', '', 'void', false)]::core.aiguillage[]);
select core.tenir_aiguillages('essai_2', '{}');
select is_empty($$ select from core.aiguillage a where a.nom like 'essai\_2.%' $$,
  'as functions that are made no more');

select * from finish();
rollback;
