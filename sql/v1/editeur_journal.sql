-- GET /v1/editeur/journal: the 200 latest entries of the publisher's journal, latest first.
-- Spec: organisations-et-modules#journal-editeur.
-- Refuses: droit_manquant.
create or replace function v1.editeur_journal(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform utilisateur.exiger_editeur(p_appelant, now(), 'editeur_support');
  return (
    with recent as (
      select a.id, a.le, a.identifiant, a.sujet, a.methode, a.chemin, a.code, a.cible, a.details
      from journal.appel_editeur a order by a.id desc limit 200
    )
    select json_build_object('appels', coalesce(json_agg(json_build_object(
      'le', core.horodatage(r.le), 'identifiant', r.identifiant, 'sujet', r.sujet,
      'methode', r.methode, 'chemin', r.chemin, 'code', r.code, 'organisation_id', r.cible,
      'details', r.details) order by r.id desc), '[]'))
    from recent r);
end
$$;
grant execute on function v1.editeur_journal(jsonb, jsonb) to api;
