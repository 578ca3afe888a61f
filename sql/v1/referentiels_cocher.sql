-- PUT /v1/referentiels/{code}: ticks or unticks a referential from now on.
-- Spec: packs-et-campagnes#cochage.
-- Refuses: droit_manquant, module_inactif, referentiel_inconnu, referentiel_utilise.
create or replace function v1.referentiels_cocher(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_ecriture(p_appelant, now(), 'certification.manage');
begin
  return conformite.cocher(p_requete ->> 'code', (p_requete ->> 'coche')::boolean,
                           p_requete ->> 'raison', v_session.utilisateur_id, now());
end
$$;
grant execute on function v1.referentiels_cocher(jsonb, jsonb) to api;
