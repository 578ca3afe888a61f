-- The messages due in an organization, oldest first, at most 100: {collecte_id, version,
-- destinataire, texte}. One that failed is due again until its tenth attempt.
-- Spec: Events, «background task sends an SMS to the producer».
create or replace function v1.sms_a_envoyer(p_requete jsonb) returns json
language plpgsql security definer
set search_path = ''
as $$
begin
  perform set_config('sillon.organisation_id', p_requete ->> 'organisation_id', true);
  return (
    with du as (
      select s.collecte_id, s.version, s.le from collecte.sms s
      where s.statut = 'a_envoyer' or (s.statut = 'echoue' and s.tentatives < 10)
      order by s.le, s.collecte_id limit 100
    )
    select coalesce(json_agg(
      to_jsonb(t) || jsonb_build_object('collecte_id', d.collecte_id, 'version', d.version)
      order by d.le, d.collecte_id), '[]')
    from du d cross join lateral (
      select m ->> 'destinataire' as destinataire, m ->> 'texte' as texte
      from collecte.texte_sms(d.collecte_id) as m
    ) as t
    where t.texte is not null);
end
$$;
grant execute on function v1.sms_a_envoyer(jsonb) to api;
