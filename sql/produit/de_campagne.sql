-- Returns a product as a campaign froze it: from the campaign's pack version, whichever campaigns
-- were opened since. If this pack lacks the code, returns the organization's own product as it is
-- now, or, for another pack's product, the version that the last campaign opened before this one
-- froze. Without a campaign, returns its row; null for an unknown product.
-- Spec: packs-et-campagnes#pack-fige.
-- Chosen: docs/decisions/0043-pack-fige.md.
-- Why: every collection calls this function, so it is one statement by primary keys, with a second
-- one only for a product of another pack.
create or replace function produit.de_campagne(p_produit_id uuid, p_campagne_id uuid)
returns produit.produit
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_produit produit.produit;
  v_fige pack.produit;
  v_ligne record;
begin
  select p as produit, d as fige, lower(c.active_pendant) as ouverte_le into v_ligne
  from produit.produit p
    left join campagne.campagne c
      on c.organisation_id = p.organisation_id and c.id = p_campagne_id
    left join pack.produit d on d.pack_version_id = c.pack_version_id and d.code = p.code
  where p.id = p_produit_id;
  v_produit := v_ligne.produit;
  v_fige := v_ligne.fige;
  if v_fige.code is null and v_produit.pack_version_id is not null and p_campagne_id is not null
  then
    select d.* into v_fige
    from campagne.campagne c
      join pack.produit d on d.pack_version_id = c.pack_version_id and d.code = v_produit.code
    where not isempty(c.active_pendant)
    order by lower(c.active_pendant) > v_ligne.ouverte_le,
             abs(extract(epoch from lower(c.active_pendant) - v_ligne.ouverte_le)),
             lower(c.active_pendant) desc
    limit 1;
  end if;
  if v_fige.code is not null then
    v_produit.nom_fr := v_fige.nom_fr;
    v_produit.nom_en := v_fige.nom_en;
    v_produit.unite_code := v_fige.unite_code;
    v_produit.est_matiere_premiere := v_fige.est_matiere_premiere;
    v_produit.matiere_premiere_liee_code := v_fige.matiere_premiere_liee_code;
    v_produit.coefficient_ppm := v_fige.coefficient_ppm;
    v_produit.pack_version_id := v_fige.pack_version_id;
    v_produit.attributs := v_fige.attributs;
  end if;
  return v_produit;
end
$$;
