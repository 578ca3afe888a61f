-- Returns the common land of two surveys for each open overlap of plots: the control, both plots
-- and the shape that was found at the comparison. Shapes that were too costly to compare have none.
-- Spec: terrain#chevauchement.
create or replace function parcelle.communs(p_ids uuid[])
returns table (controle_id uuid, parcelle_id uuid, autre_id uuid, forme public.geometry)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    with ouvert as materialized (
      select distinct on (k.id) k.id, k.organisation_id, k.entite_id, k.autre_id,
             (k.details ->> 'polygone_id')::uuid as releve_id,
             (k.details #>> '{parcelles,0,polygone_id}')::uuid as autre_releve_id
      from unnest(p_ids) as i (id)
        cross join lateral (
          select o.* from controle.controle o
          where o.entite_id = i.id and o.statut = 'ouvert'
            and o.motif = 'chevauchement_parcelle'
          union all
          select o.* from controle.controle o
          where o.autre_id = i.id and o.statut = 'ouvert'
            and o.motif = 'chevauchement_parcelle'
          offset 0) as k
      order by k.id
    )
    select o.id, o.entite_id, o.autre_id, (parcelle.commune(g.forme, h.forme)).forme
    from ouvert o
      cross join lateral (
        select r.forme from parcelle.polygone r
        where r.organisation_id = o.organisation_id and r.id = o.releve_id offset 0) as g
      cross join lateral (
        select r.forme from parcelle.polygone r
        where r.organisation_id = o.organisation_id and r.id = o.autre_releve_id offset 0) as h;
end
$$;
