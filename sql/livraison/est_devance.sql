-- Returns whether another note gets the collections that a note and this other note both name: the
-- other note comes first (`livraison.premier`), and the given note has no reception.
-- Spec: types-de-commandes#livraison-etablir-bon.
create or replace function livraison.est_devance(p_bon_id uuid, p_par_id uuid) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return p_par_id <> p_bon_id and livraison.premier(array[p_bon_id, p_par_id]) = p_par_id
    and not exists (select from livraison.receptions(p_bon_id));
end
$$;
