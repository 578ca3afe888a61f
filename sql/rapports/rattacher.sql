-- Ties a login to the current organization, so that it reads the organization's reports, or unties
-- it. Returns whether the login exists: a member of `rapports` that may sign in.
-- Spec: service#isolement.
-- Chosen: docs/decisions/0030-rappel.md: an operator's act, journalled in the organization.
create or replace function rapports.rattacher(p_role text, p_lit boolean, p_le timestamptz)
returns boolean
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if not exists (select from pg_catalog.pg_roles r
                 where r.rolname = p_role and r.rolcanlogin and not r.rolsuper
                   and pg_has_role(r.oid, 'rapports', 'member')) then
    return false;
  end if;
  if p_lit then
    insert into rapports.acces (organisation_id, role_nom, accorde_le)
    values (core.organisation_id(), p_role, p_le) on conflict do nothing;
  else
    delete from rapports.acces a where a.role_nom = p_role;
  end if;
  perform journal.consigner(p_le, 'rapports.rattacher', 'organisation', core.organisation_id(),
                            jsonb_build_object('role', p_role, 'lit', p_lit));
  return true;
end
$$;
