-- Makes a product active or inactive from now on; earlier periods do not change.
-- Spec: packs-et-campagnes#activite-du-produit, service#actes-simultanes.
-- Refuses: produit_introuvable, produit_deja_actif, produit_deja_inactif.
-- Locks: the product.
create or replace function produit.activer(
  p_id uuid, p_actif boolean, p_raison text, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_produit produit.produit;
  v_actif boolean;
  v_le timestamptz;
begin
  select p.* into v_produit from produit.produit p where p.id = p_id for update;
  if v_produit.id is null then
    raise sqlstate 'TR404' using message = 'produit_introuvable';
  end if;
  v_actif := upper_inf(v_produit.actif_pendant);
  if p_actif and v_actif then
    raise sqlstate 'TR409' using message = 'produit_deja_actif';
  elsif not p_actif and not v_actif then
    raise sqlstate 'TR409' using message = 'produit_deja_inactif';
  end if;
  v_le := core.apres(p_le, v_produit.actif_pendant);
  update produit.produit p
  set actif_pendant = case when p_actif then p.actif_pendant + tstzmultirange(tstzrange(v_le, null))
    else p.actif_pendant * tstzmultirange(tstzrange(null, v_le)) end
  where p.id = p_id returning p.* into v_produit;
  perform journal.consigner(
    v_le, case when p_actif then 'produit.activer' else 'produit.desactiver' end, 'produit', p_id,
    jsonb_build_object('raison', p_raison));
  return produit.presenter(v_produit, v_le);
end
$$;
