-- Creates a client.
-- Spec: conformite-et-certificats#clients.
-- Chosen: docs/decisions/0018-conformite-et-certificats.md.
-- Refuses: client_deja_connu (its code).
create or replace function client.creer(p_requete jsonb, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_client client.client;
begin
  insert into client.client
    (organisation_id, code, nom, pays, adresse, contact, telephone, courriel, actif_pendant,
     cree_le, modifie_le)
  values (core.organisation_id(), p_requete ->> 'code', p_requete ->> 'nom', p_requete ->> 'pays',
          p_requete ->> 'adresse', p_requete ->> 'contact', p_requete ->> 'telephone',
          p_requete ->> 'courriel', tstzmultirange(tstzrange(p_le, null)), p_le, p_le)
  returning * into v_client;
  perform journal.consigner(p_le, 'client.creer', 'client', v_client.id, p_requete);
  return client.presenter(v_client, p_le);
end
$$;
