-- Lists the lines of a sale that no certificate in force covers by today's rules, and says if these
-- lines refuse the sale: `vente.certifier` either returns such lines or refuses.
-- Spec: ventes-et-expeditions#certificat.
-- Chosen: docs/decisions/0050-rejuger.md.
create or replace function vente.certifier_encore(
  p_vente_id uuid, p_rangs smallint[], p_le timestamptz,
  out certificats jsonb, out refusee boolean) returns record
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_details text;
begin
  refusee := false;
  certificats := vente.certifier(p_vente_id, p_rangs, p_le);
exception when sqlstate 'TR409' then
  get stacked diagnostics v_details = pg_exception_detail;
  refusee := true;
  certificats := v_details::jsonb -> 'certificats';
end
$$;
