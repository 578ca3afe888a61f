-- POST /v1/commandes/{id}/annuler: cancels what a command wrote, with a reason.
-- Spec: file-de-controle#annulation.
-- Refuses: droit_manquant and what `commande.annuler` refuses.
create or replace function v1.commandes_annuler(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session := utilisateur.exiger_permission(
    p_appelant, now(), 'review.resolve');
begin
  return commande.annuler((p_requete ->> 'id')::uuid, p_requete ->> 'raison',
                          v_session.utilisateur_id, now());
end
$$;
grant execute on function v1.commandes_annuler(jsonb, jsonb) to api;
