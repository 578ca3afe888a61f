-- Spec: receptions#redressement: if the product of a received collection is corrected, the lot
-- keeps its weighed mass; no gram is lost between the products.
begin;
set local role metier;
select plan(6);
select essai.preparer_operations();

select from essai.collecter('c',
  '{"calcul_telephone": {"net_g": 1, "refaction_g": 0, "net_marchand_g": 1}}');
select from essai.arriver('a', '[{"collecte": "c", "quantite_g": 100000, "recu_g": 100000}]');
select is(essai.lever('rsci ESSAI', 'c', 'ecart_calcul', 'correction',
    essai.payload_corrige('c', jsonb_build_object('produit_id', essai.produit('JUS')))), 'leve',
  'it was juice');
select is(array[essai.tenu('garde'), essai.tenu('transformation'), essai.tenu('producteur')],
  array[null, 'ANANAS -100000, JUS 100000', 'JUS -100000'], 'through the transformation account');
select is((select count(*) from matiere.filiation f
    where f.mouvement_id = essai.mouvement('reprise_reception')), 0::bigint,
  'no matter went anywhere');
select is(essai.quantite('a'), 100000::bigint, 'the lot stays');
select lives_ok($$ select collecte.rejuger(essai.id('c'), essai.t(5)) $$, 'judged again');
select is((select count(*) from reception.redressement), 1::bigint,
  'nothing is added: its custody is empty');

select * from finish();
rollback;
