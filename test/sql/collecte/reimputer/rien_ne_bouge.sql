-- Spec: capacites#consommation: a new judgement with the same values posts no entry.
begin;
set local role metier;
select plan(16);
select essai.preparer_operations();

select from essai.collecter('x', essai.kg(300000));
create function pg_temp.reimputer(p_etat text, p_net_g bigint, p_refs jsonb default '{}')
returns text language sql as $$
  select string_agg(c.motif, ',') from unnest(collecte.reimputer(
    jsonb_populate_record(collecte.relire(essai.id('x')),
      jsonb_build_object('refs', jsonb_build_object('campagne_id', essai.id('campagne ESSAI'),
      'producteur_id', essai.id('Kossi'), 'produit_id', essai.produit('ANANAS')) || p_refs)),
  essai.id('x'), p_etat, p_net_g, essai.t(1))) as c
$$;
select is(pg_temp.reimputer('AB', 300000), null, 'the same mass and state');
select is((select count(*) from capacite.toute_consommation), 1::bigint, 'make no entry');
select is(pg_temp.reimputer('AB', 300001), null, 'another mass');
select is(array[essai.capacites(), essai.consommations()],
  array['Kossi ANANAS AB 300001', 'Kossi ANANAS AB 300001'], 'is taken instead');
select is(pg_temp.reimputer('C2', 300001), 'capacite_depassee',
  'another state, which has no ceiling');
select is(array[essai.capacites(), essai.consommations()],
  array['Kossi ANANAS C2 300001', 'Kossi ANANAS C2 300001'], 'is drawn upon instead');
select essai.producteur('Afi');
select is(pg_temp.reimputer('AB', 1000000, jsonb_build_object('producteur_id', essai.id('Afi'))),
  null, 'another producer, to their ceiling');
select is(essai.capacites(), 'Afi ANANAS AB 1000000', 'is drawn upon instead');
select is(pg_temp.reimputer('AB', 500001, jsonb_build_object('produit_id', essai.produit('JUS'))),
  'capacite_depassee', 'another product of the raw material');
select is(essai.capacites(), 'Kossi ANANAS AB 1000002', 'takes it by the coefficient');
select is(pg_temp.reimputer('AB', 500001, '{"producteur_id": null}'), null,
  'a producer who is not known');
select is(array[essai.capacites(), essai.consommations()], array[null, null], 'draws on nothing');
select is(pg_temp.reimputer('AB', 5), null, 'a known one again');
select is(pg_temp.reimputer('AB', 0), null, 'no mass');
select is(essai.capacites(), null, 'takes nothing');
select is((select count(*) from capacite.toute_consommation k where k.quantite_g = 0), 0::bigint,
  'and makes no entry of nothing');

select * from finish();
rollback;
