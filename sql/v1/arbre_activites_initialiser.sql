-- POST /v1/arbre-activites/initialiser: initializes the activity tree, once.
-- Spec: organisations-et-modules#initialisation.
-- Refuses: droit_manquant, arbre_deja_initialise, campagne_introuvable, activite_inconnue,
--          activation_refusee.
create or replace function v1.arbre_activites_initialiser(
  p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_ecriture(p_appelant, now(), 'modules.manage');
begin
  return activite.initialiser(
    v_session,
    case when p_requete ? 'noeuds'
      then array(select jsonb_array_elements_text(p_requete -> 'noeuds')) end,
    now());
end
$$;
grant execute on function v1.arbre_activites_initialiser(jsonb, jsonb) to api;
