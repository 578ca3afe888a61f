-- Returns the plots that came from a plot: the origins of plots that were not cancelled.
-- Spec: terrain#origines.
create or replace function parcelle.suites(p_parcelle_id uuid) returns setof parcelle.origine
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select o.organisation_id, o.parcelle_id, o.ancienne_id, o.le, o.raison, o.auteur_id,
         o.enregistre_le
  from parcelle.origine o
    join parcelle.parcelle p on p.organisation_id = o.organisation_id and p.id = o.parcelle_id
  where o.ancienne_id = p_parcelle_id and not isempty(p.actif_pendant);
end
$$;
