-- Refuses a correction while something stands on the record that it would contradict; each item of
-- the list is a kind, an id, a reference and the route that leads out (`acte`). An empty list lets
-- the correction pass.
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
