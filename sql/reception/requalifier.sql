-- Updates the quality of a reception's lot, and of lots made from it, to the present states of its
-- contributions. Returns the lots that changed, before and after.
-- Spec: lots#requalification, receptions#qualite.
-- Locks: the lot and its descendants, by id.
create or replace function reception.requalifier(
  p_reception_id uuid, p_origine text, p_raison text, p_auteur_id uuid, p_le timestamptz)
returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_lot_id uuid := (
    select l.id from lot.lot l
    where l.reception_id = p_reception_id and l.statut <> 'annulé'
    order by l.cree_le desc, l.id desc limit 1);
begin
  if v_lot_id is null then
    return '[]';
  end if;
  perform lot.verrouiller(variadic array(
    select d.id from genealogie.descendants(array[v_lot_id]) as d where d.genre = 'lot'
    union select v_lot_id));
  return lot.requalifier(
    v_lot_id, reception.etats(p_reception_id), p_origine, p_raison, p_auteur_id, p_le);
end
$$;
