-- POST /v1/certificats: records a certificate of a group, a supplier or the organization itself.
-- Spec: conformite-et-certificats#certificat.
-- Refuses: droit_manquant, module_inactif, and what `certificat.creer` refuses.
create or replace function v1.certificats_creer(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_ecriture(p_appelant, now(), 'certification.manage');
  v_certificat certificat.certificat;
begin
  v_certificat := certificat.creer(
    p_requete, (p_requete #>> '{titulaire,groupement_id}')::uuid,
    (p_requete #>> '{titulaire,fournisseur_id}')::uuid, v_session.utilisateur_id, now());
  return certificat.presenter(v_certificat, now());
end
$$;
grant execute on function v1.certificats_creer(jsonb, jsonb) to api;
