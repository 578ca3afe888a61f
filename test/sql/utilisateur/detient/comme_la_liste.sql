-- Spec: identites-et-droits#permission: permission by permission, the result equals the list of an
-- account's permissions at that date.
begin;
set local role metier;
select plan(7);
select essai.preparer();

create function pg_temp.detenues(p_le timestamptz) returns text[] language sql as $$
  select array_agg(p.code order by p.code)
  from utilisateur.utilisateur u, utilisateur.permission p
  where u.id = essai.id('rsci ESSAI')
    and utilisateur.detient(
      (u.organisation_id, u.id, u.actif_pendant @> p_le)::utilisateur.session, p_le, array[p.code])
$$;

select from utilisateur.attribuer(essai.id('rsci ESSAI'), 'commercial',
  tstzrange(essai.t(1), essai.t(2)), null);
select is(pg_temp.detenues(m.le), utilisateur.permissions(essai.id('rsci ESSAI'), m.le), m.quand)
from (values (essai.t(), 'one set'), (essai.t(1), 'two sets'),
             (essai.t(1) - interval '1 ms', 'the second has not begun'),
             (essai.t(2), 'or has ended')) as m (le, quand);
select ok(utilisateur.detient(essai.session(essai.id('rsci ESSAI')), essai.t(1),
    '{shipping.manage,sales.manage}'), 'one of those that are asked for is enough');
update utilisateur.utilisateur set statut = 'suspendu',
  actif_pendant = tstzmultirange(tstzrange(essai.t(-400), essai.t()))
  where id = essai.id('rsci ESSAI');
select is(pg_temp.detenues(essai.t()), null, 'none once suspended');
select is(
  array(select utilisateur.detient((core.organisation_id(), null, false)::utilisateur.session,
          essai.t(), array[p]) from unnest('{dashboard.view,sales.manage}'::text[]) as p),
  '{t,f}', 'support reads everything and does nothing');

select * from finish();
rollback;
