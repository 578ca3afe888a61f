-- GET /v1/utilisateurs/{id}/attributions: the permission sets of an account, the latest assignment
-- first; filter `statut`.
-- Spec: identites-et-droits#attributions.
-- Chosen: docs/decisions/0016-droits-et-modules.md.
-- Refuses: droit_manquant, utilisateur_inconnu, parametre_invalide (curseur).
create or replace function v1.utilisateurs_attributions(
  p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid := (p_requete ->> 'id')::uuid;
  v_page record;
begin
  perform utilisateur.exiger_permission(p_appelant, now(), 'permission_sets.manage');
  v_page := core.tourner_page(p_requete);
  if not exists (select from utilisateur.utilisateur u where u.id = v_id) then
    raise sqlstate 'TR404' using message = 'utilisateur_inconnu';
  end if;
  return (
    with tout as (
      select a.id, t.texte, coalesce((t.texte ->> 'debut')::timestamptz, '-infinity') as debut
      from utilisateur.attribution a
        cross join lateral utilisateur.presenter_attribution(a, now()) as t (texte)
      where a.utilisateur_id = v_id
    ),
    page as (
      select t.texte, row_number() over (order by t.debut desc, t.id desc) as rang,
             jsonb_build_array(t.debut, t.id) as cle
      from tout t
      where (p_requete ->> 'statut' is null or t.texte ->> 'statut' = p_requete ->> 'statut')
        and (v_page.apres is null or (t.debut, t.id)
             < ((v_page.apres ->> 0)::timestamptz, (v_page.apres ->> 1)::uuid))
      order by t.debut desc, t.id desc limit v_page.limite + 1
    )
    select json_build_object(
      'attributions', coalesce(json_agg(p.texte order by p.rang)
                                 filter (where p.rang <= v_page.limite), '[]'),
      'suivant', case when count(*) > v_page.limite then core.curseur((
        select d.cle from page d where d.rang = v_page.limite)) end)
    from page p);
end
$$;
grant execute on function v1.utilisateurs_attributions(jsonb, jsonb) to api;
