-- Returns the present payload of a control's command, corrections included, with its type and
-- schema version; null for an unreadable command. Never an identity document.
-- Spec: file-de-controle#element, identites-et-droits#piece-identite.
create or replace function fiche.dit_par(p_controle controle.controle) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_contexte commande.contexte;
begin
  if exists (select from controle.controle c join controle.motif m on m.motif = c.motif
             where c.commande_id = p_controle.commande_id and m.bloquant)
    and not commande.est_ecrite(p_controle.commande_id)
  then
    return null;
  elsif exists (select from collecte.collecte c where c.id = p_controle.entite_id) then
    v_contexte := collecte.relire(p_controle.entite_id);
  else
    v_contexte := saisie.relire(p_controle.commande_id);
  end if;
  return jsonb_build_object(
    'type', v_contexte.type, 'version_schema', v_contexte.version_schema,
    'payload', producteur.taire_piece(v_contexte.payload));
end
$$;
