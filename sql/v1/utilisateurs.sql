-- GET /v1/utilisateurs: the accounts by user name; filters `statut`, `ensemble` (held now),
-- `recherche` (in the user name and the name).
-- Spec: identites-et-droits#comptes.
-- Refuses: droit_manquant, parametre_invalide (curseur).
create or replace function v1.utilisateurs(p_appelant jsonb, p_requete jsonb) returns json
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
      select u.id, u.identifiant, row_number() over (order by u.identifiant) as rang
      from utilisateur.utilisateur u
      where (v_page.apres is null or u.identifiant > v_page.apres ->> 0)
        and (p_requete ->> 'statut' is null or u.statut = p_requete ->> 'statut')
        and (p_requete ->> 'ensemble' is null or utilisateur.detient_ensemble(
          u.id, array[p_requete ->> 'ensemble'], now()))
        and (p_requete ->> 'recherche' is null or strpos(
          lower(u.identifiant || ' ' || u.nom_affiche), lower(p_requete ->> 'recherche')) > 0)
      order by u.identifiant limit v_page.limite + 1
    )
    select json_build_object(
      'utilisateurs', coalesce(json_agg(utilisateur.presenter(p.id, now()) order by p.rang)
                                 filter (where p.rang <= v_page.limite), '[]'),
      'suivant', case when count(*) > v_page.limite then core.curseur(jsonb_build_array(
        max(p.identifiant) filter (where p.rang = v_page.limite))) end)
    from page p);
end
$$;
grant execute on function v1.utilisateurs(jsonb, jsonb) to api;
