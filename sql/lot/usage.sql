-- Returns the first movement in force that took matter from a lot; null if there is none.
-- Spec: matiere#contrepassation.
create or replace function lot.usage(p_lot_id uuid) returns uuid
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select m.id
  from matiere.compte c
    join matiere.toute_ecriture e on e.organisation_id = c.organisation_id and e.compte_id = c.id
    join matiere.mouvement m on m.organisation_id = e.organisation_id and m.id = e.mouvement_id
  where c.genre = 'lot' and c.objet_id = p_lot_id and e.quantite_g < 0
    and m.contrepasse_id is null
    and not exists (select from matiere.mouvement r where r.contrepasse_id = m.id)
  order by m.rang limit 1
$$;
