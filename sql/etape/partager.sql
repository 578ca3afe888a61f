-- Distributes a mass among products in proportion to the mass of each, to the gram.
-- Spec: api#entiers.
create or replace function etape.partager(p_quantite_g bigint, p_lignes matiere.ligne[])
returns table (produit_id uuid, part_g bigint)
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select u.produit_id, u.part_g
  from (
    select array_agg(t.produit_id order by t.quantite_g desc, t.produit_id) as produits,
           array_agg(t.quantite_g order by t.quantite_g desc, t.produit_id) as poids
    from (select l.produit_id, sum(l.quantite_g)::bigint as quantite_g
          from unnest(p_lignes) as l group by l.produit_id) as t) as p
    cross join lateral unnest(p.produits, core.repartir(p_quantite_g, p.poids))
      as u (produit_id, part_g)
$$;
