-- Returns the given producers of an import whose names other producers have too (ignoring order,
-- case and accents), each with these others.
-- Spec: imports#doublons.
-- Why: the words of all producers are compared once for many rows, because no index covers them.
create or replace function importation.revoir_producteurs(p_importation_id uuid, p_ids uuid[])
returns table (objet_id uuid, code text, details jsonb)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    with nomme as materialized (
      select p.id, core.mots(p.nom || ' ' || p.prenoms) as mots
      from producteur.producteur p
      where p.organisation_id = core.organisation_id() and p.fusionne_dans is null
        and not isempty(p.actif_pendant)
    )
    select n.id, 'homonyme', jsonb_build_object(
      'producteurs', jsonb_agg(a.id order by a.id))
    from nomme n
      join nomme a on a.mots = n.mots and a.id <> n.id
    where n.id = any (p_ids) and n.mots <> '{}'
    group by n.id;
end
$$;
