-- Presents a supplier to who chooses it for a reception: neither its address nor its certificates.
-- Spec: conformite-et-certificats#fournisseurs.
create or replace function fournisseur.presenter_choix(
  p_fournisseur fournisseur.fournisseur, p_le timestamptz) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return json_build_object(
    'id', p_fournisseur.id, 'code', p_fournisseur.code, 'nom', p_fournisseur.nom,
    'actif', p_fournisseur.actif_pendant @> p_le);
end
$$;
