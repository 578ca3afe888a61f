-- Declares the crops of a survey from its operation date on; a survey without crops changes no
-- crops.
-- Spec: types-de-commandes#parcelle-relever, terrain#cultures.
-- Locks: the plot, then the producer's balances.
create or replace function parcelle.declarer_cultures(
  p_contexte commande.contexte, p_parcelle_id uuid) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if jsonb_typeof(p_contexte.payload -> 'cultures') = 'array' then
    perform parcelle.assoler(
      p_parcelle_id, p_contexte.date_operation, p_contexte.payload -> 'cultures',
      p_contexte.refs -> 'cultures[].produit_id', null, p_contexte.commande_id,
      p_contexte.utilisateur_id, p_contexte.recue_le);
  end if;
end
$$;
