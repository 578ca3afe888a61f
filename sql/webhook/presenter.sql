-- Presents a subscription as the API shows it, with its secrets in force but not their values.
-- Spec: webhooks#abonnement, webhooks#secrets, webhooks#rejouer.
create or replace function webhook.presenter(
  p_webhook webhook.webhook, p_le timestamptz) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select json_build_object(
      'id', p_webhook.id, 'libelle', p_webhook.libelle, 'adresse', p_webhook.adresse,
      'genres', p_webhook.genres, 'statut', p_webhook.statut,
      'arrete_le', core.horodatage(p_webhook.arrete_le),
      'raison_arret', p_webhook.raison_arret,
      'echoue_depuis', core.horodatage(p_webhook.echoue_depuis),
      'rejeu', case when p_webhook.rejoue_depuis is not null then json_build_object(
        'depuis', core.horodatage(p_webhook.rejoue_depuis),
        'jusque', core.horodatage(p_webhook.rejoue_jusqu_a),
        'rendu_au', core.horodatage(p_webhook.rejoue_place)) end,
      'secrets', (
        select json_agg(json_build_object(
          'cree_le', core.horodatage(s.cree_le), 'expire_le', core.horodatage(s.expire_le),
          'auteur_id', s.auteur_id) order by s.rang desc)
        from webhook.secret s
        where s.webhook_id = p_webhook.id and coalesce(s.expire_le > p_le, true)),
      'cree_le', core.horodatage(p_webhook.cree_le), 'auteur_id', p_webhook.auteur_id,
      'modifie_le', core.horodatage(p_webhook.modifie_le)));
end
$$;
