-- Makes a link by which an importer takes what a statement hands over, without an account, until it
-- expires or is ended. Returns the path of its address, which is shown once, and the statement.
-- Spec: eudr#lien.
-- Refuses: declaration_eudr_inconnue, transition_refusee. Locks: the statement.
-- Why: the address names the organization, so that no lookup goes across organizations. The rest is
--      two random UUIDs, 244 random bits.
create or replace function eudr.lier(
  p_id uuid, p_jours integer, p_raison text, p_personnes text[], p_auteur_id uuid,
  p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_declaration eudr.declaration := eudr.verrouiller(p_id, 'lier');
  v_secret text := replace(concat(gen_random_uuid(), gen_random_uuid()), '-', '');
  v_expire_le timestamptz := p_le + make_interval(days => coalesce(p_jours, 7));
begin
  insert into eudr.lien
    (organisation_id, declaration_id, empreinte, avec_noms, expire_le, cree_le, auteur_id)
  values (v_declaration.organisation_id, p_id,
          encode(sha256(convert_to(v_secret, 'UTF8')), 'hex'), 'producteur' = any (p_personnes),
          v_expire_le, p_le, p_auteur_id);
  perform eudr.changer_statut(
    p_id, 'lier', p_raison, p_auteur_id, p_le,
    jsonb_build_object('expire_le', core.horodatage(v_expire_le)));
  return jsonb_build_object(
    'declaration_eudr', eudr.detailler(p_id, p_le),
    'expire_le', core.horodatage(v_expire_le),
    'chemin', format('/remise/%s%s', replace(v_declaration.organisation_id::text, '-', ''),
                     v_secret));
end
$$;
