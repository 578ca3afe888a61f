-- Copies to the phones the plot that was surveyed, or whose crops changed.
-- Spec: replication#perimetre.
create or replace function replica.suivre_releve() returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform replica.tenir_parcelle(new.organisation_id, new.parcelle_id);
  return null;
end
$$;
grant execute on function replica.suivre_releve() to proprietaire;
