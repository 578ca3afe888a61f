-- Requires that the lots to which a movement brought matter may give it back.
-- Spec: lots#quarantaine, matiere#contrepassation.
-- Chosen: docs/decisions/0111-actes-expliques.md.
-- Refuses: lot_en_quarantaine, lot_non_debitable.
create or replace function matiere.exiger_debitables(p_mouvement_id uuid) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_lot record;
begin
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
end
$$;
