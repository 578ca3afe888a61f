-- Makes a product active again, or no longer, from now on; what is dated before stays as it was.
-- Spec: Produit, «actif»; control motif `reference_inactive`, «referenced entity withdrawn».
-- Refuses: produit_introuvable, produit_deja_actif, produit_deja_inactif.
-- Locks: the product.
create or replace function produit.activer(
  p_id uuid, p_actif boolean, p_raison text, p_le timestamptz) returns json
language plpgsql
set search_path = ''
as $$
declare
  v_produit produit.produit;
begin
  select p.* into v_produit from produit.produit p where p.id = p_id for update;
  if v_produit.id is null then
    raise sqlstate 'TR404' using message = 'produit_introuvable';
  elsif p_actif and v_produit.actif_pendant @> p_le then
    raise sqlstate 'TR409' using message = 'produit_deja_actif';
  elsif not p_actif and not v_produit.actif_pendant @> p_le then
    raise sqlstate 'TR409' using message = 'produit_deja_inactif';
  end if;
  update produit.produit p
  set actif_pendant = case when p_actif then p.actif_pendant + tstzmultirange(tstzrange(p_le, null))
    else p.actif_pendant * tstzmultirange(tstzrange(null, p_le)) end
  where p.id = p_id returning p.* into v_produit;
  perform journal.consigner(
    p_le, case when p_actif then 'produit.activer' else 'produit.desactiver' end, 'produit', p_id,
    jsonb_build_object('raison', p_raison));
  return produit.presenter(v_produit, p_le);
end
$$;
