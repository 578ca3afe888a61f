-- Spec: receptions#redressement: the mass of a devalidated collection is an adjustment until the
-- collection is recorded again.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

select from essai.provoquer('erreur_signalee_agent');
select from essai.arriver('a',
  '[{"collecte": "collecte", "quantite_g": 100000, "recu_g": 100000}]');
select is(essai.lever('rsci ESSAI', 'x', 'erreur_signalee_agent', 'correction'), 'leve',
  'devalidated');
select is(array[essai.tenu('producteur'), essai.tenu('garde'), essai.tenu('ajustement')],
  array[null, null, 'ANANAS -100000'], 'the producer gave nothing: the lot''s matter is adjusted');
select is(array[essai.etat('a'), essai.quantite('a')::text], array['AB C1', '100000'],
  'it stays as weighed, and is worth nothing organic');
select from essai.faire('collecte.signaler_erreur', 'y');
select is(essai.lever('rsci ESSAI', 'y', 'erreur_signalee_agent', 'correction',
    essai.payload_corrige('collecte', essai.kg(90000))), 'leve', 'recorded again with less');
select is(array[essai.tenu('producteur'), essai.tenu('garde'), essai.tenu('ajustement')],
  array['ANANAS -90000', null, 'ANANAS -10000'], 'the difference alone is adjusted');
select is(essai.etat('a'), 'AB AB', 'the lot is worth what its collection is');
select is((select count(*) from matiere.filiation f where f.vers_id = essai.id('collecte')
    and not f.annulee), 1::bigint, 'one adjustment stands in the genealogy');
select is((select count(*) from reception.redressement), 2::bigint, 'each step is kept');

select * from finish();
rollback;
