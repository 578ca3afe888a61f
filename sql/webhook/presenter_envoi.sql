-- Presents a delivery as the API shows it, with its event and its last attempt.
-- Spec: webhooks#envois.
create or replace function webhook.presenter_envoi(p_envoi webhook.envoi) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select json_build_object(
      'id', p_envoi.id, 'evenement_id', e.id, 'genre', e.genre, 'entite', g.entite,
      'entite_id', e.sujet_id, 'acte', e.acte, 'etat', e.etat, 'le', core.horodatage(e.le),
      'statut', p_envoi.statut, 'essais', p_envoi.essais,
      'tente_le', core.horodatage(p_envoi.tente_le), 'code_http', p_envoi.code_http,
      'erreur', p_envoi.erreur, 'duree_ms', p_envoi.duree_ms,
      'prochain_le', core.horodatage(p_envoi.prochain_le),
      'livre_le', core.horodatage(p_envoi.livre_le))
    from webhook.evenement e join webhook.genre g on g.genre = e.genre
    where e.id = p_envoi.evenement_id);
end
$$;
