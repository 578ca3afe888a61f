-- Spec: identites-et-droits#permission: a caller without the permission now, or with an inactive
-- account, gets 403.
begin;
set local role metier;
select plan(5);
select essai.preparer();

create function pg_temp.exiger(p_compte text, p_le timestamptz, variadic p_permissions text[])
returns text language plpgsql as $$
begin
  return 'admis '
    || (utilisateur.exiger_permission(essai.appelant('ESSAI', p_compte), p_le,
        variadic p_permissions)).actif;
exception when sqlstate 'TR403' then
  return sqlerrm;
end
$$;

select is(pg_temp.exiger('admin', essai.t(), 'devices.manage'), 'admis true', 'a holder');
select is(pg_temp.exiger('agent', essai.t(), 'devices.manage'), 'droit_manquant', 'somebody else');
select is(pg_temp.exiger('rsci', essai.t(), 'devices.manage', 'review.resolve'), 'admis true',
  'one of several permissions is enough');
update utilisateur.utilisateur set statut = 'suspendu',
  actif_pendant = tstzmultirange(tstzrange(essai.t(-400), essai.t(1)))
  where id = essai.id('admin ESSAI');
select is(pg_temp.exiger('admin', essai.t(1), 'devices.manage'), 'droit_manquant',
  'a holder who is suspended');
select is(pg_temp.exiger('admin', essai.t(1) - interval '1 ms', 'devices.manage'), 'admis true',
  'just before');

select * from finish();
rollback;
