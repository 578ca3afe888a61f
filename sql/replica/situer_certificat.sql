-- Returns whether a certificate has already ended when it is recorded.
-- Spec: conformite-et-certificats#certificat, replication#perimetre.
create or replace function replica.situer_certificat() returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  new.echu := coalesce(upper(new.valide_pendant) <= new.cree_le, false);
  return new;
end
$$;
grant execute on function replica.situer_certificat() to proprietaire;
