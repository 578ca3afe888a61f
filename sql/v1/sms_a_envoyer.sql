-- Takes the messages due in an organization, oldest first, at most 100: {collecte_id, version,
-- destinataire, texte}. What is taken is nobody else's until its outcome is recorded; a taker that
-- died gives it back after ten minutes, and one that failed is due again until its tenth attempt.
-- Spec: Events, «background task sends an SMS to the producer».
create or replace function v1.sms_a_envoyer(p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_messages json;
begin
  perform set_config('sillon.organisation_id', p_requete ->> 'organisation_id', true);
  with du as (
    select s.collecte_id, s.version
    from collecte.sms s
    where s.statut = 'a_envoyer'
      or s.statut = 'echoue' and s.tentatives < 10
      or s.statut = 'en_cours' and s.le < now() - interval '10 minutes'
    order by s.le, s.collecte_id
    limit 100
    for update skip locked
  ),
  pris as (
    update collecte.sms s set statut = 'en_cours', le = now()
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
