-- Takes a lot out of quarantine after a correction of a result, if only laboratory results have put
-- it there since its last release, and none blocks it any more.
-- Spec: lots#correction-analyse.
-- Locks: the lot; the caller holds it.
create or replace function lot.relacher(
  p_lot_id uuid, p_raison text, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_liberee_le timestamptz := (
    select max(q.le) from lot.quarantaine_lot q
    where q.lot_id = p_lot_id and q.acte = 'liberation');
begin
  if (lot.exiger(p_lot_id)).statut = 'quarantaine'
    and not exists (select from lot.analyses_retenues(p_lot_id))
    and not exists (
      select from lot.quarantaine_lot q
      where q.lot_id = p_lot_id and q.acte = 'mise' and q.resultat_id is null
        and q.le > coalesce(v_liberee_le, '-infinity'))
  then
    perform lot.liberer(p_lot_id, p_raison, p_auteur_id, p_le);
  end if;
end
$$;
