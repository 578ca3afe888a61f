-- The collected mass leaves its producer (or `inconnu`) and enters the custody of the agent.
-- Spec: collectes#matiere, commandes#ecriture.
-- Chosen: docs/decisions/0006-matiere.md.
create or replace function collecte.deplacer_matiere(
  p_contexte commande.contexte, p_collecte_id uuid, p_net_g bigint) returns uuid
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  return matiere.deplacer('collecte', 'collecte', p_collecte_id,
    matiere.compte_origine((p_contexte.refs ->> 'producteur_id')::uuid),
    matiere.compte_de('garde', p_contexte.utilisateur_id),
    (p_contexte.refs ->> 'produit_id')::uuid, p_net_g, p_contexte.utilisateur_id,
    p_contexte.date_operation, p_contexte.recue_le);
end
$$;
