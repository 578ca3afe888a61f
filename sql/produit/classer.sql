-- Writes the customs code of a product and the scientific name of its species, which statements on
-- deforestation name; a member that is absent stays as it is. Journalled with the values before.
-- Spec: eudr#codes, service#actes-simultanes.
-- Refuses: produit_introuvable. Locks: the product.
create or replace function produit.classer(
  p_id uuid, p_champs jsonb, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_produit produit.produit;
  v_avant jsonb;
begin
  select p.* into v_produit from produit.produit p where p.id = p_id for update;
  if v_produit.id is null then
    raise sqlstate 'TR404' using message = 'produit_introuvable';
  end if;
  v_avant := jsonb_build_object(
    'code_nc', v_produit.code_nc, 'nom_scientifique', v_produit.nom_scientifique);
  v_produit := jsonb_populate_record(v_produit, v_avant || p_champs);
  update produit.produit p
  set code_nc = v_produit.code_nc, nom_scientifique = v_produit.nom_scientifique
  where p.id = p_id returning p.* into v_produit;
  perform journal.consigner(
    p_le, 'produit.classer', 'produit', p_id, p_champs || jsonb_build_object('avant', v_avant));
  return produit.presenter(v_produit, p_le);
end
$$;
