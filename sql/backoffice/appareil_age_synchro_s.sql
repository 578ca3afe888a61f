-- Returns the time since the last synchronization of a device.
-- Chosen: a field of the back-office, docs/decisions/0021-graphql.md.
create or replace function backoffice.appareil_age_synchro_s(p_appareil appareil.appareil)
returns bigint
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select floor(date_part('epoch', backoffice.le()
    - coalesce(p_appareil.derniere_synchro, p_appareil.enrole_le)))::bigint
$$;
comment on function backoffice.appareil_age_synchro_s(appareil.appareil) is
  'Seconds since its last synchronization; since its enrolment before the first.';
grant execute on function backoffice.appareil_age_synchro_s(appareil.appareil) to lecture;
