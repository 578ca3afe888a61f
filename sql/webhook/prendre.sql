-- Hands the due deliveries of the organization to a worker: of each subscription eight at a time,
-- one while its address fails. A delivery stays with the worker until its outcome is recorded, at
-- most for a minute. Tests of an address go out in any state.
-- Spec: webhooks#livraison, webhooks#ordre.
-- Chosen: docs/decisions/0195-webhooks.md.
-- Locks: the deliveries that it hands out; passes over those that another worker takes.
create or replace function webhook.prendre(p_ouvrier uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_bail constant interval := '1 minute';
  v_envois json;
begin
  with place as (
    select a.id, a.statut, (case when a.echoue_depuis is null then 8 else 1 end) - (
             select count(*) from webhook.envoi e
             where e.webhook_id = a.id and e.statut = 'du' and e.prochain_le >= '-infinity'
               and e.ouvrier is not null and e.tente_le > p_le - v_bail) as libres
    from webhook.webhook a
  ),
  du as materialized (
    select d.organisation_id, d.id
    from place p
      cross join lateral (
        select e.organisation_id, e.id from webhook.envoi e
        where e.webhook_id = p.id and e.statut = 'du' and e.prochain_le <= p_le
          and (e.ouvrier is null or e.tente_le <= p_le - v_bail)
          and (p.statut = 'actif' or e.sujet_id = p.id)
        order by e.prochain_le
        limit greatest(p.libres, 0)
        for update skip locked) as d
  ),
  pris as (
    update webhook.envoi e set ouvrier = p_ouvrier, tente_le = p_le
    from du d where e.organisation_id = d.organisation_id and e.id = d.id
    returning e.id, e.webhook_id, e.evenement_id, e.rang
  )
  select coalesce(json_agg(webhook.presenter_a_envoyer(p.id, p.webhook_id, p.evenement_id, p_le)
                           order by p.rang), '[]')
  into v_envois from pris p;
  return v_envois;
end
$$;
