-- Moves a lot by an act of the matrix and keeps the trace; answers its new state.
-- Spec: Lot, «From, To».
-- Refuses: lot_inconnu, transition_refusee (the act does not start from the lot's state).
-- Locks: the lot.
create or replace function lot.changer_statut(
  p_lot_id uuid, p_acte text, p_raison text, p_auteur_id uuid, p_le timestamptz) returns text
language plpgsql
set search_path = ''
as $$
declare
  v_statut text;
  v_vers text;
begin
  perform lot.verrouiller(p_lot_id);
  select l.statut into v_statut from lot.lot l where l.id = p_lot_id;
  select p.vers into v_vers from lot.passage p where p.acte = p_acte and p.de = v_statut;
  if v_vers is null then
    raise sqlstate 'TR409' using message = 'transition_refusee',
      detail = jsonb_build_object('lot_id', p_lot_id, 'statut', v_statut, 'acte', p_acte,
        'possibles', (select coalesce(jsonb_agg(p.acte order by p.acte), '[]')
                      from lot.passage p
                      where p.de = v_statut and p.permission is not null))::text;
  end if;
  -- what is released was validated from `en_attente`, which a devalidation goes back to
  perform lot.poser_statut(
    p_lot_id, p_acte, v_vers, case p_acte when 'liberer' then 'en_attente' else v_statut end,
    p_raison, p_auteur_id, p_le);
  return v_vers;
end
$$;
