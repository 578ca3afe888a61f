-- Returns whether an assignment is in force at the time when it is written.
-- Spec: replication#perimetre.
create or replace function replica.situer_affectation() returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_le timestamptz := coalesce(new.termine_le, new.affecte_le);
begin
  new.en_cours := new.debut <= v_le and (new.fin is null or new.fin > v_le);
  return new;
end
$$;
grant execute on function replica.situer_affectation() to proprietaire;
