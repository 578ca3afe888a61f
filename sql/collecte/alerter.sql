-- Returns the alerts of a collection: the phone used another pack than the one that the campaign
-- froze; or the plot has no yield of its own, so that the capacity depends on the pack's default
-- yield.
-- Spec: commandes#alertes.
-- Chosen: `versions.pack` names a pack version by id, by version, or as code@version; a missing one
--         raises no alert.
-- Why: the batch has already read the names of the pack, so only the yields are queried.
create or replace function collecte.alerter(
  p_contexte commande.contexte, p_versions_pack text[]) returns text[]
language plpgsql stable
as $$
declare
  v_alertes text[] := '{}';
  v_parcelle_id uuid := (p_contexte.refs ->> 'parcelle_id')::uuid;
  v_campagne_id uuid := (p_contexte.refs ->> 'campagne_id')::uuid;
  v_produit_id uuid := (p_contexte.refs ->> 'produit_id')::uuid;
begin
  if p_contexte.version_pack <> all (p_versions_pack) then
    v_alertes := v_alertes || 'version_pack_differente'::text;
  end if;
  if v_parcelle_id is not null and v_produit_id is not null and (
    select r.rendement_g_ha from parcelle.rendement r
    where r.parcelle_id = v_parcelle_id and r.campagne_id = v_campagne_id
      and r.produit_id = v_produit_id
    order by r.fixe_le desc, r.id desc limit 1) is null
  then
    v_alertes := v_alertes || 'rendement_non_calibre'::text;
  end if;
  return v_alertes;
end
$$;
