-- Copies the validated capacities of a changed record's producer to the phones.
-- Spec: replication#perimetre.
create or replace function replica.suivre_capacite() returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform replica.tenir_capacites(new.organisation_id, new.producteur_id);
  return null;
end
$$;
grant execute on function replica.suivre_capacite() to proprietaire;
