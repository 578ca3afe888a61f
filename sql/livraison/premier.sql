-- Returns the note to which a collection belongs, among the notes that name it: the one with the
-- earliest operation, then the lowest sequence of its device, then the lowest id.
-- Spec: types-de-commandes#livraison-etablir-bon, commandes#ordre-d-arrivee.
-- Chosen: docs/decisions/0153-dans-tout-ordre.md.
-- Why: notes of a device without a clock have one date, so the sequence orders them.
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
