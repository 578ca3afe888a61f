-- Marks a plot that changes hands, so that readers can skip the search for transfers of all other
-- plots.
-- Spec: terrain#transfert.
-- Chosen: docs/performance.md#rereads.
create or replace function parcelle.marquer_transfert() returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  update parcelle.parcelle p set transferee = true
  where p.organisation_id = new.organisation_id and p.id = new.parcelle_id
    and p.transferee is not true;
  return null;
end
$$;
grant execute on function parcelle.marquer_transfert() to proprietaire;
