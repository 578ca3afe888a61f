-- Spec: commandes#ordre-d-arrivee: two commands have the same result in either order of arrival if
-- one names records of the other or is judged by them. Here the first one was captured before the
-- second; `MODEL_ORDERS=1 npm test -- model/orders` also runs equal and reversed capture times.
begin;
set local role metier;
select plan(59);
select essai.preparer_ordre();

select is((select count(distinct c ->> 'type') from essai.paires() as p
    cross join unnest(array[p.une, p.autre]) as c), 12::bigint, 'every type is in some pair');
with nomme as (
  select r.type, r.entite from commande.reference_type r
  union
  select t.type, replace(i, '_id', '')
  from commande.type_commande t cross join unnest(t.ids_propres) as i
)
select is((
    select string_agg(distinct format('%s and %s', a.type, b.type), ', ')
    from nomme a join nomme b using (entite)
    where a.entite = any ('{producteur,parcelle,collecte}') and a.type <= b.type
      and not exists (
        select from essai.paires() as p
        where (a.type, b.type) in ((p.une ->> 'type', p.autre ->> 'type'),
                                   (p.autre ->> 'type', p.une ->> 'type')))),
  null, 'two types that name one member, plot or collection are in some pair');
select is(essai.ecarts_d_ordre(p.une, p.autre, '{06:00,07:00}'), null, p.nom)
from essai.paires() as p order by p.rang;
select is(essai.ecarts_d_ordre(p.une, p.autre, '{07:00,07:00}'), null, p.nom || ' of one instant')
from essai.paires() as p where p.nom = 'two surveys';

select * from finish();
rollback;
