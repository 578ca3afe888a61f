-- Reads the segments of a numbering model that a query string carries as JSON.
-- Spec: numerotation#essai.
-- Refuses: parametre_invalide.
create or replace function numerotation.lire_modele(p_modele text) returns jsonb
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_segments jsonb;
  v_nombre integer;
begin
  begin
    v_segments := p_modele::jsonb;
    v_nombre := jsonb_array_length(v_segments);
  exception when data_exception then
    v_nombre := 0;
  end;
  if v_nombre not between 1 and 20 then
    raise sqlstate 'TR400' using message = 'parametre_invalide',
      detail = '{"parametre": "modele"}';
  end if;
  return v_segments;
end
$$;
