-- Returns the key under which to look for a file that a phone reports as sent; null once the file
-- has arrived.
-- Spec: fichiers#arrivee.
-- Chosen: docs/decisions/0026-fichiers.md.
-- Refuses: fichier_inconnu (no address was requested for it).
create or replace function fichier.a_confirmer(p_organisation_id uuid, p_id uuid) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_fichier jsonb := fichier.presenter(p_id);
begin
  if v_fichier is null then
    raise sqlstate 'TR404' using message = 'fichier_inconnu';
  end if;
  return jsonb_build_object(
    'fichier', v_fichier, 'taille_octets', v_fichier -> 'taille_octets',
    'cle', case when v_fichier ->> 'statut' = 'attendu'
      then fichier.cle(p_organisation_id, p_id, v_fichier ->> 'sha256') end);
end
$$;
