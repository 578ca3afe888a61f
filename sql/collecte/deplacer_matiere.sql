-- Moves the collected mass from its producer (or `inconnu`) to the custody of the agent; returns
-- the movement.
-- Spec: collectes#matiere, commandes#ecriture.
-- Chosen: docs/decisions/0006-matiere.md.
-- Why: ledger accounts are never closed and both accounts are open after the first collection, so
--      the batch may cache them.
create or replace function collecte.deplacer_matiere(
  p_contexte commande.contexte, p_collecte_id uuid, p_net_g bigint) returns uuid
language plpgsql
as $$
declare
  v_producteur_id uuid := p_contexte.refs ->> 'producteur_id';
  v_origine_id uuid := p_contexte.comptes ->> ('producteur ' || v_producteur_id);
  v_garde_id uuid := p_contexte.comptes ->> ('garde ' || p_contexte.utilisateur_id);
begin
  return matiere.deplacer('collecte', 'collecte', p_collecte_id,
    coalesce(v_origine_id, matiere.compte_origine(v_producteur_id)),
    coalesce(v_garde_id, matiere.compte_de('garde', p_contexte.utilisateur_id)),
    (p_contexte.refs ->> 'produit_id')::uuid, p_net_g, p_contexte.utilisateur_id,
    p_contexte.date_operation, p_contexte.recue_le);
end
$$;
