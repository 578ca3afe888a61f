-- Spec: service#actes-simultanes: a status from an act that waited for a lock follows the one given
-- meanwhile.
begin;
set local role metier;
select plan(1);
select essai.preparer();

select organisation.changer_statut('{"sujet": "s"}', essai.id('organisation VOISIN'), s.statut, 'r',
  essai.t(s.jour)) from (values ('suspendue', 2), ('active', 1)) as s (statut, jour);
select is((select array_agg(c.depuis order by c.rang) from organisation.changement_statut c),
  array[essai.t(2), essai.t(2)], 'in their order');

select * from finish();
rollback;
