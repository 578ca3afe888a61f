-- Stores the signature of an audit dossier's manifest, and returns the signature that counts:
-- {organisation_id, dossier_id, tentative, sha256, signature, cle_publique}.
-- Spec: dossiers#manifeste.
create or replace function v1.dossier_signer(p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform set_config('sillon.organisation_id', p_requete ->> 'organisation_id', true);
  return dossier.signer(
    (p_requete ->> 'dossier_id')::uuid, (p_requete ->> 'tentative')::integer,
    p_requete ->> 'sha256', p_requete ->> 'signature', p_requete -> 'cle_publique');
end
$$;
grant execute on function v1.dossier_signer(jsonb) to api;
