-- Presents one contract with its lines; it must exist.
-- Chosen: docs/decisions/0019-contrats.md. Refuses: contrat_inconnu.
create or replace function contrat.detailler(p_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_contrat contrat.contrat;
begin
  select c.* into v_contrat from contrat.contrat c where c.id = p_id;
  if v_contrat.id is null then
    raise sqlstate 'TR404' using message = 'contrat_inconnu';
  end if;
  return contrat.presenter(v_contrat, p_le);
end
$$;
