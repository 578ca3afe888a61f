-- Checks the conditions to take back the validation of a step besides its state: its inputs can
-- take matter back, its outputs can give matter, and no other record took matter from the outputs.
-- Spec: etapes#devalidation, lots#quarantaine.
-- Chosen: docs/decisions/0111-actes-expliques.md.
-- Refuses: transition_refusee (an input that is `consommé` or `archivé`, an output that is
--          `rejeté`), matiere_deja_utilisee, what `matiere.exiger_debitables` refuses.
create or replace function etape.exiger_devalidable(p_etape etape.etape) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_lot record;
begin
  select l.id, l.statut into v_lot
  from (select n.lot_id, '{consommé,archivé}'::text[] as refuses
        from etape.entree n where n.etape_id = p_etape.id
        union all
        select s.lot_id, '{rejeté}' from etape.sortie s where s.etape_id = p_etape.id) as d
    join lot.lot l on l.id = d.lot_id
  where l.statut = any (d.refuses) order by l.id limit 1;
  if v_lot.id is not null then
    perform acte.refuser('lot', v_lot.id, v_lot.statut, 'devalider', '{"possibles": []}');
  end if;
  perform matiere.exiger_renversable(p_etape.mouvement_id);
  perform matiere.exiger_debitables(p_etape.mouvement_id);
end
$$;
