-- Records that the archive of a dossier is in the store. Returns whether the calling task is still
-- in charge of the dossier.
-- Spec: dossiers#etats.
-- Locks: the dossier.
create or replace function dossier.achever(
  p_id uuid, p_tentative integer, p_sha256 text, p_taille_octets bigint, p_le timestamptz)
returns boolean
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_dossier dossier.dossier := dossier.tenir(p_id, p_tentative);
begin
  if v_dossier.id is null then
    return false;
  end if;
  update dossier.dossier d
  set statut = 'pret', sha256 = p_sha256, taille_octets = p_taille_octets, termine_le = p_le
  where d.id = p_id;
  perform journal.consigner(p_le, 'dossier.achever', 'dossier', p_id, jsonb_build_object(
    'arrete_au', core.horodatage(v_dossier.arrete_au), 'sha256', p_sha256));
  return true;
end
$$;
