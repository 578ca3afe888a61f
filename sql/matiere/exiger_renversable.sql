-- Requires that a movement may be reversed: it counts, what it brought still lies where it went, and
-- the lots that it went to may give.
-- Spec: matiere#contrepassation, lots#quarantaine.
-- Refuses: mouvement_inconnu, mouvement_deja_contrepasse, matiere_deja_utilisee,
--          lot_en_quarantaine, lot_non_debitable.
create or replace function matiere.exiger_renversable(p_mouvement_id uuid)
returns matiere.mouvement
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_mouvement matiere.mouvement;
  v_usage uuid;
  v_lot record;
begin
  select m.* into v_mouvement from matiere.mouvement m where m.id = p_mouvement_id;
  if v_mouvement.id is null then
    raise sqlstate 'TR404' using message = 'mouvement_inconnu';
  elsif v_mouvement.contrepasse_id is not null
    or exists (select from matiere.mouvement m where m.contrepasse_id = p_mouvement_id)
  then
    raise sqlstate 'TR409' using message = 'mouvement_deja_contrepasse';
  end if;
  v_usage := matiere.usage_ulterieur(p_mouvement_id);
  if v_usage is not null then
    raise sqlstate 'TR409' using message = 'matiere_deja_utilisee',
      detail = jsonb_build_object('mouvement_id', v_usage)::text;
  end if;
  select l.id, l.statut into v_lot
  from matiere.toute_ecriture e
    join matiere.compte c on c.organisation_id = e.organisation_id and c.id = e.compte_id
      and c.genre = 'lot'
    join lot.lot l on l.organisation_id = c.organisation_id and l.id = c.objet_id
    join lot.statut s on s.statut = l.statut
  where e.mouvement_id = p_mouvement_id and not s.debitable
  group by l.id, l.statut having sum(e.quantite_g) > 0
  order by l.id limit 1;
  if v_lot.id is not null then
    perform matiere.refuser_debit(v_lot.id, v_lot.statut);
  end if;
  return v_mouvement;
end
$$;
