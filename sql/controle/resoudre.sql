-- Resolves the keys of what a command wrote, once an entity that it named has arrived: a
-- collection, and whatever else, is judged again.
-- Spec: file-de-controle#reference-arrivee, file-de-controle#correction.
-- Chosen: docs/decisions/0010-controles.md.
-- Refuses: what `commande.rejuger` refuses.
create or replace function controle.resoudre(
  p_controle controle.controle, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_contexte commande.contexte;
begin
  if p_controle.entite = 'collecte' then
    perform collecte.rejuger(p_controle.entite_id, p_le);
  else
    v_contexte := commande.relire(p_controle.commande_id);
    perform commande.rejuger(v_contexte, v_contexte.utilisateur_id, p_le);
  end if;
end
$$;
