-- Journals the reading of identity documents into an audit dossier, in the name of the dossier's
-- author: {organisation_id, dossier_id, producteurs, fichiers}. Returns the files that the store no
-- longer has.
-- Spec: dossiers#pieces-identite.
create or replace function v1.dossier_lire_identites(p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid := (p_requete ->> 'dossier_id')::uuid;
begin
  perform set_config('sillon.organisation_id', p_requete ->> 'organisation_id', true);
  perform set_config('sillon.utilisateur_id', (
    select d.auteur_id::text from dossier.dossier d where d.id = v_id), true);
  return json_build_object('effaces', dossier.lire_identites(
    v_id,
    array(select (p.id)::uuid from jsonb_array_elements_text(p_requete -> 'producteurs') as p (id)),
    array(select (f.id)::uuid from jsonb_array_elements_text(p_requete -> 'fichiers') as f (id)),
    now()));
end
$$;
grant execute on function v1.dossier_lire_identites(jsonb) to api;
