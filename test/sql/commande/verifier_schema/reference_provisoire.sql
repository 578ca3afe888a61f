-- Spec: commandes#reference-provisoire: two commands can not share a reference: the second is
-- `donnees_illisibles`, and both are named; some types need a reference.
begin;
set local role metier;
select plan(8);
select essai.preparer();

select is(
  essai.motifs(essai.collecter('a', '{}', '{"reference_provisoire": "BR-ESSAI-20260601-0001"}')),
  null,
  'a new reference passes');
select is(
  essai.motifs(essai.collecter('b', '{}', '{"reference_provisoire": "BR-ESSAI-20260601-0001"}')),
  'donnees_illisibles',
  'the reference of another command');
select is((select k.details -> 'commandes' from controle.controle k
    where k.commande_id = essai.id('commande b')),
  jsonb_build_array(essai.id('commande a'), essai.id('commande b')),
  'the details name both commands');
select is((select c.enveloppe ->> 'reference_provisoire' from commande.commande c
    where c.id = essai.id('commande b')),
  'BR-ESSAI-20260601-0001',
  'what was sent is kept');
select is(essai.motifs(essai.collecter('c', '{}', '{"reference_provisoire": null}')),
  'donnees_illisibles',
  'a collection without a reference');
select is(
  essai.motifs(essai.collecter('d', '{}', '{"reference_provisoire": "BR-VOISIN-20260601-0001"}')),
  'donnees_illisibles',
  'the short code of another device');
select is((select count(*) from collecte.collecte), 1::bigint, 'only the first is written');
select is(
  essai.motifs(essai.collecter('e', '{}', '{"reference_provisoire": "BR-ESSAI-20260601-0002"}')),
  null,
  'the next reference passes');

select * from finish();
rollback;
