-- Returns the given collections with a consumption that differs from the pack of their campaign:
-- per raw material the written and the due consumption.
-- Spec: packs-et-campagnes#pack-fige.
-- Chosen: docs/decisions/0050-rejuger.md.
create or replace function collecte.jugees_autrement(p_ids uuid[])
returns setof rejugement.ecart
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select c.id, coalesce(c.numero_officiel, c.reference_provisoire),
         jsonb_build_object('consomme_g', a.prises), jsonb_build_object('consomme_g', d.prises),
         'npm run admin -- rejuger --appliquer ' || c.id, jsonb_build_object(
           'campagne_id', c.campagne_id, 'producteur_id', c.producteur_id,
           'produit_id', c.produit_id, 'net_g', c.net_g)
  from collecte.collecte c
    cross join lateral (
      select coalesce(jsonb_object_agg(k.matiere_code, k.quantite_g), '{}') as prises
      from (select k.matiere_code, sum(k.quantite_g) as quantite_g
            from capacite.toute_consommation k
            where k.organisation_id = c.organisation_id and k.collecte_id = c.id
            group by k.matiere_code having sum(k.quantite_g) <> 0) as k) as a
    cross join lateral (
      select case when u.quantite_g = 0 then '{}'
                  else jsonb_build_object(u.matiere_code, u.quantite_g) end as prises
      from collecte.consommation_due(c) as u) as d
  where c.id = any (p_ids) and a.prises <> d.prises;
end
$$;
