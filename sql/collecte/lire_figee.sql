-- Reads the frozen values of a campaign that its collections of a product need: the product in its
-- pack, the parts of its numbers, its refaction, the referential of its capacities and the names of
-- its pack version. Unknown or unfrozen values are null.
-- Spec: packs-et-campagnes#pack-fige, numerotation#modele.
create or replace function collecte.lire_figee(
  p_campagne_id uuid, p_produit_id uuid) returns collecte.campagne_figee
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_figee collecte.campagne_figee;
begin
  v_figee.campagne_id := p_campagne_id;
  v_figee.produit_id := p_produit_id;
  v_figee.produit := produit.de_campagne(p_produit_id, p_campagne_id);
  v_figee.modele := numerotation.modele_fige(p_campagne_id, p_produit_id);
  v_figee.cle_refaction := 'collecte.refaction.' || (v_figee.produit).code;
  select m.valeur, v.referentiel_capacite,
         array[v.id::text, v.version, k.code || '@' || v.version]
  into v_figee.refaction, v_figee.referentiel_capacite, v_figee.versions_pack
  from campagne.campagne c
    join pack.pack_version v on v.id = c.pack_version_id
    join pack.pack k on k.id = v.pack_id
    left join pack.parametre m on m.pack_version_id = v.id and m.cle = v_figee.cle_refaction
  where c.id = p_campagne_id;
  return v_figee;
end
$$;
