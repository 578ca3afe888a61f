-- Lists the inputs that an open control would exclude from a step today; null if there are none.
-- Spec: lots#ecart-du-bio.
-- Chosen: docs/decisions/0050-rejuger.md. Inputs used up since are compared too.
create or replace function etape.refus_des_entrees(p_etape_id uuid) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_details text;
begin
  perform etape.exiger_entrees(p_etape_id);
  return null;
exception when sqlstate 'TR409' then
  get stacked diagnostics v_details = pg_exception_detail;
  return nullif(jsonb_path_query_array(
    v_details::jsonb, '$.bloquants[*] ? (@.motif == "controle_ouvert")'), '[]');
end
$$;
