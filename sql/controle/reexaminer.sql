-- Examines again what commands recorded of a producer from a date on, other than collections: what
-- is wrong with it by what is known now opens its own control, so that the order in which an event
-- and a command arrive does not matter.
-- Spec: commandes#references, commandes#regles.
-- Chosen: docs/decisions/0017-groupements-et-mouvements-de-membres.md.
create or replace function controle.reexaminer(
  p_producteur_id uuid, p_depuis timestamptz, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ecrit record;
begin
  for v_ecrit in
    select r.commande_id, r.id, r.date_operation
    from intrant.remise r where r.producteur_id = p_producteur_id and r.date_operation >= p_depuis
    union all
    select i.commande_id, i.id, i.date_operation
    from inspection.inspection i
    where i.producteur_id = p_producteur_id and i.date_operation >= p_depuis
      and i.invalidee_le is null
    union all
    select n.commande_id, n.id, n.date_operation
    from non_conformite.non_conformite n
    where n.producteur_id = p_producteur_id and n.date_operation >= p_depuis
      and n.commande_id is not null
    union all
    select e.commande_id, e.id, e.date_operation
    from parcelle.parcelle p
      join recolte.estimation e on e.organisation_id = p.organisation_id and e.parcelle_id = p.id
    where p.producteur_id = p_producteur_id and e.date_operation >= p_depuis
    order by 3, 2
  loop
    perform commande.rejuger(commande.relire(v_ecrit.commande_id), null, p_le);
  end loop;
end
$$;
