-- Returns the receptions of a delivery note. A note with a reception keeps its collections.
-- Spec: file-de-controle#annulation, types-de-commandes#livraison-etablir-bon.
create or replace function livraison.receptions(p_bon_id uuid) returns setof uuid
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select r.id from reception.reception r
  where r.bon_id = p_bon_id and r.statut <> 'rejetée'
  order by r.id;
end
$$;
