-- Presents a measure of the catalogue as the API shows it.
-- Spec: registres#mesures.
create or replace function non_conformite.presenter_type(p_type non_conformite.type_mesure)
returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return jsonb_build_object(
    'code', p_type.code, 'genre', p_type.genre, 'libelle', p_type.libelle,
    'delai_jours', p_type.delai_jours, 'actif', p_type.actif, 'auteur_id', p_type.auteur_id,
    'ecrit_le', core.horodatage(p_type.ecrit_le));
end
$$;
