-- Returns the command of a duplicate's document, by its provisional reference; never the
-- duplicate's own command.
-- Spec: types-de-commandes#recu-reimprimer.
create or replace function recu.viser(p_contexte commande.contexte) returns uuid
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select c.id from commande.commande c
    where c.reference_provisoire = p_contexte.payload ->> 'reference_provisoire'
      and c.id <> p_contexte.commande_id);
end
$$;
