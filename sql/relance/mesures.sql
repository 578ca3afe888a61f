-- Non-conformities whose correction is due within the delay or overdue, the earliest first, by
-- their finding: each is told to who took its measure, else to all who may.
-- Spec: relances#genres, registres#dues.
create or replace function relance.mesures(p_jours integer, p_limite integer, p_le timestamptz)
returns table (id uuid, reference text, jour date, pour uuid[], chemin text)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select d.non_conformite_id, d.constat_code, d.echeance, nullif(d.utilisateurs, '{}'),
           null::text
    from registre.mesures_dues(p_le) as d
    where d.echeance <= core.heure_locale(p_le)::date + p_jours
    order by d.echeance, d.non_conformite_id
    limit p_limite * 10;
end
$$;
