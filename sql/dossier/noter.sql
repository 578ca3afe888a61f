-- Records parts or files of a dossier that are in the store, and the progress of the dossier.
-- Returns whether the calling task is still in charge.
-- Spec: dossiers#reprise.
-- Locks: the dossier.
create or replace function dossier.noter(
  p_id uuid, p_tentative integer, p_etape text, p_fichiers jsonb, p_prevus integer)
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
  insert into dossier.fichier
    (organisation_id, dossier_id, etape, chemin, objet_id, blocs, sha256, taille_octets)
  select v_dossier.organisation_id, p_id, p_etape, f.chemin, f.objet_id, f.blocs, f.sha256,
         f.taille_octets
  from jsonb_to_recordset(p_fichiers) as f
    (chemin text, objet_id uuid, blocs text[], sha256 text, taille_octets bigint)
  on conflict do nothing;
  update dossier.dossier d
  set faits = v_dossier.faits + jsonb_array_length(p_fichiers),
      prevus = coalesce(p_prevus, v_dossier.prevus)
  where d.id = p_id;
  return true;
end
$$;
