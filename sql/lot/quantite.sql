-- Returns the mass of a lot, in g: the balance of its account.
-- Spec: matiere#solde.
create or replace function lot.quantite(p_lot_id uuid) returns bigint
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select s.quantite_g
    from matiere.compte c
      join matiere.solde s on s.organisation_id = c.organisation_id and s.compte_id = c.id
    where c.genre = 'lot' and c.objet_id = p_lot_id);
end
$$;
