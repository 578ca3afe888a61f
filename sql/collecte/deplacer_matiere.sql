-- The collected mass leaves its producer (or `inconnu`) and enters the custody of the agent;
-- answers the movement.
-- Spec: collectes#matiere, commandes#ecriture.
-- Chosen: docs/decisions/0006-matiere.md.
-- Why: both accounts are open after the first collection, and found by one look.
create or replace function collecte.deplacer_matiere(
  p_contexte commande.contexte, p_collecte_id uuid, p_net_g bigint) returns uuid
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_producteur_id uuid := p_contexte.refs ->> 'producteur_id';
  v_comptes record;
begin
  select (select c.id from matiere.compte c
          where c.genre = 'producteur' and c.objet_id = v_producteur_id) as origine_id,
         (select c.id from matiere.compte c
          where c.genre = 'garde' and c.objet_id = p_contexte.utilisateur_id) as garde_id
  into v_comptes;
  return matiere.deplacer('collecte', 'collecte', p_collecte_id,
    coalesce(v_comptes.origine_id, matiere.compte_origine(v_producteur_id)),
    coalesce(v_comptes.garde_id, matiere.compte_de('garde', p_contexte.utilisateur_id)),
    (p_contexte.refs ->> 'produit_id')::uuid, p_net_g, p_contexte.utilisateur_id,
    p_contexte.date_operation, p_contexte.recue_le);
end
$$;
