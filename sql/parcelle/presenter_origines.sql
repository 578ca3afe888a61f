-- Returns the origins of plots: for each plot, the former plots from which it was made and the
-- plots made from it.
-- Spec: terrain#origines.
create or replace function parcelle.presenter_origines(
  p_origines parcelle.origine[], p_anciennes boolean) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'parcelle_id', p.id, 'nom', p.nom, 'le', core.horodatage(o.le), 'raison', o.raison,
      'auteur_id', o.auteur_id, 'enregistre_le', core.horodatage(o.enregistre_le))
      order by o.le, p.nom, p.id), '[]')
    from unnest(p_origines) as o
      join parcelle.parcelle p on p.organisation_id = o.organisation_id
        and p.id = case when p_anciennes then o.ancienne_id else o.parcelle_id end);
end
$$;
