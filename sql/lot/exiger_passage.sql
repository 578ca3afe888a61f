-- The state that an act of the matrix leads to from a lot's state. A refusal says which acts of the
-- routes start from there.
-- Spec: lots#passages.
-- Refuses: transition_refusee.
create or replace function lot.exiger_passage(p_lot lot.lot, p_acte text) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_vers text;
begin
  select p.vers into v_vers from lot.passage p where p.acte = p_acte and p.de = p_lot.statut;
  if v_vers is null then
    raise sqlstate 'TR409' using message = 'transition_refusee',
      detail = jsonb_build_object('lot_id', p_lot.id, 'statut', p_lot.statut, 'acte', p_acte,
        'possibles', to_json(lot.actes_possibles(p_lot)))::text;
  end if;
  return v_vers;
end
$$;
