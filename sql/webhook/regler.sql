-- Records the outcomes of deliveries that a worker holds: {id, code_http, erreur, duree_ms}, with
-- `erreur` null for a delivered one. A failed delivery waits; after the last attempt, or if the
-- address responded that it is gone, its subscription is turned off. The test of an address is not
-- repeated.
-- Spec: webhooks#livraison, webhooks#reprises, webhooks#etats.
-- Locks: the cursor, then the deliveries and their subscriptions.
create or replace function webhook.regler(p_ouvrier uuid, p_envois jsonb, p_le timestamptz)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_sujets uuid[] := '{}';
  v_issue record;
begin
  perform from webhook.curseur c for no key update;
  for v_issue in
    select r.id, r.code_http, left(r.erreur, 60) as erreur, r.duree_ms, e.webhook_id,
           e.sujet_id, e.sujet_id = e.webhook_id as est_essai,
           webhook.pause(e.essais + 1) as pause
    from jsonb_to_recordset(p_envois) as r (id uuid, code_http integer, erreur text,
                                            duree_ms integer)
      join webhook.envoi e on e.id = r.id
    where e.statut = 'du' and e.ouvrier = p_ouvrier
    order by e.rang
  loop
    v_sujets := v_sujets || v_issue.sujet_id;
    update webhook.envoi e
    set ouvrier = null, code_http = v_issue.code_http, erreur = v_issue.erreur,
        duree_ms = v_issue.duree_ms,
        statut = case when v_issue.erreur is null then 'livre'
                      when v_issue.est_essai then 'echoue' else 'du' end,
        livre_le = case when v_issue.erreur is null then p_le end,
        essais = e.essais + (v_issue.erreur is not null)::integer,
        prochain_le = case when v_issue.erreur is not null and not v_issue.est_essai
                      then p_le + coalesce(v_issue.pause, '0') end
    where e.id = v_issue.id;
    continue when v_issue.est_essai and v_issue.erreur is not null;
    update webhook.webhook a
    set echoue_depuis = case when v_issue.erreur is not null
                        then coalesce(a.echoue_depuis, p_le) end
    where a.id = v_issue.webhook_id
      and (a.echoue_depuis is null) = (v_issue.erreur is not null);
    if v_issue.erreur is not null and (v_issue.pause is null or v_issue.code_http = 410) then
      perform webhook.couper(v_issue.webhook_id, v_issue.erreur, p_le);
    end if;
  end loop;
  perform webhook.avancer(v_sujets, p_le);
end
$$;
