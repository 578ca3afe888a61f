-- Returns what is kept for ever of an entry of the journal, as the text that its leaf is made of.
-- Spec: sceaux#feuille.
create or replace function sceau.contenu_evenement(p_evenement journal.evenement) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return jsonb_build_array(
    p_evenement.organisation_id, p_evenement.id, core.horodatage(p_evenement.le),
    p_evenement.action, p_evenement.utilisateur_id, p_evenement.appareil_id,
    p_evenement.commande_id, p_evenement.entite, p_evenement.entite_id)::text;
end
$$;
