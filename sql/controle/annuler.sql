-- Performs the decision that takes back everything that a control's command wrote.
-- Spec: file-de-controle#annulation.
-- Refuses: what `commande.annuler` refuses.
create or replace function controle.annuler(
  p_controle controle.controle, p_requete jsonb, p_decideur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform commande.annuler(p_controle.commande_id, p_requete ->> 'raison', p_decideur_id, p_le);
end
$$;
