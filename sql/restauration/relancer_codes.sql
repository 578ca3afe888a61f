-- Restarts the short codes of phones above the last one in the log.
-- Spec: restauration#numeros.
create or replace function restauration.relancer_codes(p_code bigint) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_code > (select s.last_value from appareil.code_court s) then
    perform setval('appareil.code_court', p_code);
  end if;
end
$$;
