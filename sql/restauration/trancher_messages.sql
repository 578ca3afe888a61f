-- Decides on messages that are held after a restoration for the current organization, by their
-- keys: sends them, or records that they were sent before. Returns the number of each. Messages
-- held after the keys were read stay held. A reminder of an earlier day is replaced by today's.
-- Spec: restauration#messages.
create or replace function restauration.trancher_messages(
  p_cles jsonb, p_envoyer boolean, p_le timestamptz
) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_sms bigint;
  v_courriels bigint;
  v_tranches jsonb;
begin
  with montrees as materialized (
    select (k ->> 0)::uuid as collecte_id, (k ->> 1)::int as version
    from jsonb_array_elements(p_cles -> 'sms') as k
  )
  update collecte.sms s
  set statut = case when p_envoyer then 'a_envoyer' else s.statut end,
      raison = case when p_envoyer then null else 'non_renvoye' end,
      tentatives = case when p_envoyer then 0 else s.tentatives end,
      du_le = case when p_envoyer then p_le end,
      tente_le = null, le = p_le
  from montrees k
  where s.collecte_id = k.collecte_id and s.version = k.version
    and s.statut = 'echoue' and s.raison = 'restauration';
  get diagnostics v_sms = row_count;
  with montrees as materialized (
    select (k ->> 0)::uuid as utilisateur_id, (k ->> 1)::date as jour
    from jsonb_array_elements(p_cles -> 'courriels') as k
  )
  update relance.message m
  set statut = case when p_envoyer then 'du' else m.statut end,
      raison = case when p_envoyer then null else 'non_renvoye' end,
      regle_le = case when p_envoyer then null else p_le end
  from montrees k
  where m.utilisateur_id = k.utilisateur_id and m.jour = k.jour
    and m.statut = 'retire' and m.raison = 'restauration';
  get diagnostics v_courriels = row_count;
  v_tranches := jsonb_build_object('sms', v_sms, 'courriels', v_courriels);
  if v_sms + v_courriels > 0 then
    perform journal.consigner(
      p_le, 'restauration.trancher_messages', null, null,
      v_tranches || jsonb_build_object('envoyes', p_envoyer));
  end if;
  if p_envoyer then
    perform collecte.envoyer_messages();
  end if;
  return v_tranches;
end
$$;
