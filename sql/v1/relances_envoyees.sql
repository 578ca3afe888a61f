-- Records the outcome of messages assigned to a worker: sent, or the reason of the failure. After
-- ten failures a message is not sent any more.
-- Spec: relances#message.
-- Chosen: if another worker has taken a message meanwhile, only the other worker records its
--         outcome (docs/decisions/0041-ouvriers.md).
create or replace function v1.relances_envoyees(p_requete jsonb) returns void
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform set_config('sillon.organisation_id', p_requete ->> 'organisation_id', true);
  update relance.message m
  set statut = case when e.raison is null then 'envoye' when m.tentatives >= 9 then 'retire'
                 else 'du' end,
      regle_le = case when e.raison is null or m.tentatives >= 9 then now() end,
      raison = e.raison, ouvrier = null,
      tentatives = m.tentatives + case when e.raison is null then 0 else 1 end
  from jsonb_to_recordset(p_requete -> 'envois')
      as e (utilisateur_id uuid, jour date, raison text)
  where m.utilisateur_id = e.utilisateur_id and m.jour = e.jour and m.statut = 'du'
    and (e.raison is null or m.ouvrier = p_requete ->> 'ouvrier');
end
$$;
grant execute on function v1.relances_envoyees(jsonb) to api;
