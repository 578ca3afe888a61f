-- Stores the signature of a dossier's manifest. The first signature stays, so that a later task
-- writes the same archive. Returns the stored signature; null if another task is in charge.
-- Spec: dossiers#manifeste.
-- Locks: the dossier.
create or replace function dossier.signer(
  p_id uuid, p_tentative integer, p_sha256 text, p_signature text, p_cle_publique jsonb)
returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_dossier dossier.dossier := dossier.tenir(p_id, p_tentative);
begin
  if v_dossier.id is null then
    return null;
  elsif v_dossier.signature is null or v_dossier.manifeste_sha256 <> p_sha256 then
    update dossier.dossier d
    set manifeste_sha256 = p_sha256, signature = p_signature, cle_publique = p_cle_publique
    where d.id = p_id returning d.* into v_dossier;
  end if;
  return json_build_object(
    'signature', v_dossier.signature, 'cle_publique', v_dossier.cle_publique);
end
$$;
