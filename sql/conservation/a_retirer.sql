-- Returns the keys of objects that must still be removed from the store, the longest listed first.
-- Spec: conservation#objets.
create or replace function conservation.a_retirer(p_nombre integer) returns setof text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select o.cle from conservation.objet o
    where o.efface_le is null
    order by o.liste_le, o.cle limit p_nombre;
end
$$;
