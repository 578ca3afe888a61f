-- Returns all quality states by referential and code, for callers that judge many records: the rank
-- and the category of each, which never change (`pack.contradictions`).
-- Spec: packs-et-campagnes#referentiels.
create or replace function conformite.etats_connus() returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_object_agg(r.code, r.etats)
    from (
      select e.referentiel_code, jsonb_object_agg(e.code, jsonb_build_object(
               'rang', e.rang, 'categorie', e.categorie_affichage))
      from conformite.etat e
      group by e.referentiel_code
    ) as r (code, etats));
end
$$;
