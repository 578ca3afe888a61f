-- Records the identity provider's response to a step.
-- Chosen: docs/decisions/0015-comptes.md.
create or replace function v1.identite_etape_faite(p_requete jsonb) returns void
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform personne.acquitter(p_requete -> 'etape', p_requete ->> 'emetteur', p_requete -> 'reponse',
                             now());
end
$$;
grant execute on function v1.identite_etape_faite(jsonb) to api;
