-- Sends the kept events from an instant on again, of the kinds that the subscription receives now:
-- also those that were delivered, with the same ids. Returns how many.
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
  v_sujets uuid[];
begin
  perform acte.exiger('webhook', p_id, v_webhook.statut, 'rejouer');
  if p_depuis > p_le then
    raise sqlstate 'TR400' using message = 'parametre_invalide',
      detail = '{"parametre": "depuis"}';
  end if;
  with rejoue as (
    insert into webhook.envoi as o
      (organisation_id, webhook_id, evenement_id, sujet_id, rang)
    select e.organisation_id, p_id, e.id, e.sujet_id, e.rang from webhook.evenement e
    where e.le >= p_depuis and e.genre = any (v_webhook.genres)
    on conflict (webhook_id, evenement_id, organisation_id) do update
      set statut = 'du', essais = 0, livre_le = null,
          prochain_le = case when o.statut = 'du' then o.prochain_le end
    returning o.sujet_id
  )
  select coalesce(array_agg(r.sujet_id), '{}') into v_sujets from rejoue r;
  perform webhook.avancer(v_sujets, p_le);
  perform journal.consigner(p_le, 'webhook.rejouer', 'webhook', p_id, jsonb_build_object(
    'depuis', core.horodatage(p_depuis), 'envois', cardinality(v_sujets)));
  return json_build_object('envois', cardinality(v_sujets));
end
$$;
