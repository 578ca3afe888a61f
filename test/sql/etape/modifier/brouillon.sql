-- Spec: etapes#etape: a draft step can be changed: given values replace former ones, the rest
-- stays; only a draft can be changed.
begin;
set local role metier;
select plan(9);
select essai.preparer();

select essai.lot('a', 1000, 'validé'), essai.lot('b', 1000, 'validé');
select essai.etape('x', '{"a": 100, "b": 100}',
  jsonb_build_array(essai.sortie(50), essai.sortie(60)),
  '{"pertes": [{"categorie": "tri", "quantite_g": 10}]}');
create function pg_temp.modifier(p_champs jsonb) returns jsonb language sql as $$
  select etape.modifier(essai.etape_dite('x'), p_champs, essai.t(2))::jsonb
$$;
create temporary table vu as select
  pg_temp.modifier(jsonb_build_object('entrees',
      jsonb_build_array(jsonb_build_object('lot_id', essai.id('lot b'), 'quantite_g', 80)))) as v;
select is(
  (select array[v #>> '{entrees,0,lot_id}', v #>> '{bilan,entrees_g}', v #>> '{bilan,sorties_g}',
      v #>> '{bilan,pertes_g}'] from vu), array[essai.id('lot b')::text, '80', '110', '10'],
  'its inputs alone');
create temporary table avant as select s.id from etape.sortie s order by s.rang;
select is(pg_temp.modifier(jsonb_build_object('sorties', jsonb_build_array(essai.sortie(70)))) #>>
  '{bilan,sorties_g}', '70', 'fewer outputs');
select is((select count(*) from etape.sortie s where s.retiree), 1::bigint,
  'the one too many is set aside');
select is(
  pg_temp.modifier(jsonb_build_object('sorties',
      jsonb_build_array(essai.sortie(10), essai.sortie(20)))) #>> '{bilan,sorties_g}', '30',
  'two again');
select is((select array_agg(s.id order by s.rang) from etape.sortie s),
  (select array_agg(id) from avant), 'the same records');
select is(pg_temp.modifier(jsonb_build_object('pertes', '[]'::jsonb, 'date_operation', essai.t(1)))
  ->> 'date_operation', core.horodatage(essai.t(1)), 'dated');
select is(pg_temp.modifier('{"date_operation": null}') #>> '{bilan,pertes_g}', '0',
  'null empties; the losses are gone');
select is(essai.proceder('x'), 'validée', 'validated');
select throws_ok($$ select pg_temp.modifier('{"note": "y"}') $$, 'TR409', 'transition_refusee',
  'it changes no more');

select * from finish();
rollback;
