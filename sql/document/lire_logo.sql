-- Returns the logo of documents at an instant, and its key in the store; both null for none.
-- Spec: documents#logo.
create or replace function document.lire_logo(p_le timestamptz) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_logo document.logo := document.logo_en_vigueur(p_le);
begin
  return jsonb_build_object(
    'logo', case when v_logo.sha256 is not null then jsonb_build_object(
      'sha256', v_logo.sha256, 'type_media', v_logo.type_media,
      'taille_octets', v_logo.taille_octets, 'largeur_px', v_logo.largeur_px,
      'hauteur_px', v_logo.hauteur_px, 'depuis', core.horodatage(v_logo.depuis),
      'auteur_id', v_logo.auteur_id) end,
    'cle', document.cle_logo(v_logo.sha256),
    'duree_s', 60 * reglage.entier('fichiers.adresse_lecture_min', p_le));
end
$$;
