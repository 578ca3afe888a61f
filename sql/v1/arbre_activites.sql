-- GET /v1/arbre-activites: the activity tree in reading order; filters `etat`, `module`.
-- Spec: organisations-et-modules#arbre.
-- Chosen: docs/decisions/0016-droits-et-modules.md.
-- Refuses: compte_inactif, parametre_invalide (curseur).
create or replace function v1.arbre_activites(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
begin
  perform utilisateur.exiger_lecteur(p_appelant, now());
  v_page := core.tourner_page(p_requete);
  return (
    with page as (
      select n, row_number() over (order by n.rang) as rang
      from activite.noeuds(now()) n
      where (v_page.apres is null or n.rang > (v_page.apres ->> 0)::bigint)
        and (p_requete ->> 'etat' is null or n.etat = p_requete ->> 'etat')
        and (p_requete ->> 'module' is null or n.module = p_requete ->> 'module')
      order by n.rang limit v_page.limite + 1
    )
    select json_build_object(
      'initialise_le', (select core.horodatage(a.initialise_le) from activite.arbre a),
      'activites', coalesce(json_agg(activite.presenter(p.n) order by p.rang)
                              filter (where p.rang <= v_page.limite), '[]'),
      'suivant', case when count(*) > v_page.limite then core.curseur((
        select jsonb_build_array((d.n).rang) from page d where d.rang = v_page.limite)) end)
    from page p);
end
$$;
grant execute on function v1.arbre_activites(jsonb, jsonb) to api;
