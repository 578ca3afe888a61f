-- Changes the name, the address or the kinds of a subscription. What is due goes to the new
-- address; new kinds hold for later events, and a replay under way begins again with them.
-- Spec: webhooks#abonnement.
-- Refuses: webhook_inconnu.
-- Locks: the cursor, then the subscription.
create or replace function webhook.modifier(
  p_id uuid, p_champs jsonb, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_avant webhook.webhook := webhook.verrouiller(p_id);
  v_apres webhook.webhook;
begin
  update webhook.webhook a
  set libelle = coalesce(p_champs ->> 'libelle', a.libelle),
      adresse = coalesce(p_champs ->> 'adresse', a.adresse),
      genres = coalesce(webhook.genres(p_champs -> 'genres'), a.genres), modifie_le = p_le,
      rejoue_place = case when p_champs ? 'genres' then a.rejoue_depuis else a.rejoue_place end
  where a.id = p_id returning a.* into v_apres;
  if (v_apres.libelle, v_apres.adresse, v_apres.genres)
     is distinct from (v_avant.libelle, v_avant.adresse, v_avant.genres) then
    perform journal.consigner(p_le, 'webhook.modifier', 'webhook', p_id, p_champs);
  end if;
  return webhook.presenter(v_apres, p_le);
end
$$;
