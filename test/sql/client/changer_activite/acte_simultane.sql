-- Spec: service#actes-simultanes: an act that waited for a lock finds the client as the other act
-- left it, and is dated after that act.
begin;
set local role metier;
select plan(5);
select essai.preparer();

insert into client.client
  (organisation_id, id, code, nom, pays, actif_pendant, cree_le, modifie_le)
values (core.organisation_id(), essai.id('x'), 'X', 'X', 'BJ',
  tstzmultirange(tstzrange(essai.t(-100), null)), essai.t(-100), essai.t(-100));
create function pg_temp.changer(p_actif boolean, p_jours integer) returns text language sql as $$
  select essai.issue_de(format('select client.changer_activite(%L, %L, %L, %L, %L)',
      essai.id('x'), p_actif, 'raison', essai.id('rsci ESSAI'), essai.t(p_jours)))
$$;
select isnt(pg_temp.changer(false, 2), '409 client_deja_inactif', 'switched off');
select is(pg_temp.changer(false, 1), '409 client_deja_inactif', 'once, by who waited too');
select is(pg_temp.changer(true, 1)::jsonb ->> 'actif', 'true', 'on again by one who waited');
select is(pg_temp.changer(true, 0), '409 client_deja_actif', 'once');
select is((select array_agg(h.le order by h.rang) from client.changement h),
  array[essai.t(2), essai.t(2)], 'what was decided stands in its order');

select * from finish();
rollback;
