-- Sends the kept events from an instant on again, of the kinds that the subscription receives now:
-- also those that were delivered, with the same ids. Returns how many there are, a hundred thousand
-- at most. A replay that is still under way continues within the new one.
-- Spec: webhooks#rejouer.
-- Refuses: webhook_inconnu, transition_refusee, parametre_invalide (an instant to come).
-- Locks: the cursor, then the subscription.
create or replace function webhook.rejouer(
  p_id uuid, p_depuis timestamptz, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_webhook webhook.webhook := webhook.verrouiller(p_id);
  v_envois bigint;
begin
  perform acte.exiger('webhook', p_id, v_webhook.statut, 'rejouer');
  if p_depuis > p_le then
    raise sqlstate 'TR400' using message = 'parametre_invalide',
      detail = '{"parametre": "depuis"}';
  end if;
  update webhook.webhook a
  set rejoue_depuis = least(a.rejoue_depuis, p_depuis), rejoue_jusqu_a = p_le,
      rejoue_place = least(a.rejoue_depuis, p_depuis)
  where a.id = p_id returning a.* into v_webhook;
  select count(*) into v_envois
  from (select from webhook.evenement e
        where e.le >= v_webhook.rejoue_depuis and e.genre = any (v_webhook.genres)
        limit 100000) as e;
  perform webhook.continuer(v_webhook, p_le);
  perform journal.consigner(p_le, 'webhook.rejouer', 'webhook', p_id, jsonb_build_object(
    'depuis', core.horodatage(p_depuis), 'envois', v_envois));
  return json_build_object('envois', v_envois);
end
$$;
