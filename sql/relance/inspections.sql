-- Inspections and samples due within the delay or overdue, the earliest first, by their kind: each
-- is told to whom it is given, else to all who inspect.
-- Spec: relances#genres, registres#dues.
create or replace function relance.inspections(
  p_jours integer, p_limite integer, p_le timestamptz)
returns table (id uuid, reference text, jour date, pour uuid[], chemin text)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select coalesce(d.prevue_id, d.producteur_id), d.genre, d.echeance,
           case when d.utilisateur_id is not null then array[d.utilisateur_id] end,
           case when d.prevue_id is null then '/v1/inspections/plan' end
    from registre.inspections_dues(p_le, core.heure_locale(p_le)::date + p_jours) as d
    order by d.echeance, coalesce(d.prevue_id, d.producteur_id)
    limit p_limite * 10;
end
$$;
