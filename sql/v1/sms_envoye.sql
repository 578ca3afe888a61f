-- Records the outcome of messages, all in one transaction: each `envoye`, or `echoue` with the
-- reason.
-- Spec: collectes#sms.
-- Chosen: failures are listed, and a later success replaces them; if another worker has taken a
--         failed message meanwhile, only the other worker records its outcome
--         (docs/decisions/0041-ouvriers.md).
create or replace function v1.sms_envoye(p_requete jsonb) returns void
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform set_config('sillon.organisation_id', p_requete ->> 'organisation_id', true);
  update collecte.sms s
  set statut = e.statut, raison = e.raison, tentatives = s.tentatives + 1, le = now(),
      ouvrier = null,
      du_le = case when e.statut <> 'envoye' and s.tentatives + 1 < 10 then s.du_le end
  from jsonb_to_recordset(p_requete -> 'envois')
      as e (collecte_id uuid, version integer, statut text, raison text)
  where s.collecte_id = e.collecte_id and s.version = e.version and s.du_le is not null
    and (e.statut = 'envoye' or s.ouvrier = p_requete ->> 'ouvrier');
end
$$;
grant execute on function v1.sms_envoye(jsonb) to api;
