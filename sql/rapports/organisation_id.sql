-- The organization whose reports the session reads: the only one that its login is tied to, or the
-- one that `sillon.organisation_id` names among them; null, and nothing to read, otherwise.
-- Spec: service#isolement.
-- Why: by the login, which a session can not change; a setting alone would let anybody in.
create or replace function rapports.organisation_id() returns uuid
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select case when count(*) = 1 then min(a.organisation_id::text)::uuid end
  from rapports.acces a
  where a.role_nom = session_user
    and a.organisation_id::text = coalesce(
      nullif(current_setting('sillon.organisation_id', true), ''), a.organisation_id::text)
$$;
grant execute on function rapports.organisation_id() to rapports;
