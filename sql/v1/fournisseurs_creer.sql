-- POST /v1/fournisseurs: creates a supplier with its certificate.
-- Spec: conformite-et-certificats#fournisseurs.
-- Refuses: droit_manquant, module_inactif, fournisseur_refuse, referentiel_inconnu,
--          produit_introuvable, activite_inconnue, parametre_invalide.
create or replace function v1.fournisseurs_creer(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_ecriture(p_appelant, now(), 'certification.manage');
begin
  return fournisseur.creer(p_requete, v_session.utilisateur_id, now());
end
$$;
grant execute on function v1.fournisseurs_creer(jsonb, jsonb) to api;
