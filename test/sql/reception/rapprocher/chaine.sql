-- Spec: receptions#attendus: an expected contribution counts as conventional; the arriving
-- collection settles it, and everything made from the lot is judged again.
begin;
set local role metier;
select plan(12);
select essai.preparer();

select from essai.collecter('connue');
select from essai.arriver('a', '[{"collecte": "connue", "quantite_g": 100000, "recu_g": 99000},
  {"reference": "BR-ESSAI-20260601-9001", "quantite_g": 100000, "recu_g": 99500}]');
select from essai.transformer('{a}', 'fille', 1000);
select is(essai.etat('a'), null,
  'one of its collections has not arrived: nothing is known of the lot');
select is(essai.tenu('attendu'), 'ANANAS -100000', 'its matter came from what is expected');
select is(
  essai.motifs(essai.collecter('tardive', '{}',
      '{"reference_provisoire": "BR-ESSAI-20260601-9001"}')), null,
  'the collection arrives and is accepted');
select is(array[essai.tenu('attendu'), essai.tenu('garde')], array[null, null]::text[],
  'the custody of the agent settled it');
select is(essai.quantite('a'), 197500::bigint, 'the weighed lot stays as weighed');
select is(array[essai.etat('a'), essai.etat('fille')], array['AB AB', 'AB AB'],
  'the lot is worth what its collections are, and what was made of it');
select results_eq($$ select a.collecte_id, a.rapproche_le from reception.apport a
    where a.reference_provisoire = 'BR-ESSAI-20260601-9001' $$,
  $$ values (essai.id('tardive'), essai.t()) $$, 'the reception knows its collection');
select results_eq($$
  select a.genre, count(*) from genealogie.ancetres(array[essai.id('lot a')]) as a
  where a.genre is not null group by a.genre order by 1
$$, $$ values ('attendu', 1::bigint), ('collecte', 2) $$,
  'the chain: collection, expected reference, lot');
select results_eq($$ select f.de_genre, f.vers_genre, f.quantite_g from matiere.filiation f
    where f.de_id = essai.id('tardive') $$,
  $$ values ('collecte', 'attendu', 100000::bigint) $$, 'to the gram');
select results_eq($$
  select r.genre, r.ecart_g, r.champs, jsonb_array_length(r.lots), r.lots -> 0 -> 'avant',
    r.lots -> 0 ->> 'apres', r.expeditions
  from reception.redressement r
$$, $$ values ('rapprochement', 0::bigint, '{"net_g": [100000, 100000]}'::jsonb, 2, '{}'::jsonb,
  '{"AB": "AB"}', '[]'::jsonb) $$, 'what it changed is kept');
select is((select q.origine || ': ' || q.raison from lot.qualite q
    where q.lot_id = essai.id('lot a')), 'apports: Arrivée de la collecte BR-ESSAI-20260601-9001',
  'with the reason');
select is(essai.motifs(essai.collecter('autre')), null,
  'a collection that nobody awaits settles nothing');

select * from finish();
rollback;
