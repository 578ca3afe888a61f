-- Requires what an act needs of a step before anything is asked of the request: its state, and what
-- else of it, its inputs and its outputs refuses.
-- Spec: service#actes, etapes#validation, etapes#devalidation, lots#quarantaine.
-- Chosen: docs/decisions/0111-actes-expliques.md.
-- Refuses: transition_refusee (it, an input that is `consommé` or `archivé`, an output that is
--          `rejeté`), campagne_introuvable, campagne_cloturee, what `etape.exiger_procede`,
--          `etape.exiger_entrees`, `etape.exiger_sorties`, `etape.exiger_bilan` and
--          `matiere.exiger_renversable` refuse.
create or replace function etape.exiger_faisable(
  p_etape etape.etape, p_acte text, p_le timestamptz) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_lot record;
begin
  perform acte.exiger('etape', p_etape.id, p_etape.statut, p_acte);
  if p_acte = 'valider' then
    p_etape.date_operation := coalesce(p_etape.date_operation, p_le);
    perform campagne.exiger_non_cloturee(p_etape.campagne_id);
    perform etape.exiger_procede(p_etape.procede, p_etape.date_operation);
    perform etape.exiger_entrees(p_etape.id);
    perform etape.exiger_sorties(p_etape);
    perform etape.exiger_bilan(p_etape);
  elsif p_acte = 'devalider' then
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
  end if;
end
$$;
