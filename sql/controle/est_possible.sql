-- Returns whether a decision can be taken on a control now, by the condition in its row.
-- Spec: file-de-controle#decisions.
create or replace function controle.est_possible(
  p_controle controle.controle, p_condition text) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_est_possible boolean := true;
begin
  if p_condition is not null then
    execute format('select %s($1)', p_condition) into v_est_possible using p_controle;
  end if;
  return v_est_possible;
end
$$;
