-- POST /v1/arbre-activites/{code}/activer: switches an activity on, from now on.
-- Spec: organisations-et-modules#activites.
-- Chosen: docs/decisions/0016-droits-et-modules.md.
-- Refuses: droit_manquant, arbre_non_initialise, activite_inconnue, etat_inchange,
--          activation_refusee.
create or replace function v1.arbre_activites_activer(
  p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_ecriture(p_appelant, now(), 'modules.manage');
begin
  return activite.basculer(v_session, p_requete ->> 'code', 'activer', p_requete ->> 'raison',
                           now());
end
$$;
grant execute on function v1.arbre_activites_activer(jsonb, jsonb) to api;
