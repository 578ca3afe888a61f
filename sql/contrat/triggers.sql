-- Makes the lines of an activated contract immutable.
-- Spec: contrats-et-devises#activation.
do $triggers$
begin
  if not exists (select from pg_catalog.pg_trigger
                 where tgrelid = 'contrat.ligne'::regclass and tgname = 'garder_ligne') then
    create trigger garder_ligne before update or delete on contrat.ligne
      for each row execute function contrat.garder_ligne();
  end if;
end
$triggers$;
