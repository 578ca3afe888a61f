-- Reverses every movement of a reception and the settlements of its expected references, latest
-- first. Returns the reversal of the movement that created its lot, or null if all of them are
-- reversed already.
-- Spec: matiere#contrepassation.
-- Refuses: mouvement_inconnu, mouvement_deja_contrepasse, matiere_deja_utilisee.
-- Locks: the balances.
create or replace function reception.reprendre_mouvements(
  p_reception_id uuid, p_auteur_id uuid, p_le timestamptz) returns uuid
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_mouvement_id uuid;
  v_miroir uuid;
begin
  for v_mouvement_id in
    select m.id
    from (select i.id from matiere.mouvement i
          where i.entite_id = p_reception_id
            and i.genre in ('reception', 'retour', 'reprise_reception')
          union
          select e.mouvement_id
          from reception.apport a
            join matiere.compte c on c.organisation_id = a.organisation_id
              and c.genre = 'attendu' and c.objet_id = a.id
            join matiere.toute_ecriture e
              on e.organisation_id = c.organisation_id and e.compte_id = c.id
            join matiere.mouvement i on i.organisation_id = e.organisation_id
              and i.id = e.mouvement_id and i.genre = 'rapprochement'
          where a.reception_id = p_reception_id) as d
      join matiere.mouvement m on m.id = d.id
    where m.contrepasse_id is null
      and not exists (select from matiere.mouvement r where r.contrepasse_id = m.id)
    order by m.rang desc
  loop
    v_miroir := matiere.contrepasser(v_mouvement_id, p_auteur_id, p_le);
  end loop;
  return v_miroir;
end
$$;
