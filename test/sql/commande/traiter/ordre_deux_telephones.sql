-- Spec: commandes#ordre-d-arrivee: two commands of one agent end alike in either order of arrival
-- if they come from two phones; `MODEL_ORDERS=1 npm test -- model/orders` runs every pair so.
begin;
set local role metier;
select plan(6);
select essai.preparer_ordre(), essai.second_telephone();

select is(essai.ecarts_d_ordre(p.une, p.autre || '{"compte": "second"}', h.heures::text[]), null,
  format('%s at %s', p.nom, h.heures))
from essai.paires() as p
  cross join unnest('{"{06:00,07:00}","{07:00,06:00}"}'::text[]) as h (heures)
where p.nom in ('two surveys', 'two notes of one collection', 'the crop that a collection needs')
order by p.rang, h.heures;

select * from finish();
rollback;
