-- Returns the open controls about overlaps of a member's plots, and of plots that the member held.
-- Spec: terrain#chevauchement, file-de-controle#sans-objet.
create or replace function adhesion.chevauchements(p_producteur_id uuid) returns uuid[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return array(
    select distinct r.id
    from (
        select p.id from parcelle.parcelle p
        where p.producteur_id = (
          select coalesce(m.fusionne_dans, m.id) from producteur.producteur m
          where m.id = p_producteur_id)
        union
        select t.parcelle_id from parcelle.transfert t where t.ancien_id = p_producteur_id) as d
      cross join lateral unnest(parcelle.a_revoir(d.id, null, null)) as r (id));
end
$$;
