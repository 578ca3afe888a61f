-- Refuses to take back records made from a lot, or the lot itself, if the state of the lot allows
-- no debit. The details of a quarantine name the act that ends it.
-- Spec: lots#quarantaine, matiere#jamais-negatif.
-- Refuses: lot_en_quarantaine, lot_non_debitable.
create or replace function matiere.refuser_debit(p_lot_id uuid, p_statut text) returns void
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_detail jsonb := jsonb_build_object('lot_id', p_lot_id, 'statut', p_statut);
begin
  if p_statut = 'quarantaine' then
    raise sqlstate 'TR409' using message = 'lot_en_quarantaine', detail = (
      v_detail || jsonb_build_object('acte', format('POST /v1/lots/%s/liberer', p_lot_id)))::text;
  end if;
  raise sqlstate 'TR409' using message = 'lot_non_debitable', detail = v_detail::text;
end
$$;
