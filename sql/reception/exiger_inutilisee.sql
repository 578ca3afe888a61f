-- Refuses to take back a reception whose lot gave matter away: to a step, a shipment, a sample, a
-- return. Movements within the lot, as a collection's new producer, take nothing.
-- Spec: matiere#contrepassation.
-- Refuses: matiere_deja_utilisee.
create or replace function reception.exiger_inutilisee(p_lot_id uuid) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_mouvement_id uuid;
begin
  select m.id into v_mouvement_id
  from matiere.compte c
    join matiere.toute_ecriture e on e.organisation_id = c.organisation_id and e.compte_id = c.id
    join matiere.mouvement m on m.organisation_id = e.organisation_id and m.id = e.mouvement_id
  where c.genre = 'lot' and c.objet_id = p_lot_id and m.contrepasse_id is null
    and not exists (select from matiere.mouvement r where r.contrepasse_id = m.id)
  group by m.id, m.rang having sum(e.quantite_g) < 0
  order by m.rang limit 1;
  if v_mouvement_id is not null then
    raise sqlstate 'TR409' using message = 'matiere_deja_utilisee',
      detail = jsonb_build_object('mouvement_id', v_mouvement_id)::text;
  end if;
end
$$;
