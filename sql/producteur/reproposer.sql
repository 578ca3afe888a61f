-- Judges values of a modification again, under its own date and author, and applies those without a
-- conflict. `p_sans_id` is a modification that no longer names these fields.
-- Spec: file-de-controle#repose, types-de-commandes#producteur-modifier.
-- Motifs: modification_concurrente, doublon_identite, reference_inconnue (group).
-- Locks: the producer is locked already; then their balances.
create or replace function producteur.reproposer(
  p_commande_id uuid, p_id uuid, p_champs jsonb, p_le timestamptz,
  p_sans_id uuid default null) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_contexte commande.contexte := saisie.relire(p_commande_id);
begin
  v_contexte.recue_le := p_le;
  perform constat.ouvrir(
    p_commande_id, 'producteur', p_id,
    (producteur.proposer_champs(
      v_contexte, v_contexte.utilisateur_id, p_id, p_champs, p_sans_id)).constats, p_le);
end
$$;
