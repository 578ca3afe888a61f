-- Returns the note that carries a collection that all of these notes name: that of the earliest
-- operation, then of the lowest sequence of its device, then of the lowest id.
-- Spec: types-de-commandes#livraison-etablir-bon, commandes#ordre-d-arrivee.
-- Chosen: docs/decisions/0153-dans-tout-ordre.md.
-- Why: the sequence orders notes of one device without a clock, which have one date.
create or replace function livraison.premier(p_bons uuid[]) returns uuid
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select b.id
    from livraison.bon b
      join commande.commande c
        on c.organisation_id = b.organisation_id and c.id = b.commande_id
    where b.id = any (p_bons)
    order by b.date_operation, c.sequence, b.id limit 1);
end
$$;
