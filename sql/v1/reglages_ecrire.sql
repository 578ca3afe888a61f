-- PUT /v1/reglages/{cle}: a new version of a setting.
-- Spec: reglages#versions.
-- Refuses: droit_manquant and what `reglage.ecrire` refuses.
-- Locks: the organization's settings; the clock is read under it, so the later of two is later.
create or replace function v1.reglages_ecrire(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_ecriture(p_appelant, now(), 'settings.manage');
begin
  perform reglage.verrouiller();
  return reglage.ecrire(p_requete ->> 'cle', p_requete -> 'valeur',
                        (p_requete ->> 'depuis')::timestamptz, p_requete ->> 'raison',
                        v_session.utilisateur_id, clock_timestamp());
end
$$;
grant execute on function v1.reglages_ecrire(jsonb, jsonb) to api;
