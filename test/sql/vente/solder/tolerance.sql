-- Spec: ventes-et-expeditions#solde: a sale is settled when no mass is missing; the tolerance
-- allows to ship more, and the remainder is then negative.
begin;
set local role metier;
select plan(13);
select essai.preparer_ventes();

create function pg_temp.reste(p_code text) returns text language sql as $$
  select v ->> 'statut' || ' '
    || (select string_agg(l ->> 'reste_g', ',') from jsonb_array_elements(v -> 'lignes') as l)
  from (select vente.presenter(essai.vente(p_code))::jsonb as v) as p
$$;
select from unnest('{a,b,c}'::text[]) as n, essai.lot(n, 10000, 'validé');
select essai.vendre('V', '{"tolerance_cp": 999}');
select essai.charger('1', 'V', '{"a": 999}'), essai.charger('2', 'V', '{"a": 101}'),
  essai.charger('3', 'V', '{"a": 100}');
select is(essai.expedier('1'), 'validée', 'a gram short');
select is(pg_temp.reste('V'), 'validée 1', 'it is not settled');
select is(essai.expedier('2'), '409 tolerance_depassee', 'the tolerance of 99.9 g is rounded down');
select is(essai.quantite('a'), 9001::bigint, 'nothing moved');
select is(essai.expedier('3'), 'validée', 'the last gram of it');
select is(pg_temp.reste('V'), 'soldée -99', 'a negative remainder');
select is(essai.expedier('2'), '409 transition_refusee', 'nothing more under a settled sale');

select essai.vendre('W',
  jsonb_build_object('tolerance_cp', 10000, 'lignes', essai.ligne_vente(100)
    || essai.ligne_vente(100)));
select essai.charger('4', 'W', '{}',
  jsonb_build_object('lignes',
    jsonb_build_array(jsonb_build_object('lot_id', essai.id('lot b'), 'quantite_g', 200, 'ligne',
        2))));
select is(essai.expedier('4'), 'validée', 'one line twice over');
select is(pg_temp.reste('W'), 'validée 100,-100', 'does not make up for another');
select essai.charger('5', 'W', '{}',
  jsonb_build_object('lignes',
    jsonb_build_array(jsonb_build_object('lot_id', essai.id('lot b'), 'quantite_g', 100, 'ligne',
        1))));
select is(essai.expedier('5'), 'validée', 'both lines');
select is(pg_temp.reste('W'), 'soldée 0,-100', 'settled');
select essai.vendre('Z'), essai.charger('6', 'Z', '{"c": 1001}');
select is(essai.expedier('6'), '409 tolerance_depassee', 'no tolerance, not a gram');
select is(pg_temp.reste('Z'), 'validée 1000', 'nothing shipped');

select * from finish();
rollback;
