-- Stores the response of an act under the idempotency key of its call, in the act's own
-- transaction. The service sealed the response with the key; the database stores only a digest of
-- the key.
-- Chosen: docs/decisions/0040-cles-d-idempotence.md.
create or replace function idempotence.garder(
  p_appelant jsonb, p_utilisateur_id uuid, p_reponse bytea, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_cle text := p_appelant #>> '{cle,nom}';
  v_requete text := p_appelant #>> '{cle,requete}';
begin
  if p_utilisateur_id is null then
    insert into idempotence.reponse_gardee_editeur as e
      (emetteur, sujet, cle, requete, reponse, gardee_le)
    values (p_appelant ->> 'emetteur', p_appelant ->> 'sujet', v_cle, v_requete, p_reponse, p_le)
    on conflict (emetteur, sujet, cle) do update
      set requete = excluded.requete, reponse = excluded.reponse, gardee_le = excluded.gardee_le
      where e.gardee_le <= idempotence.limite(p_le);
  else
    insert into idempotence.reponse_gardee as r
      (organisation_id, utilisateur_id, cle, requete, reponse, gardee_le)
    values (core.organisation_id(), p_utilisateur_id, v_cle, v_requete, p_reponse, p_le)
    on conflict (organisation_id, utilisateur_id, cle) do update
      set requete = excluded.requete, reponse = excluded.reponse, gardee_le = excluded.gardee_le
      where r.gardee_le <= idempotence.limite(p_le);
  end if;
  assert found, 'an act went on under a key that was answered already';
end
$$;
