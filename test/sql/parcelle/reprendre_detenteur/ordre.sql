-- Spec: commandes#ordre-d-arrivee: a command about a plot with an unknown producer is compared with
-- the producer once they arrive.
begin;
set local role metier;
select plan(6);
select essai.preparer_operations();

select from essai.faire('parcelle.enregistrer', 'terre',
  jsonb_build_object('producteur_id', essai.id('Afi')));
create temp table terre as select jsonb_build_object('parcelle_id', essai.id('terre')) as j;
select from essai.collecter('c', (select j from terre));
select from essai.faire('inspection.enregistrer', 'v', (select j from terre), '{}', 'collègue');
select from essai.faire('non_conformite.constater', 'n', (select j from terre));
select from essai.faire('inspection.enregistrer', 'd''elle',
  (select j from terre) || jsonb_build_object('producteur_id', essai.id('Afi')), '{}', 'collègue');
select is((select count(*) from controle.controle k
    where k.details ? 'producteur_de_la_parcelle'), 0::bigint, 'nobody knows whose it is');
select from essai.faire('producteur.enregistrer', 'Afi');
select is(essai.lever('rsci ESSAI', 'terre', 'reference_inconnue', 'correction'), 'leve',
  'the producer arrives');
select is((select string_agg(distinct k.motif, ',') from controle.controle k
    where k.commande_id = essai.id('commande ' || n)
      and k.details ->> 'producteur_de_la_parcelle' = essai.id('Afi')::text), m, n)
from (values ('c', 'reference_inconnue'), ('v', 'reference_inactive'),
  ('n', 'reference_inactive'), ('d''elle', null)) as v (n, m);

select * from finish();
rollback;
