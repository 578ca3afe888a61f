-- GET /v1/journal/appels: the administration call journal, the refused permissions, latest first;
-- filters `utilisateur_id`, `methode`, `chemin` (its beginning), `depuis` (included), `jusqu_a`
-- (not included).
-- Spec: identites-et-droits#journal-des-appels.
-- Chosen: docs/decisions/0016-droits-et-modules.md.
-- Refuses: droit_manquant, parametre_invalide (curseur).
create or replace function v1.journal_appels(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
begin
  perform utilisateur.exiger_permission(p_appelant, now(), 'users.manage');
  v_page := core.tourner_page(p_requete);
  return (
    with page as (
      select a.id, row_number() over (order by a.id desc) as rang, json_build_object(
        'id', a.id, 'le', core.horodatage(a.le), 'utilisateur_id', a.utilisateur_id,
        'identifiant', (select u.identifiant from utilisateur.utilisateur u
                        where u.id = a.utilisateur_id),
        'methode', a.methode, 'chemin', a.chemin, 'code', a.code, 'details', a.details) as appel
      from journal.appel_administration a
      where (v_page.apres is null or a.id < (v_page.apres ->> 0)::bigint)
        and (p_requete ->> 'utilisateur_id' is null
             or a.utilisateur_id = (p_requete ->> 'utilisateur_id')::uuid)
        and (p_requete ->> 'methode' is null or a.methode = p_requete ->> 'methode')
        and (p_requete ->> 'chemin' is null or starts_with(a.chemin, p_requete ->> 'chemin'))
        and (p_requete ->> 'depuis' is null or a.le >= (p_requete ->> 'depuis')::timestamptz)
        and (p_requete ->> 'jusqu_a' is null or a.le < (p_requete ->> 'jusqu_a')::timestamptz)
      order by a.id desc limit v_page.limite + 1
    )
    select json_build_object(
      'appels', coalesce(json_agg(p.appel order by p.rang)
                           filter (where p.rang <= v_page.limite), '[]'),
      'suivant', case when count(*) > v_page.limite
        then core.curseur(jsonb_build_array(min(p.id) filter (where p.rang = v_page.limite))) end)
    from page p);
end
$$;
grant execute on function v1.journal_appels(jsonb, jsonb) to api;
