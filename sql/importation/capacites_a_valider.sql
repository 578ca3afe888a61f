-- Returns the capacities of an import that wait for a validation, in the order in which their
-- balances are locked.
-- Spec: capacites#reprise, capacites#verrou.
create or replace function importation.capacites_a_valider(p_id uuid) returns uuid[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return capacite.a_valider(array(
    select l.objet_id from importation.ligne l
    where l.importation_id = p_id and l.objet_id is not null));
end
$$;
