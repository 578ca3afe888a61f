-- Creates a subscription with its first secret, which the service sealed. The first subscription of
-- an organization sets its cursor: what happens from now on becomes events.
-- Spec: webhooks#abonnement, webhooks#evenements.
-- Refuses: webhooks_trop_nombreux.
-- Locks: the cursor.
create or replace function webhook.creer(p_requete jsonb, p_auteur_id uuid, p_le timestamptz)
returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_dernier bigint := coalesce((select max(e.id) from journal.evenement e), 0);
  v_webhook webhook.webhook;
begin
  insert into webhook.curseur
    (organisation_id, depuis_transaction, plancher, marque, marque_transaction, certificats_le)
  select core.organisation_id(), pg_snapshot_xmin(s.s)::text::bigint, v_dernier, v_dernier,
         pg_snapshot_xmax(s.s)::text::bigint, core.heure_locale(p_le)::date - 1
  from pg_current_snapshot() as s (s)
  on conflict (organisation_id) do nothing;
  perform from webhook.curseur c for no key update;
  perform webhook.exiger_place();
  insert into webhook.webhook
    (organisation_id, libelle, adresse, genres, cree_le, auteur_id, modifie_le)
  values (core.organisation_id(), p_requete ->> 'libelle', p_requete ->> 'adresse',
          webhook.genres(p_requete -> 'genres'), p_le, p_auteur_id, p_le)
  returning * into v_webhook;
  insert into webhook.secret (organisation_id, id, webhook_id, scelle, cree_le, auteur_id)
  values (v_webhook.organisation_id, (p_requete ->> 'secret_id')::uuid, v_webhook.id,
          p_requete ->> 'secret_scelle', p_le, p_auteur_id);
  perform journal.consigner(p_le, 'webhook.creer', 'webhook', v_webhook.id, jsonb_build_object(
    'libelle', v_webhook.libelle, 'adresse', v_webhook.adresse,
    'genres', v_webhook.genres));
  return webhook.presenter(v_webhook, p_le);
end
$$;
