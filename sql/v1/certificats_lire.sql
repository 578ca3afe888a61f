-- GET /v1/certificats/{id}: one certificate, with what it is worth now.
-- Spec: conformite-et-certificats#certificat.
-- Refuses: droit_manquant, certificat_inconnu.
create or replace function v1.certificats_lire(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform utilisateur.exiger_lecture(p_appelant, now(), 'certification');
  return certificat.presenter(certificat.exiger((p_requete ->> 'id')::uuid), now());
end
$$;
grant execute on function v1.certificats_lire(jsonb, jsonb) to api;
