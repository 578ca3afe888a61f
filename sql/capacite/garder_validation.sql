-- Guards validations: any write of the row by which the author of a proposal would validate it is
-- refused.
-- Spec: capacites#validation.
-- Refuses: separation_des_taches.
create or replace function capacite.garder_validation() returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if exists (
    select from capacite.capacite c
    where c.organisation_id = new.organisation_id and c.id = new.capacite_id
      and c.proposee_par = new.utilisateur_id)
  then
    raise sqlstate 'TR403' using message = 'separation_des_taches';
  end if;
  return new;
end
$$;
grant execute on function capacite.garder_validation() to proprietaire;
