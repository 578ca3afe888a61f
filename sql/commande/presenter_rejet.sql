-- Presents a rejected command as the API shows it.
-- Spec: commandes#regles.
-- Chosen: docs/decisions/0003-lectures.md.
create or replace function commande.presenter_rejet(p_rejet commande.rejet) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return json_build_object(
    'id', p_rejet.id, 'motif', p_rejet.motif, 'commande_id', p_rejet.commande_id,
    'appareil_id', p_rejet.appareil_id, 'utilisateur_id', p_rejet.utilisateur_id,
    'sequence', p_rejet.sequence, 'recue_le', core.horodatage(p_rejet.recue_le));
end
$$;
