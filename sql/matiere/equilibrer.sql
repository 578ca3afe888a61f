-- Completes the lines of a movement about one record so that they sum to zero per product. A
-- deficit of one product and an excess of another go through `transformation`; a deficit that
-- remains is a loss, an excess that remains an adjustment.
-- Spec: matiere#equilibre.
create or replace function matiere.equilibrer(p_lignes matiere.ligne[], p_objet_id uuid)
returns matiere.ligne[]
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ecart record;
  v_lignes matiere.ligne[] := p_lignes;
begin
  for v_ecart in
    with ecart as (
      select l.produit_id, sum(l.quantite_g)::bigint as ecart_g, sign(sum(l.quantite_g)) as sens
      from unnest(p_lignes) as l group by l.produit_id having sum(l.quantite_g) <> 0
    ),
    cote as (
      select e.sens, array_agg(abs(e.ecart_g) order by e.produit_id) as poids,
             array_agg(e.produit_id order by e.produit_id) as produits
      from ecart e group by e.sens
    ),
    commun as (
      select least(coalesce(sum(e.ecart_g) filter (where e.sens > 0), 0),
                   coalesce(-sum(e.ecart_g) filter (where e.sens < 0), 0))::bigint as commun_g
      from ecart e
    )
    select c.sens::integer as sens, x.produit_id, x.part_g, x.ecart_g - x.part_g as reste_g
    from commun k, cote c
      cross join lateral unnest(c.produits, c.poids, core.repartir(k.commun_g, c.poids))
        as x (produit_id, ecart_g, part_g)
    order by c.sens, x.produit_id
  loop
    if v_ecart.part_g > 0 then
      v_lignes := v_lignes || (matiere.compte_de('transformation', null), v_ecart.produit_id,
                               -v_ecart.sens * v_ecart.part_g, p_objet_id)::matiere.ligne;
    end if;
    if v_ecart.reste_g > 0 then
      v_lignes := v_lignes || (
        matiere.compte_de(case v_ecart.sens when 1 then 'ajustement' else 'perte' end, null),
        v_ecart.produit_id, -v_ecart.sens * v_ecart.reste_g, p_objet_id)::matiere.ligne;
    end if;
  end loop;
  return v_lignes;
end
$$;
