-- Spec: commandes#ordre-d-arrivee: two commands have the same result in either order of arrival if
-- one names records of the other or is judged by them. Here the first one was captured before the
-- second; `MODEL_ORDERS=1 npm test -- model/orders` also runs equal and reversed capture times.
begin;
set local role metier;
select plan(37);
select essai.preparer_ordre();

select is((select count(distinct c ->> 'type') from essai.paires() as p
    cross join unnest(array[p.une, p.autre]) as c), 12::bigint, 'every type is in some pair');
select is(essai.ecarts_d_ordre(p.une, p.autre, '{06:00,07:00}'), null, p.nom)
from essai.paires() as p order by p.rang;
select is(essai.ecarts_d_ordre(p.une, p.autre, '{07:00,07:00}'), null, p.nom || ' of one instant')
from essai.paires() as p where p.nom = 'two surveys';

select * from finish();
rollback;
