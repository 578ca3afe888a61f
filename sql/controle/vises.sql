-- Returns the controls that a request to lift names: the control itself, the additional controls
-- and, on request, the controls that wait for the same unknown entity, except controls of the
-- lifter's own commands.
-- Spec: file-de-controle#plusieurs.
create or replace function controle.vises(
  p_session utilisateur.session, p_id uuid, p_requete jsonb) returns uuid[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return array(
    select distinct a.id from (
      select p_id as id
      union all
      select a.value::uuid
      from jsonb_array_elements_text(coalesce(p_requete -> 'aussi', '[]')) as a
      union all
      select d.id from controle.dependants(p_id) as d
      where (p_requete -> 'dependants')::boolean and d.auteur_id <> p_session.utilisateur_id
    ) as a order by a.id);
end
$$;
