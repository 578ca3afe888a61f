-- Refuses to take back a reception after matter of its lot was taken by a step, a shipment, a
-- sample or a return. The details list these records and the routes that take them back. Movements
-- within the lot, such as a collection's new producer, take no matter.
-- Spec: matiere#contrepassation.
-- Refuses: matiere_deja_utilisee.
create or replace function reception.exiger_inutilisee(p_lot_id uuid) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_utilisations jsonb := reception.utilisations(p_lot_id);
begin
  if v_utilisations <> '[]' then
    raise sqlstate 'TR409' using message = 'matiere_deja_utilisee',
      detail = jsonb_build_object(
        'mouvement_id', v_utilisations -> 0 -> 'mouvement_id',
        'dependances', v_utilisations)::text;
  end if;
end
$$;
