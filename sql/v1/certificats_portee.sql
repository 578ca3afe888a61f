-- POST /v1/certificats/{id}/portee: adds lines to what a certificate covers.
-- Spec: conformite-et-certificats#portee.
-- Refuses: droit_manquant, module_inactif, certificat_inconnu, certificat_retire,
--          produit_introuvable, activite_inconnue, parametre_invalide.
create or replace function v1.certificats_portee(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_ecriture(p_appelant, now(), 'certification.manage');
  v_certificat certificat.certificat;
begin
  v_certificat := certificat.etendre((p_requete ->> 'id')::uuid, p_requete -> 'portee',
                                     v_session.utilisateur_id, now());
  return certificat.presenter(v_certificat, now());
end
$$;
grant execute on function v1.certificats_portee(jsonb, jsonb) to api;
