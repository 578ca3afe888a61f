-- Spec: file-de-controle#plusieurs: controls that wait for the same unknown reference are lifted
-- together.
begin;
set local role metier;
select plan(6);
select essai.preparer_operations();

select essai.faire('intrant.remettre', n, jsonb_build_object('producteur_id', essai.id('Afi')))
from unnest('{a,b,c,d}'::text[]) as n;
select essai.faire('intrant.remettre', 'e', jsonb_build_object('producteur_id', essai.id('Nul')));
update controle.controle k set auteur_id = essai.id('rsci ESSAI')
where k.commande_id = essai.id('commande d');
select is((select controle.presenter(k) ->> 'dependants' from controle.controle k
    where k.commande_id = essai.id('commande a')), '3',
  'three other commands wait for the same producer');
select is((select controle.presenter(k) ->> 'dependants' from controle.controle k
    where k.commande_id = essai.id('commande e')), '0',
  'nobody waits for the one that another command names');
select is(essai.lever('rsci ESSAI', 'a', 'reference_inconnue', 'correction',
    '{"dependants": true}'), '409 reference_toujours_inconnue',
  'not before the producer appears');
select essai.producteur('Afi');
select is(essai.lever('rsci ESSAI', 'a', 'reference_inconnue', 'correction',
    '{"dependants": true}'), 'leve', 'then one call');
select set_eq($$select r.id from intrant.remise r where r.producteur_id = essai.id('Afi')$$,
  $$select e.id from unnest(array['a', 'b', 'c']) as n
    cross join lateral (select k.entite_id as id from controle.controle k
      where k.commande_id = essai.id('commande ' || n)) as e$$,
  'gives all three their producer');
select is((select string_agg(k.statut, ',' order by k.rang) from controle.controle k),
  'leve,leve,leve,ouvert,ouvert',
  'the lifter''s own waits for another person, and the other producer''s stays');

select * from finish();
rollback;
