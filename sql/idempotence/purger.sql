-- Deletes expired responses, at most `p_pas` of the current organization and as many of the
-- publisher; returns their number.
-- Chosen: docs/decisions/0040-cles-d-idempotence.md. The publisher's responses belong to no
--         organization: they are deleted with those of the first organization of the night.
create or replace function idempotence.purger(p_le timestamptz, p_pas integer) returns bigint
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_siennes bigint;
  v_editeur bigint;
begin
  delete from idempotence.reponse_gardee r
  using (
    select o.organisation_id, o.utilisateur_id, o.cle from idempotence.reponse_gardee o
    where o.gardee_le >= '-infinity' and o.gardee_le <= idempotence.limite(p_le)
    order by o.gardee_le limit p_pas
  ) as v
  where r.organisation_id = v.organisation_id and r.utilisateur_id = v.utilisateur_id
    and r.cle = v.cle;
  get diagnostics v_siennes = row_count;
  perform set_config('sillon.editeur', 'oui', true);
  delete from idempotence.reponse_gardee_editeur e
  using (
    select o.emetteur, o.sujet, o.cle from idempotence.reponse_gardee_editeur o
    where o.gardee_le <= idempotence.limite(p_le)
    order by o.gardee_le limit p_pas
  ) as v
  where e.emetteur = v.emetteur and e.sujet = v.sujet and e.cle = v.cle;
  get diagnostics v_editeur = row_count;
  perform set_config('sillon.editeur', '', true);
  return v_siennes + v_editeur;
end
$$;
