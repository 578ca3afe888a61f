-- Returns the first later movement that took matter of a given movement from a lot or from a
-- client's expedition; null while the matter is still where the movement brought it. Reversed
-- movements do not count, nor does a correction that moved an expedition to another client.
-- Spec: matiere#contrepassation.
create or replace function matiere.usage_ulterieur(p_mouvement_id uuid) returns uuid
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select m.id
    from matiere.toute_ecriture e
      join matiere.compte c on c.organisation_id = e.organisation_id and c.id = e.compte_id
        and c.genre in ('lot', 'client', 'attendu')
      join matiere.mouvement o on o.organisation_id = e.organisation_id and o.id = e.mouvement_id
      join matiere.toute_ecriture u on u.organisation_id = e.organisation_id
        and u.compte_id = e.compte_id and u.quantite_g < 0
        and (c.genre = 'lot' or u.objet_id is not distinct from e.objet_id)
      join matiere.mouvement m on m.organisation_id = u.organisation_id and m.id = u.mouvement_id
    where e.mouvement_id = p_mouvement_id and e.quantite_g > 0
      and m.rang > o.rang and m.contrepasse_id is null
      and (c.genre <> 'client' or m.entite <> 'expedition')
      and not exists (select from matiere.mouvement r where r.contrepasse_id = m.id)
    order by m.rang limit 1);
end
$$;
