-- Refuses an act that does not start from the state of the reception.
-- Spec: receptions#reception.
-- Refuses: transition_refusee.
create or replace function reception.exiger_acte(p_reception reception.reception, p_acte text)
returns void
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_possibles text[] := reception.actes_possibles(p_reception.statut);
begin
  if p_acte <> all (v_possibles) then
    raise sqlstate 'TR409' using message = 'transition_refusee',
      detail = jsonb_build_object('reception_id', p_reception.id, 'statut', p_reception.statut,
                                  'acte', p_acte, 'possibles', v_possibles)::text;
  end if;
end
$$;
