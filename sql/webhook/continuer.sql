-- Continues the replay of a subscription by one piece: the next thousand events, and all events of
-- the replay about the records that it meets for the first time.
-- Spec: webhooks#rejouer, webhooks#ordre.
-- Why: a month of events is too much for one transaction. The events about a record are due
--      together, those after the request too, so that the last one to arrive is the latest. A
--      delivery under way is due once more.
-- Locks: the caller holds the cursor and the subscription.
create or replace function webhook.continuer(p_webhook webhook.webhook, p_le timestamptz)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_place timestamptz := (
    select e.le from webhook.evenement e
    where e.le >= p_webhook.rejoue_place and e.le <= p_webhook.rejoue_jusqu_a
    order by e.le offset 1000 limit 1);
  v_sujets uuid[];
begin
  -- Events of one instant stay together.
  v_place := case when v_place = p_webhook.rejoue_place then v_place + interval '1 microsecond'
             else v_place end;
  select array_agg(distinct e.sujet_id) into v_sujets
  from webhook.evenement e
  where e.le >= p_webhook.rejoue_place and e.le <= p_webhook.rejoue_jusqu_a
    and (e.le < v_place) is not false and e.genre = any (p_webhook.genres)
    and not exists (
      select from webhook.evenement d
      where d.sujet_id = e.sujet_id and d.genre = any (p_webhook.genres)
        and d.le >= p_webhook.rejoue_depuis and d.le < p_webhook.rejoue_place);
  insert into webhook.envoi as o
    (organisation_id, webhook_id, evenement_id, sujet_id, rang)
  select e.organisation_id, p_webhook.id, e.id, e.sujet_id, e.rang
  from webhook.evenement e
  where e.sujet_id = any (v_sujets) and e.genre = any (p_webhook.genres)
    and e.le >= p_webhook.rejoue_depuis
  on conflict (webhook_id, evenement_id, organisation_id) do update
    set statut = 'du', essais = 0, livre_le = null, ouvrier = null,
        prochain_le = case when o.statut = 'du' then o.prochain_le end;
  perform webhook.avancer(v_sujets, p_le);
  update webhook.webhook a
  set rejoue_place = v_place,
      rejoue_depuis = case when v_place is not null then a.rejoue_depuis end,
      rejoue_jusqu_a = case when v_place is not null then a.rejoue_jusqu_a end
  where a.id = p_webhook.id;
end
$$;
