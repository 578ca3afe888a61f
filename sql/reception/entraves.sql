-- Lists the reasons why the lot of a reception can not give or take matter: its quarantine, and the
-- records that took matter from it.
-- Spec: corrections#refus.
create or replace function reception.entraves(p_lot_id uuid) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select case when l.statut = 'quarantaine' then jsonb_build_array(
      jsonb_build_object(
        'entite', 'lot', 'id', l.id, 'reference', l.numero_officiel,
        'acte', format('POST /v1/lots/%s/liberer', l.id)))
      else '[]' end
    from lot.lot l where l.id = p_lot_id) || reception.utilisations(p_lot_id);
end
$$;
