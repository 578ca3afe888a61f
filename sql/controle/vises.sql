-- The controls that a request to lift one is about: itself, those that it names beside, and, where
-- it says so, those that wait for the same unknown entity, but for the lifter's own.
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
