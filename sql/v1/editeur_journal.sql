-- GET /v1/editeur/journal: the 200 latest entries of the publisher's journal that match the
-- filters, latest first.
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
      from journal.appel_editeur a
      where (p_requete ->> 'organisation_id' is null
          or a.cible = (p_requete ->> 'organisation_id')::uuid)
        and (p_requete ->> 'identifiant' is null or a.identifiant = p_requete ->> 'identifiant')
        and (p_requete ->> 'refuses' is null
          or (p_requete ->> 'refuses')::boolean = (a.code is not null))
        and (p_requete ->> 'depuis' is null or a.le >= (p_requete ->> 'depuis')::timestamptz)
        and (p_requete ->> 'jusqu_a' is null or a.le < (p_requete ->> 'jusqu_a')::timestamptz)
      order by a.id desc limit 200
    )
    select json_build_object('appels', coalesce(json_agg(json_build_object(
      'le', core.horodatage(r.le), 'identifiant', r.identifiant, 'sujet', r.sujet,
      'methode', r.methode, 'chemin', r.chemin, 'code', r.code, 'organisation_id', r.cible,
      'details', r.details) order by r.id desc), '[]'))
    from recent r);
end
$$;
grant execute on function v1.editeur_journal(jsonb, jsonb) to api;
