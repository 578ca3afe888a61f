-- Spec: service#isolement: two organizations may use the same id for different records, and neither
-- learns of it.
begin;
set local role metier;
select plan(4);
select essai.preparer();

select is(essai.collecter('x') ->> 'numero_officiel', 'MP-ANANAS-26-0001', 'a collection here');
select essai.entrer('VOISIN');
select essai.producteur('Kossi');
select is(essai.collecter('x') -> 'motifs', '[]',
  'the same ids of command, collection and producer at the neighbour''s');
select is((select c.numero_officiel from collecte.collecte c), 'MP-ANANAS-26-0001',
  'whose counters are its own');
select is((select s.consomme_g from capacite.solde s), 100000::bigint, 'and whose capacities are');

select * from finish();
rollback;
