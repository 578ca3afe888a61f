-- Presents a producer as the API shows it; never with the identity document.
-- Spec: terrain#producteurs.
-- Chosen: docs/decisions/0003-lectures.md.
create or replace function producteur.presenter(
  p_producteur producteur.producteur, p_le timestamptz) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return jsonb_build_object(
    'id', p_producteur.id, 'reference', p_producteur.reference,
    'groupement_id', p_producteur.groupement_id, 'nom', p_producteur.nom,
    'prenoms', p_producteur.prenoms, 'sexe', p_producteur.sexe,
    'date_naissance', p_producteur.date_naissance, 'telephone', p_producteur.telephone,
    'localite', p_producteur.localite, 'version', p_producteur.version,
    'actif', p_producteur.actif_pendant @> p_le, 'cree_le', core.horodatage(p_producteur.cree_le));
end
$$;
