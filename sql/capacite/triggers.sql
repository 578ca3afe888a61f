-- Refuses validations by the author of a proposal, and ceilings without both validations.
-- Spec: capacites#validation.
do $triggers$
begin
  if not exists (select from pg_catalog.pg_trigger
                 where tgrelid = 'capacite.validation'::regclass
                   and tgname = 'garder_validation') then
    create trigger garder_validation before insert on capacite.validation
      for each row execute function capacite.garder_validation();
  end if;
  if not exists (select from pg_catalog.pg_trigger
                 where tgrelid = 'capacite.capacite'::regclass and tgname = 'garder_statut') then
    create trigger garder_statut before update of statut on capacite.capacite
      for each row execute function capacite.garder_statut();
  end if;
end
$triggers$;
