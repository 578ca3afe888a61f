-- The acts that routes offer on a lot in a state.
-- Spec: Lot, «From, To».
create or replace function lot.actes_possibles(p_statut text) returns text[]
language sql stable
set search_path = ''
as $$
  select array(
    select p.acte from lot.passage p where p.de = p_statut and p.permission is not null
    union all select 'devalider' where p_statut = 'validé'
    order by 1)
$$;
