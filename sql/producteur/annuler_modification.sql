-- Takes a cancelled modification back: the next version has the former values of its fields, except
-- values that another modification repeated.
-- Spec: file-de-controle#annulation.
-- Locks: the producer, then their balances.
create or replace function producteur.annuler_modification(
  p_contexte commande.contexte, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_contexte commande.contexte := p_contexte;
  v_id uuid := (p_contexte.refs ->> 'producteur_id')::uuid;
begin
  perform from producteur.producteur p where p.id = v_id for no key update;
  v_contexte.utilisateur_id := p_auteur_id;
  v_contexte.recue_le := p_le;
  perform producteur.retirer_champs(v_contexte, v_id,
    (producteur.valeurs_d_avant(v_id, p_contexte.commande_id)).valeurs);
end
$$;
