-- Makes lifted controls immutable, and forbids the deletion of controls.
-- Spec: file-de-controle#trace.
do $triggers$
begin
  if not exists (select from pg_catalog.pg_trigger
                 where tgrelid = 'controle.controle'::regclass and tgname = 'garder_leve') then
    create trigger garder_leve before update or delete on controle.controle
      for each row execute function controle.garder_leve();
    create trigger ajout_seul before truncate on controle.controle
      for each statement execute function core.refuser_modification();
  end if;
end
$triggers$;
