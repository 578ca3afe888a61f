-- Reverses a return to an expedition: the goods are at the expedition's present client again, even
-- if another client had returned them.
-- Spec: matiere#contrepassation, ventes-et-expeditions#correction.
-- Refuses: what `reception.contrepasser` refuses.
-- Locks: the expedition, then what `reception.contrepasser` locks.
create or replace function expedition.renverser_retour(
  p_reception_id uuid, p_raison text, p_auteur_id uuid, p_le timestamptz) returns uuid
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_expedition expedition.expedition;
  v_miroir uuid;
begin
  select x.* into v_expedition
  from expedition.expedition x
  where x.id = (select r.expedition_id from expedition.retour r
                where r.reception_id = p_reception_id)
  for update;
  v_miroir := reception.contrepasser(p_reception_id, p_raison, p_auteur_id, p_le);
  if v_expedition.id is not null then
    perform expedition.ranger(v_expedition, p_auteur_id, p_le);
  end if;
  return v_miroir;
end
$$;
