-- Returns the time since when an organization has a referential ticked, if it is ticked, and locks
-- the row.
-- Spec: packs-et-campagnes#cochage, service#actes-simultanes.
-- Refuses: referentiel_inconnu.
-- Locks: the ticked referential.
create or replace function conformite.verrouiller_coche(p_code text) returns tstzmultirange
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_pendant tstzmultirange;
begin
  if not exists (select from conformite.referentiel r where r.code = p_code) then
    raise sqlstate 'TR404' using message = 'referentiel_inconnu';
  end if;
  insert into conformite.referentiel_coche (organisation_id, referentiel_code, coche_pendant)
  values (core.organisation_id(), p_code, '{}')
  on conflict do nothing;
  select c.coche_pendant into v_pendant from conformite.referentiel_coche c
  where c.referentiel_code = p_code for update;
  return v_pendant;
end
$$;
