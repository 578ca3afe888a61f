-- Reverses a movement: its mirror is posted, refers to it, and what became of what counts no more.
-- It did not happen, so the mirror stands at the same date, and no balance at any date counts it;
-- `enregistre_le` says since when this is known. What the records that it came from become is
-- theirs to say.
-- Spec: matiere#contrepassation, lots#quarantaine.
-- Chosen: docs/decisions/0031-stock-a-toute-date.md.
-- Refuses: mouvement_inconnu, mouvement_deja_contrepasse, matiere_deja_utilisee,
--          lot_en_quarantaine.
-- Locks: the movement, then the balances of its lots.
create or replace function matiere.contrepasser(
  p_mouvement_id uuid, p_auteur_id uuid, p_le timestamptz) returns uuid
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_mouvement matiere.mouvement;
  v_usage uuid;
  v_id uuid;
begin
  select m.* into v_mouvement from matiere.mouvement m where m.id = p_mouvement_id;
  if v_mouvement.id is null then
    raise sqlstate 'TR404' using message = 'mouvement_inconnu';
  end if;
  -- append-only rows are not locked for update; the balances are what two reversals meet on
  perform from matiere.solde s
  where s.compte_id in (select e.compte_id from matiere.toute_ecriture e
                        where e.mouvement_id = p_mouvement_id)
  order by s.compte_id for update;
  if v_mouvement.contrepasse_id is not null
    or exists (select from matiere.mouvement m where m.contrepasse_id = p_mouvement_id)
  then
    raise sqlstate 'TR409' using message = 'mouvement_deja_contrepasse';
  end if;
  v_usage := matiere.usage_ulterieur(p_mouvement_id);
  if v_usage is not null then
    raise sqlstate 'TR409' using message = 'matiere_deja_utilisee',
      detail = jsonb_build_object('mouvement_id', v_usage)::text;
  end if;

  v_id := matiere.mouvoir(
    'contrepassation', v_mouvement.entite, v_mouvement.entite_id,
    array(select (e.compte_id, e.produit_id, -e.quantite_g, e.objet_id)::matiere.ligne
          from matiere.toute_ecriture e where e.mouvement_id = p_mouvement_id order by e.rang),
    p_auteur_id, v_mouvement.date_operation, p_le, p_mouvement_id);
  update matiere.filiation f set annulee = true where f.mouvement_id = p_mouvement_id;
  return v_id;
end
$$;
