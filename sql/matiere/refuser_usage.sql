-- Refuses an act because a movement used the matter meanwhile. The details name the record behind
-- that movement with the route that takes it back. Does nothing without a movement.
-- Spec: matiere#contrepassation.
-- Refuses: matiere_deja_utilisee.
create or replace function matiere.refuser_usage(p_mouvement_id uuid) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_mouvement_id is not null then
    raise sqlstate 'TR409' using message = 'matiere_deja_utilisee', detail = jsonb_build_object(
      'mouvement_id', p_mouvement_id,
      'dependances', jsonb_build_array(matiere.dependance(p_mouvement_id)))::text;
  end if;
end
$$;
