-- Presents a declared interest as the API shows it.
-- Spec: identites-et-droits#interets.
create or replace function inspection.presenter_interet(
  p_interet inspection.interet, p_le timestamptz) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return json_build_object(
    'id', p_interet.id, 'utilisateur_id', p_interet.utilisateur_id,
    'producteur_id', p_interet.producteur_id, 'nature', p_interet.nature,
    'debut', core.horodatage(lower(p_interet.periode)),
    'fin', core.horodatage(upper(p_interet.periode)),
    'en_vigueur', p_interet.periode @> p_le,
    'declare_par', p_interet.declare_par, 'declare_le', core.horodatage(p_interet.declare_le),
    'termine_par', p_interet.termine_par, 'termine_le', core.horodatage(p_interet.termine_le),
    'raison_fin', p_interet.raison_fin);
end
$$;
