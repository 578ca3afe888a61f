-- Examines again what commands recorded of a producer from a date on, other than collections: what
-- is wrong with it by what is known now opens its own control, so that the order in which an event
-- and a command arrive does not matter.
-- Spec: Processing of a batch, steps 10 and 12.
-- Chosen: docs/decisions/0017-groupements-et-mouvements-de-membres.md.
create or replace function controle.reexaminer(
  p_producteur_id uuid, p_depuis timestamptz, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ecrit record;
  v_contexte commande.contexte;
begin
  for v_ecrit in
    select r.commande_id, 'remise' as entite, r.id, r.date_operation
    from intrant.remise r where r.producteur_id = p_producteur_id and r.date_operation >= p_depuis
    union all
    select i.commande_id, 'inspection', i.id, i.date_operation
    from inspection.inspection i
    where i.producteur_id = p_producteur_id and i.date_operation >= p_depuis
      and i.invalidee_le is null
    union all
    select n.commande_id, 'non_conformite', n.id, n.date_operation
    from non_conformite.non_conformite n
    where n.producteur_id = p_producteur_id and n.date_operation >= p_depuis
      and n.commande_id is not null
    union all
    select e.commande_id, 'estimation', e.id, e.date_operation
    from parcelle.parcelle p
      join recolte.estimation e on e.organisation_id = p.organisation_id and e.parcelle_id = p.id
    where p.producteur_id = p_producteur_id and e.date_operation >= p_depuis
    order by 4, 3
  loop
    v_contexte := commande.relire(v_ecrit.commande_id);
    v_contexte.date_operation := v_ecrit.date_operation;
    perform controle.ouvrir(v_ecrit.commande_id, v_ecrit.entite, v_ecrit.id,
                            controle.examiner(v_contexte), p_le);
  end loop;
end
$$;
