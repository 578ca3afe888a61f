-- Lets the earliest due delivery about each of some records go out, to each subscription, and holds
-- the later ones. A delivery that waits after a failure keeps its time.
-- Spec: webhooks#ordre.
-- Locks: the caller holds the cursor, so that no delivery is written meanwhile.
create or replace function webhook.avancer(p_sujets uuid[], p_le timestamptz) returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  with du as (
    select e.organisation_id, e.id, row_number() over (
             partition by e.webhook_id, e.sujet_id order by e.rang) = 1 as premier
    from webhook.envoi e where e.sujet_id = any (p_sujets) and e.statut = 'du'
  )
  update webhook.envoi e set prochain_le = case when d.premier then p_le end
  from du d
  where e.organisation_id = d.organisation_id and e.id = d.id
    and (e.prochain_le is null) = d.premier
$$;
