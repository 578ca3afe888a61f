-- Follows, in every write, the matter made from records that a recall reached.
-- Spec: rappels#suivi.
-- Chosen: docs/decisions/0030-rappel.md.
do $triggers$
begin
  if not exists (select from pg_catalog.pg_trigger
                 where tgrelid = 'matiere.filiation'::regclass and tgname = 'rappels') then
    create trigger rappels after insert on matiere.filiation
      referencing new table as liens
      for each statement execute function rappel.suivre();
  end if;
end
$triggers$;
