-- Spec: collectes#collecte: `collecte.enregistrer` writes the weighings, the declaration and the
-- phone's calculation; the collection is at first available to phones.
begin;
set local role metier;
select plan(2);
select essai.preparer();

select from essai.collecter('x',
  '{"pesees": [{"brut_g": 60000, "tare_g": 500}, {"brut_g": 41000, "tare_g": 500}],
    "observation": "pluie"}');

select results_eq(
  'select p.rang::integer, p.brut_g, p.tare_g from collecte.toute_pesee p order by 1',
  $$ values (1, 60000::bigint, 500::bigint), (2, 41000, 500) $$,
  'the weighings in their order');
select results_eq(
  'select c.commande_id, c.utilisateur_id, c.appareil_id, c.producteur_id, c.parcelle_id, '
  'c.produit_id, c.campagne_id, c.groupement_id, c.humidite_cp, c.impuretes_cp, c.net_g, '
  'c.qualite_declaree, c.observation, c.synchronisable from collecte.collecte c',
  $$ values (essai.id('commande x'), essai.id('agent ESSAI'), essai.id('appareil ESSAI'),
      essai.id('Kossi'), essai.id('parcelle Kossi'), essai.produit('ANANAS'),
             essai.id('campagne ESSAI'), essai.id('groupement ESSAI'), 800, 100, 100000::bigint,
             '{"AB": "AB"}'::jsonb, 'pluie', true) $$, 'the collection with its references');

select * from finish();
rollback;
