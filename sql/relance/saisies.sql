-- Returns the devices in use that sent nothing for longer than the delay, the longest silent first;
-- the time counts from the enrolment at the earliest. Records of such a device may be missing.
-- Spec: relances#genres.
create or replace function relance.saisies(p_jours integer, p_limite integer, p_le timestamptz)
returns table (id uuid, reference text, jour date, pour uuid[], chemin text)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select a.id, a.code_court, core.heure_locale(d.depuis)::date, null::uuid[], null::text
    from appareil.appareil a
      cross join lateral (select coalesce(a.derniere_synchro, a.enrole_le) as depuis) as d
    where appareil.est_muet(a, p_le - p_jours * interval '1 day')
    order by d.depuis, a.id
    limit p_limite;
end
$$;
