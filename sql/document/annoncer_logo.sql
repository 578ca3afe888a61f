-- Returns the place where the store expects a logo. Writes nothing: the file is checked when the
-- logo is put to use.
-- Spec: documents#logo.
create or replace function document.annoncer_logo(p_sha256 text, p_le timestamptz) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return jsonb_build_object(
    'cle', document.cle_logo(p_sha256),
    'duree_s', 60 * reglage.entier('fichiers.adresse_envoi_min', p_le));
end
$$;
