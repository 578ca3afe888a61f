-- Takes the messages due in an organization for a worker, oldest first, at most 100: {collecte_id,
-- version, destinataire, texte}. What is taken is nobody else's until its outcome is recorded; it
-- is given back when the worker has died, or after ten minutes, and one that failed is due again
-- until its tenth attempt.
-- Spec: Events, «background task sends an SMS to the producer».
-- Chosen: docs/decisions/0041-ouvriers.md.
create or replace function v1.sms_a_envoyer(p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_messages json;
begin
  perform set_config('sillon.organisation_id', p_requete ->> 'organisation_id', true);
  with du as (
    select d.collecte_id, d.version
    from collecte.sms_du d
    where d.ouvrier is null
      or d.tente_le < now() - interval '10 minutes'
      or not tache.est_vivant(d.ouvrier)
    order by d.le, d.collecte_id
    limit 100
    for update skip locked
  ),
  pris as (
    update collecte.sms_du s set ouvrier = p_requete ->> 'ouvrier', tente_le = now()
    from du d
    where s.collecte_id = d.collecte_id and s.version = d.version
    returning s.collecte_id, s.version
  )
  select coalesce(json_agg(json_build_object(
           'collecte_id', p.collecte_id, 'version', p.version,
           'destinataire', t.message ->> 'destinataire', 'texte', t.message ->> 'texte')
           order by p.collecte_id), '[]')
  into v_messages
  from pris p cross join lateral (
    select collecte.texte_sms(p.collecte_id) as message) as t
  where t.message is not null;
  return v_messages;
end
$$;
grant execute on function v1.sms_a_envoyer(jsonb) to api;
