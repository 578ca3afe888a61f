-- Returns whether the frozen values of a campaign for a product are complete, and so never change:
-- the pack has the product and its refaction, and a number can be written.
-- Spec: packs-et-campagnes#pack-fige, numerotation#attribution.
create or replace function collecte.est_complete(p_figee collecte.campagne_figee) returns boolean
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (p_figee.produit).pack_version_id::text = p_figee.versions_pack[1]
    and p_figee.refaction is not null
    and numerotation.composer(
      (p_figee.modele).segments, (p_figee.modele).annee, (p_figee.modele).code_campagne, 'MP',
      (p_figee.modele).produit, (p_figee.modele).prefixe, 1) is not null;
end
$$;
