-- Spec: file-de-controle#repose: findings that depend on a command end with its cancellation,
-- whether the other command arrived before or after it. `MODEL_ORDERS=1 npm test -- model/orders`
-- runs every pair, both commands and three dates.
begin;
set local role metier;
select plan(27);
select essai.preparer_ordre();

select is(essai.ecarts_d_annulation(p.annulee, p.autre, '{06:00,07:00}'), null, p.nom)
from essai.paires_annulables() as p
where p.nom like 'a %' and p.nom !~ '^a (member|plot|collection) ' or p.nom like 'an error%'
  or p.nom
    ~ '^(the|another crop|a collection that is|a collection and an insp|two [cmp]).*first one$'
order by p.rang;

select * from finish();
rollback;
