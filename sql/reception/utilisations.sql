-- Lists the records in force that took matter from the lot of a reception, a hundred at most: for
-- each the kind of record, its id, its name, and the route that takes it back.
-- Spec: corrections#refus, matiere#contrepassation.
create or replace function reception.utilisations(p_lot_id uuid) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    with pris as (
      select m.id, m.entite, m.entite_id, m.rang
      from matiere.compte c
        join matiere.toute_ecriture e
          on e.organisation_id = c.organisation_id and e.compte_id = c.id
        join matiere.mouvement m
          on m.organisation_id = e.organisation_id and m.id = e.mouvement_id
      where c.genre = 'lot' and c.objet_id = p_lot_id and m.contrepasse_id is null
        and m.genre <> 'reprise_reception'
        and not exists (select from matiere.mouvement r where r.contrepasse_id = m.id)
      group by m.id, m.entite, m.entite_id, m.rang having sum(e.quantite_g) < 0
      order by m.rang limit 100
    )
    select coalesce(jsonb_agg(
      matiere.dependance(p.id) || jsonb_build_object('reference', x.numero_conteneur)
      order by p.rang), '[]')
    from pris p
      left join expedition.expedition x on p.entite = 'expedition' and x.id = p.entite_id);
end
$$;
