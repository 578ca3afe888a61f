-- Refuses a correction while dependents of the record would contradict it. Each item of the list
-- has a kind, an id, a reference and the route that resolves the conflict (`acte`). An empty list
-- allows the correction.
-- Spec: corrections#refus.
-- Refuses: correction_refusee.
create or replace function correction.refuser(
  p_entite text, p_id uuid, p_dependances jsonb) returns void
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_dependances <> '[]' then
    raise sqlstate 'TR409' using message = 'correction_refusee', detail = jsonb_build_object(
      'entite', p_entite, 'id', p_id, 'dependances', p_dependances)::text;
  end if;
end
$$;
