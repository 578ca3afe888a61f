-- Writes the next rows of an import that is tried or applied, in the name of the import's author,
-- and returns the result of each row.
-- Spec: imports#essai, imports#application.
-- Chosen: plans are made once, for any value: docs/decisions/0080-imports.md.
create or replace function v1.importation_ecrire(p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
set plan_cache_mode = 'force_generic_plan'
as $$
declare
  v_importation importation.importation;
begin
  perform set_config('sillon.organisation_id', p_requete ->> 'organisation_id', true);
  perform set_config('sillon.utilisateur_id', p_requete ->> 'auteur_id', true);
  perform set_config('sillon.essai',
                     case when p_requete ->> 'statut' = 'en_essai' then 'oui' else '' end, true);
  select i.* into v_importation from importation.importation i
  where i.id = (p_requete ->> 'importation_id')::uuid and i.statut = p_requete ->> 'statut';
  return importation.ecrire_lot(
    v_importation, (p_requete ->> 'apres')::integer, (p_requete ->> 'nombre')::integer,
    (p_requete ->> 'auteur_id')::uuid, now(), p_requete -> 'secret');
end
$$;
grant execute on function v1.importation_ecrire(jsonb) to api;
