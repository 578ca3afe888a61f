-- POST /v1/utilisateurs/{id}/groupements: assigns a group to an account for a time.
-- Spec: terrain#affectations.
-- Refuses: droit_manquant, utilisateur_inconnu, groupement_inconnu, groupement_deja_affecte,
--          parametre_invalide.
create or replace function v1.utilisateurs_groupements_affecter(p_appelant jsonb, p_requete jsonb)
returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session;
begin
  v_session := utilisateur.exiger_ecriture(p_appelant, now(), 'users.manage');
  return utilisateur.affecter_groupement(p_requete, v_session.utilisateur_id, now());
end
$$;
grant execute on function v1.utilisateurs_groupements_affecter(jsonb, jsonb) to api;
