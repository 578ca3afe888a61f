-- Lists the dependents of producers: those that a producer registered by a command would have.
-- Spec: imports#annulation.
create or replace function importation.dependances_producteurs(p_ids uuid[])
returns table (entite text, id uuid)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select d.entite, d.id
    from unnest(p_ids) as i (id)
      cross join lateral producteur.dependances(importation.contexte(
        'producteur.enregistrer', jsonb_build_object('producteur_id', i.id), null, null, null,
        null)) as d
    limit 100;
end
$$;
