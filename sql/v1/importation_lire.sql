-- Stores the next rows that were read from a file; the first rows replace all rows of an earlier
-- reading.
-- Spec: imports#lecture.
create or replace function v1.importation_lire(p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid := (p_requete ->> 'importation_id')::uuid;
begin
  perform set_config('sillon.organisation_id', p_requete ->> 'organisation_id', true);
  if (p_requete ->> 'vider')::boolean then
    perform importation.vider(v_id);
  end if;
  perform importation.ajouter_lignes(v_id, p_requete -> 'lignes');
  return '{}';
end
$$;
grant execute on function v1.importation_lire(jsonb) to api;
