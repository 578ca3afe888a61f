-- Spec: receptions#rapprochement: a product, campaign or group that differs from the reception is
-- `ecart_calcul`, and no gram is lost between the two.
begin;
set local role metier;
select plan(6);
select essai.preparer();

select from essai.arriver('a',
  '[{"reference": "BR-ESSAI-20260601-9001", "quantite_g": 90000, "recu_g": 90000},
    {"reference": "BR-ESSAI-20260601-9002", "quantite_g": 100000, "recu_g": 100000}]');
select is(
  essai.motifs(essai.collecter('jus', jsonb_build_object('produit_id', essai.produit('JUS')),
      '{"reference_provisoire": "BR-ESSAI-20260601-9001"}')),
  'ecart_calcul', 'never refused: a control');
select results_eq($$ select k.details ->> 'champ', k.details ->> 'serveur',
    k.details ->> 'telephone', k.entite_id from controle.controle k $$,
  $$ values ('produit_id', essai.produit('ANANAS')::text, essai.produit('JUS')::text,
      essai.id('jus')) $$, 'what was received, and what the phone says');
select is(array[essai.tenu('transformation'), essai.tenu('perte'), essai.tenu('garde')],
  array['ANANAS -90000, JUS 90000', 'JUS 10000', null], 'one product in, another out');
select is((select sum(f.quantite_g) from matiere.filiation f where f.de_id = essai.id('jus')),
  100000::numeric, 'all of the collection went somewhere');
select is(essai.motifs(essai.collecter('inconnu', jsonb_build_object('produit_id', essai.id('?')),
      '{"reference_provisoire": "BR-ESSAI-20260601-9002"}')),
  'reference_inconnue,parametre_introuvable', 'a product that is not known is not another one');
select is(array[essai.tenu('attendu'), essai.tenu('garde')], array[null, null]::text[],
  'and settles all the same');

select * from finish();
rollback;
