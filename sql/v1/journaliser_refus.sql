-- Writes a refused permission to the administration call journal, in a transaction of its own: the
-- request's transaction was rolled back.
-- Spec: identites-et-droits#journal-des-appels.
create or replace function v1.journaliser_refus(p_appelant jsonb, p_requete jsonb) returns void
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session := utilisateur.identifier(p_appelant, now());
begin
  insert into journal.appel_administration
    (organisation_id, le, utilisateur_id, methode, chemin, code, details)
  values (v_session.organisation_id, now(), v_session.utilisateur_id,
          p_requete ->> 'methode', p_requete ->> 'chemin', p_requete ->> 'code',
          p_requete -> 'details');
end
$$;
grant execute on function v1.journaliser_refus(jsonb, jsonb) to api;
