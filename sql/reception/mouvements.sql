-- Returns the movements in force of a reception that give its lot and the origins of its goods: its
-- creation, its devalidations and its corrections; without the movements of a collection that
-- became another one.
-- Spec: matiere#correction.
create or replace function reception.mouvements(p_id uuid) returns uuid[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return array(
    select m.id from matiere.mouvement m
    where m.entite_id = p_id and m.genre in ('reception', 'retour', 'reprise_reception')
      and m.contrepasse_id is null
      and not exists (select from matiere.mouvement r where r.contrepasse_id = m.id)
      and not exists (select from reception.redressement d
                      where d.reception_id = p_id and d.mouvement_id = m.id)
    order by m.rang);
end
$$;
