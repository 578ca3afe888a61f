-- Spec: collectes#rejugement: A record without a product for a while gets its former number back
-- with the product.
begin;
set local role metier;
select plan(6);
select essai.preparer_operations();

select from essai.collecter('x',
  '{"calcul_telephone": {"net_g": 1, "refaction_g": 0, "net_marchand_g": 1}}');
select is(essai.lever('rsci ESSAI', 'x', 'ecart_calcul', 'correction',
    essai.payload_corrige('x', jsonb_build_object('produit_id', essai.id('?')))), 'leve',
  'an unknown product');
select is((select c.numero_officiel from collecte.collecte c), null, 'no number');
select is(essai.capacites(), null, 'no capacity');
select is(essai.lever('rsci ESSAI', 'x', 'reference_inconnue', 'correction',
    essai.payload_corrige('x')), 'leve', 'the known one again');
select is((select c.numero_officiel from collecte.collecte c), 'MP-ANANAS-26-0001',
  'the number it had');
select is((select count(*) from numerotation.numero_officiel), 1::bigint, 'and no other is taken');

select * from finish();
rollback;
