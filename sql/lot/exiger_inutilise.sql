-- Requires that no movement in force took matter from a lot.
-- Spec: lots#devalidation.
-- Refuses: matiere_deja_utilisee.
create or replace function lot.exiger_inutilise(p_lot_id uuid) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_usage uuid := lot.usage(p_lot_id);
begin
  if v_usage is not null then
    raise sqlstate 'TR409' using message = 'matiere_deja_utilisee',
      detail = jsonb_build_object('mouvement_id', v_usage)::text;
  end if;
end
$$;
