-- The organization whose reports the session reads: the only one that its login is tied to, or the
-- one that `sillon.organisation_id` names among them; null, and nothing to read, otherwise, and
-- while it is suspended.
-- Spec: service#isolement, organisations-et-modules#suspension.
-- Why: by the login, which a session can not change; a setting alone would let every login in.
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
