-- Spec: file-de-controle#correction: the other producer's capacity is consumed, and the matter
-- comes from this producer.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

select essai.producteur('Afi', 'C2', 100000);
select from essai.collecter('x',
  '{"calcul_telephone": {"net_g": 1, "refaction_g": 0, "net_marchand_g": 1}}');
select is(essai.lever('rsci ESSAI', 'x', 'ecart_calcul', 'correction',
    essai.payload_corrige('x', jsonb_build_object(
  'producteur_id', essai.id('Afi'), 'parcelle_id', essai.id('parcelle Afi'), 'qualite_declaree',
  '{"AB": "C2"}'::jsonb))), 'leve', 'it was Afi''s');
select results_eq(
  'select c.producteur_id, c.producteur_declare, c.parcelle_id, c.numero_officiel from '
  'collecte.collecte c',
  $$ values (essai.id('Afi'), essai.id('Afi'), essai.id('parcelle Afi'), 'MP-ANANAS-26-0001') $$,
  'producer and plot, under the same number');
select is(array[essai.capacites(), essai.consommations()],
  array['Afi ANANAS C2 100000', 'Afi ANANAS C2 100000'],
  'the capacity of her state, to the ceiling');
select is((select s.consomme_g from capacite.solde s where s.producteur_id = essai.id('Kossi')),
  0::bigint, 'Kossi''s is released');
select is(essai.comptes(), 'garde ANANAS 100000, producteur Afi ANANAS -100000',
  'the matter is hers');
select is((select string_agg(e.etat_code, ',') from collecte.etats_courants(essai.id('x')) as e),
  'C2', 'the state of her plot');
select is(essai.ouverts('x'), null, 'nothing is left open');
select is((select max(s.version) from collecte.sms s), 2, 'she is told of it');

select * from finish();
rollback;
