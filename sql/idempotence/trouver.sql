-- Returns the record of a call's key: the fingerprint of its request and the sealed response; no
-- row for a new key. A call without an account belongs to the publisher.
-- Chosen: docs/decisions/0040-cles-d-idempotence.md. A key belongs to its account: the same text
--         from another account is another key.
create or replace function idempotence.trouver(
  p_appelant jsonb, p_utilisateur_id uuid, p_le timestamptz, out requete text, out reponse bytea)
returns setof record
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select r.requete, r.reponse from idempotence.reponse_gardee r
  where r.utilisateur_id = p_utilisateur_id and r.cle = p_appelant #>> '{cle,nom}'
    and r.gardee_le > idempotence.limite(p_le)
  union all
  select e.requete, e.reponse from idempotence.reponse_gardee_editeur e
  where p_utilisateur_id is null and e.emetteur = p_appelant ->> 'emetteur'
    and e.sujet = p_appelant ->> 'sujet' and e.cle = p_appelant #>> '{cle,nom}'
    and e.gardee_le > idempotence.limite(p_le)
$$;
