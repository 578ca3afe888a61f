-- Guards the ceilings: any write of the row that brings a proposal into force without the
-- validations of both roles is refused.
-- Spec: capacites#validation.
create or replace function capacite.garder_statut() returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  assert new.statut <> 'validee' or old.statut = 'validee' or (
    select count(*) = 2 from capacite.validation v
    where v.organisation_id = new.organisation_id and v.capacite_id = new.id),
    'a capacity comes into force by two validations';
  return new;
end
$$;
grant execute on function capacite.garder_statut() to proprietaire;
