-- POST /v1/fournisseurs/{id}/desactiver: deactivates a supplier from now on, with a reason.
-- Spec: conformite-et-certificats#fournisseurs.
-- Refuses: droit_manquant, module_inactif, fournisseur_inconnu, fournisseur_deja_inactif.
create or replace function v1.fournisseurs_desactiver(p_appelant jsonb, p_requete jsonb)
returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_ecriture(p_appelant, now(), 'certification.manage');
begin
  return fournisseur.changer_activite((p_requete ->> 'id')::uuid, false, p_requete ->> 'raison',
                                     v_session.utilisateur_id, now());
end
$$;
grant execute on function v1.fournisseurs_desactiver(jsonb, jsonb) to api;
