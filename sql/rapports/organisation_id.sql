-- Returns the organization of the session's reports: the organization to which its login is tied
-- or, if there are several, the one that `sillon.organisation_id` names. Null in all other cases,
-- and while the organization is suspended: the reports are then empty.
-- Spec: service#isolement, organisations-et-modules#suspension.
-- Why: it depends on the login, which a session can not change; if only a setting decided, every
--      login could read any organization.
create or replace function rapports.organisation_id() returns uuid
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select case when count(*) = 1 and bool_and(o.statut = 'active')
           then min(a.organisation_id::text)::uuid end
  from rapports.acces a join rapports.organisation o on o.id = a.organisation_id
  where a.role_nom = session_user
    and a.organisation_id::text = coalesce(
      nullif(current_setting('sillon.organisation_id', true), ''), a.organisation_id::text)
$$;
grant execute on function rapports.organisation_id() to rapports;
