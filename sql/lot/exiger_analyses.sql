-- Refuses a lot that a laboratory's result blocks. Until a person lifts the result with a reason,
-- or a new analysis conforms, the lot can not be validated and no derogation is given.
-- Spec: lots#analyses.
-- Refuses: analyse_non_conforme.
-- Chosen: docs/decisions/0032-suites-qualite.md.
create or replace function lot.exiger_analyses(p_lot_id uuid) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_resultats jsonb := lot.presenter_analyses(p_lot_id);
begin
  if v_resultats <> '[]' then
    raise sqlstate 'TR409' using message = 'analyse_non_conforme',
      detail = jsonb_build_object('lot_id', p_lot_id, 'resultats', v_resultats)::text;
  end if;
end
$$;
