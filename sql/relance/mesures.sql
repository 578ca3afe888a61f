-- Returns the non-conformities with a correction due within the delay or overdue, the earliest due
-- first.
-- Spec: relances#genres, registres#dues.
-- Chosen: all who hold the permission are reminded, since the author of a measure can not close it.
create or replace function relance.mesures(p_jours integer, p_limite integer, p_le timestamptz)
returns table (id uuid, reference text, jour date, pour uuid[], chemin text)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select d.non_conformite_id, d.constat_code, d.echeance, null::uuid[], null::text
    from registre.mesures_dues(p_le) as d
    where d.echeance <= core.heure_locale(p_le)::date + p_jours
    order by d.echeance, d.non_conformite_id
    limit p_limite;
end
$$;
