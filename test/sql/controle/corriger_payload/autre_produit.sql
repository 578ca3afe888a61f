-- Spec: numerotation#reprise: another product gets another number.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

select from essai.collecter('x',
  '{"calcul_telephone": {"net_g": 1, "refaction_g": 0, "net_marchand_g": 1}}');
select from essai.faire('collecte.signaler_erreur', 'erreur',
  jsonb_build_object('collecte_id', essai.id('x')));
select is(essai.lever('rsci ESSAI', 'x', 'ecart_calcul', 'correction',
    essai.payload_corrige('x', jsonb_build_object('produit_id', essai.produit('JUS')))), 'leve',
  'it was juice');
select is((select c.numero_officiel from collecte.collecte c), 'MP-JUS-26-0001',
  'the next number of juice');
select is(essai.capacites(), 'Kossi ANANAS AB 200000', 'which takes twice its mass of pineapple');
select is(essai.comptes(), 'garde JUS 100000, producteur Kossi JUS -100000', 'the matter is juice');
select is((select count(*) from numerotation.numero_officiel n where n.entite_id = essai.id('x')),
  2::bigint, 'the number before stays the record''s');
select is(essai.collecter('y', essai.kg(1)) ->> 'numero_officiel', 'MP-ANANAS-26-0002',
  'and is given to nobody else');
select is(essai.lever('rsci ESSAI', 'erreur', 'erreur_signalee_agent', 'correction',
    essai.payload_corrige('x')), 'leve', 'it was pineapple after all');
select is((select c.numero_officiel from collecte.collecte c where c.id = essai.id('x')),
  'MP-ANANAS-26-0001', 'it takes its first number again');

select * from finish();
rollback;
