-- Calculates the risk rank of a member for a plan: for non-conformities of the last three years
-- that still count, 100 for a critical one, 10 for a major, 1 for a minor; and 50 if the yearly
-- inspection is overdue.
-- Spec: registres#plan.
-- Chosen: the weights; docs/decisions/0083-registres.md.
create or replace function inspection.risque(p_producteur_id uuid, p_le timestamptz)
returns integer
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(sum(case n.gravite when 'critique' then 100 when 'majeure' then 10 else 1 end),
                    0)
    from non_conformite.non_conformite n
    where n.producteur_id = p_producteur_id and n.statut <> 'sans_objet'
      and n.date_operation between p_le - interval '3 years' and p_le
      and not exists (select from commande.annulation a where a.commande_id = n.commande_id)
  ) + case when inspection.prochaine(p_producteur_id, p_le)
             < non_conformite.echeance(p_le, 0) then 50 else 0 end;
end
$$;
