-- Copies the quality states of a changed record's plot to the phones.
-- Spec: replication#perimetre.
-- Locks: the plot's row of the copy, first.
create or replace function replica.suivre_statut() returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_statut conformite.statut_parcelle := coalesce(new, old);
begin
  perform from replica.parcelle r
  where r.organisation_id = v_statut.organisation_id and r.id = v_statut.parcelle_id
  for no key update;
  perform replica.tenir_statuts(v_statut.organisation_id, v_statut.parcelle_id);
  return null;
end
$$;
grant execute on function replica.suivre_statut() to proprietaire;
