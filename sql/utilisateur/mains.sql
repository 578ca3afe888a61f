-- Returns the accounts from which an account comes: the accounts that made, invited or reset it;
-- and, for each of these that is not proven, the accounts that made, invited or reset it in turn.
-- Spec: identites-et-droits#deux-personnes.
-- Chosen: docs/decisions/0119-deux-personnes.md. A third account between two accounts does not make
--         them two persons.
create or replace function utilisateur.mains(p_id uuid) returns uuid[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    with recursive main as (
      select d.id from utilisateur.mains_directes(p_id) as d (id)
      union
      select d.id from main m cross join lateral utilisateur.mains_directes(m.id) as d (id)
      where not utilisateur.est_prouve(m.id)
    )
    select array(select m.id from main m where m.id <> p_id));
end
$$;
