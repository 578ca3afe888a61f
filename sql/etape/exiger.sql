-- Finds a step.
-- Spec: etapes#etape.
-- Refuses: etape_inconnue.
create or replace function etape.exiger(p_id uuid) returns etape.etape
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_etape etape.etape;
begin
  select e.* into v_etape from etape.etape e where e.id = p_id;
  if v_etape.id is null then
    raise sqlstate 'TR404' using message = 'etape_inconnue';
  end if;
  return v_etape;
end
$$;
