-- Sends what a restoration holds of the current organization, or says that it left already and is
-- not sent again; answers what was held. A reminder of another day is replaced by that of today.
-- Spec: restauration#messages.
create or replace function restauration.trancher_messages(p_envoyer boolean, p_le timestamptz)
returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_retenus jsonb := restauration.messages_retenus();
begin
  update collecte.sms s
  set statut = case when p_envoyer then 'a_envoyer' else s.statut end,
      raison = case when p_envoyer then null else 'non_renvoye' end,
      tentatives = case when p_envoyer then 0 else s.tentatives end,
      du_le = case when p_envoyer then p_le end,
      tente_le = null, le = p_le
  where s.statut = 'echoue' and s.raison = 'restauration';
  update relance.message m
  set statut = case when p_envoyer then 'du' else m.statut end,
      raison = case when p_envoyer then null else 'non_renvoye' end,
      regle_le = case when p_envoyer then null else p_le end
  where m.statut = 'retire' and m.raison = 'restauration';
  if v_retenus - 'collectes' <> '{"sms": 0, "courriels": 0}' then
    perform journal.consigner(
      p_le, 'restauration.trancher_messages', null, null,
      v_retenus - 'collectes' || jsonb_build_object('envoyes', p_envoyer));
  end if;
  if p_envoyer then
    perform collecte.envoyer_messages();
  end if;
  return v_retenus;
end
$$;
