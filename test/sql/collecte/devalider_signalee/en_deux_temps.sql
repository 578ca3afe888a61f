-- Spec: file-de-controle#correction-de-signalement: First devalidated, then recorded again by the
-- correction of another control: the same number.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select from essai.collecter('collecte',
  '{"calcul_telephone": {"net_g": 1, "refaction_g": 0, "net_marchand_g": 1}}');
select from essai.faire('collecte.signaler_erreur', 'x');
select is(essai.lever('rsci ESSAI', 'x', 'erreur_signalee_agent', 'correction'), 'leve',
  'devalidated');
select is(essai.lever('rsci ESSAI', 'collecte', 'ecart_calcul', 'correction',
    essai.payload_corrige('collecte', essai.kg(60000))), 'leve', 'recorded again');
select results_eq('select c.statut, c.net_g, c.numero_officiel from collecte.collecte c',
  $$ values ('enregistree', 60000::bigint, 'MP-ANANAS-26-0001') $$, 'under its number');
select is(array[essai.capacites(), essai.comptes()],
  array['Kossi ANANAS AB 60000', 'garde ANANAS 60000, producteur Kossi ANANAS -60000'],
  'with capacity and matter');

select * from finish();
rollback;
