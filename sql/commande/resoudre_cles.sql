-- Resolves the keys of a command's records, once an entity that the command named has arrived:
-- judges the command again.
-- Spec: file-de-controle#reference-arrivee, file-de-controle#correction.
-- Chosen: docs/decisions/0010-controles.md.
-- Refuses: what `commande.rejuger` refuses.
create or replace function commande.resoudre_cles(
  p_controle controle.controle, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_contexte commande.contexte := saisie.relire(p_controle.commande_id);
begin
  perform commande.rejuger(v_contexte, v_contexte.utilisateur_id, p_le);
end
$$;
