-- Moves an import to its next step, after its background task has ended.
-- Spec: imports#etats.
-- Refuses: what `importation.avancer` refuses.
create or replace function v1.importation_avancer(p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform set_config('sillon.organisation_id', p_requete ->> 'organisation_id', true);
  perform set_config('sillon.utilisateur_id', p_requete ->> 'auteur_id', true);
  perform importation.avancer(
    (p_requete ->> 'importation_id')::uuid, p_requete ->> 'acte',
    nullif(p_requete -> 'raison', 'null'), now(),
    array(select jsonb_array_elements_text(p_requete -> 'colonnes_ignorees')));
  return '{}';
end
$$;
grant execute on function v1.importation_avancer(jsonb) to api;
