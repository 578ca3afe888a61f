-- The subjects at the identity provider of an account, for the tasks that act on it there.
-- Spec: Device, «the agent's offline session is revoked at the identity provider».
create or replace function v1.identites(p_requete jsonb) returns json
language plpgsql security definer
set search_path = ''
as $$
begin
  perform set_config('sillon.organisation_id', p_requete ->> 'organisation_id', true);
  return (
    select coalesce(json_agg(json_build_object('emetteur', i.emetteur, 'sujet', i.sujet)), '[]')
    from utilisateur.identite i where i.utilisateur_id = (p_requete ->> 'utilisateur_id')::uuid);
end
$$;
grant execute on function v1.identites(jsonb) to api;
