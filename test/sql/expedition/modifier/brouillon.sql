-- Spec: ventes-et-expeditions#expedition: a draft expedition can be changed: given values replace
-- former ones, the rest stays; only a draft can be changed.
begin;
set local role metier;
select plan(6);
select essai.preparer_ventes();

select essai.lot('a', 1000, 'validé'), essai.lot('b', 1000, 'validé'), essai.vendre('V');
select essai.charger('x', 'V', '{"a": 100}',
  '{"numero_coi": "COI-1", "conteneurs": [{"numero": "CSQU3054383", "scelles": ["S-1"]}]}');
create function pg_temp.modifier(p_champs jsonb) returns jsonb language sql as $$
  select expedition.modifier(essai.expedition('x'), p_champs, essai.t(2))::jsonb
$$;
create temporary table vu as select
  pg_temp.modifier(jsonb_build_object('lignes',
      jsonb_build_array(jsonb_build_object('lot_id', essai.id('lot b'), 'quantite_g', 7)))) as v;
select is(
  (select array[v #>> '{lignes,0,lot_id}', v #>> '{lignes,0,conteneur}',
      v #>> '{conteneurs,0,scelles,0}', v ->> 'numero_coi'] from vu), array[essai.id('lot b')::text,
    'CSQU3054383', 'S-1', 'COI-1'], 'its lines');
select is(pg_temp.modifier('{"numero_coi": null}') ->> 'numero_coi', null, 'null empties');
select is(pg_temp.modifier('{"conteneurs": [{"numero": "CSQU3054383", "scelles": ["S-2"]}]}') #>>
  '{conteneurs,0,scelles,0}', 'S-2', 'another seal');
select throws_ok($$ select pg_temp.modifier('{"conteneurs": []}') $$, 'TR400', 'parametre_invalide',
  'a line lies in what travels no more');
select is(essai.expedier('x'), 'validée', 'validated');
select throws_ok($$ select pg_temp.modifier('{"numero_coi": "X"}') $$, 'TR409',
  'transition_refusee', 'it changes no more');

select * from finish();
rollback;
