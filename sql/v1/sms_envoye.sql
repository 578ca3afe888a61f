-- Records what became of messages, all in one transaction: each `envoye`, or `echoue` with the
-- reason.
-- Spec: collectes#sms.
-- Chosen: failures are listed, a later success replaces them; what a worker failed to send that
--         another has taken meanwhile is the other's to record (docs/decisions/0041-ouvriers.md).
create or replace function v1.sms_envoye(p_requete jsonb) returns void
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform set_config('sillon.organisation_id', p_requete ->> 'organisation_id', true);
  with envoi as (
    select d.collecte_id, d.version, e.statut, e.raison
    from jsonb_to_recordset(p_requete -> 'envois')
        as e (collecte_id uuid, version integer, statut text, raison text)
      join collecte.sms_du d on d.collecte_id = e.collecte_id and d.version = e.version
    where e.statut = 'envoye' or d.ouvrier = p_requete ->> 'ouvrier'
    for update of d
  ),
  note as (
    update collecte.sms s
    set statut = e.statut, raison = e.raison, tentatives = s.tentatives + 1, le = now()
    from envoi e
    where s.collecte_id = e.collecte_id and s.version = e.version
    returning s.collecte_id, s.version, s.statut = 'envoye' or s.tentatives >= 10 as reglee
  ),
  rendu as (
    update collecte.sms_du d set ouvrier = null
    from note n
    where d.collecte_id = n.collecte_id and d.version = n.version and not n.reglee
  )
  delete from collecte.sms_du d
  using note n
  where d.collecte_id = n.collecte_id and d.version = n.version and n.reglee;
end
$$;
grant execute on function v1.sms_envoye(jsonb) to api;
