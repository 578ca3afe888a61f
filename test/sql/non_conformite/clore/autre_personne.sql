-- Spec: registres#suites: from the finding by a measure to the closing; the person who found it or
-- took a measure can not close it, in any write.
begin;
set local role metier;
select plan(12);
select essai.preparer_operations();
select utilisateur.creer(essai.id('direction ESSAI'), 'direction', 'Direction', essai.t(-400));

select essai.faire('non_conformite.constater', 'n',
  '{"constat_code": "registre_incomplet", "gravite": "mineure"}');
select non_conformite.ecrire_type(
  '{"code": "plan", "genre": "plan_action", "libelle": "Plan", "delai_jours": 10}',
  essai.id('rsci ESSAI'), essai.t());
create function pg_temp.mesurer(p_qui text, p_requete jsonb default '{}') returns jsonb
language sql as $$
  select non_conformite.mesurer(essai.id('n'),
    '{"type_code": "plan", "description": "Tenir le cahier"}'::jsonb || p_requete,
    essai.id(p_qui || ' ESSAI'), essai.t(1))
$$;
create function pg_temp.clore(p_qui text) returns text language sql as $$
  select non_conformite.clore(essai.id('n'), 'Cahier vu', essai.id(p_qui || ' ESSAI'), essai.t(9))
    ->> 'statut'
$$;

select throws_ok($$ select pg_temp.clore('direction') $$, 'TR409', 'transition_refusee',
  'nothing was done about it yet');
select throws_ok($$ select pg_temp.mesurer('rsci', '{"type_code": "x"}') $$, 'TR404',
  'type_mesure_inconnu', 'a measure of the catalogue');
select throws_ok($$ select pg_temp.mesurer('rsci', '{"echeance": "2026-06-01"}') $$, 'TR400',
  'parametre_invalide', 'until a day to come');
select is(pg_temp.mesurer('rsci') ->> 'statut', 'mesuree', 'a measure is taken');
select is((select m.echeance from non_conformite.mesure m), '2026-06-12', 'with its own delay');
select is(pg_temp.mesurer('collègue') -> 'mesures' -> 1 ->> 'genre', 'plan_action', 'and another');
select results_eq($$ select m.echeance, m.utilisateurs from registre.mesures_dues(essai.t(20)) m $$,
  $$ values (date '2026-06-12', array[essai.id('rsci ESSAI'), essai.id('collègue ESSAI')]) $$,
  'who took a measure answers for it');
select throws_ok(format($$ select pg_temp.clore(%L) $$, q), 'TR403', 'separation_des_taches',
  q || ' does not close it') from unnest('{agent,rsci,collègue}'::text[]) as q;
select throws_ok($$ update non_conformite.non_conformite
    set statut = 'close', close_par = mesuree_par[1], close_le = essai.t(), cloture_raison = 'x' $$,
  '23514', null, 'nor does a statement');
select is(pg_temp.clore('direction'), 'close', 'somebody else does');

select * from finish();
rollback;
