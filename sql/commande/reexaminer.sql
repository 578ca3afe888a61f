-- Judges the records that commands wrote about a producer again, from a date on, except
-- collections: findings by present knowledge open controls. So the order in which an event and a
-- command arrive does not matter.
-- Spec: commandes#references, commandes#regles.
-- Chosen: docs/decisions/0017-groupements-et-mouvements-de-membres.md.
create or replace function commande.reexaminer(
  p_producteur_id uuid, p_depuis timestamptz, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ecrit record;
begin
  for v_ecrit in
    select e.commande_id
    from commande.ecrits_du_producteur(p_producteur_id, p_depuis) as e
    order by e.date_operation, e.id
  loop
    perform commande.rejuger(saisie.relire(v_ecrit.commande_id), null, p_le);
  end loop;
end
$$;
