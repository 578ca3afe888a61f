-- Writes the deliveries of new events to the active subscriptions to their kinds.
-- Spec: webhooks#ordre.
-- Locks: the caller holds the cursor.
create or replace function webhook.distribuer(p_evenements uuid[]) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_sujets uuid[];
begin
  with ecrit as (
    insert into webhook.envoi (organisation_id, webhook_id, evenement_id, sujet_id, rang)
    select e.organisation_id, a.id, e.id, e.sujet_id, e.rang
    from webhook.evenement e
      join webhook.webhook a on a.statut = 'actif' and e.genre = any (a.genres)
    where e.id = any (p_evenements)
    returning sujet_id, evenement_id
  )
  select array_agg(distinct e.sujet_id) into v_sujets from ecrit e;
  if v_sujets is not null then
    perform webhook.avancer(v_sujets, (
      select max(e.le) from webhook.evenement e where e.id = any (p_evenements)));
  end if;
end
$$;
