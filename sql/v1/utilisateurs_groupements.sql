-- GET /v1/utilisateurs/{id}/groupements: the groups assigned to an account, latest beginning first,
-- past and planned ones too; filter `en_vigueur`.
-- Spec: terrain#affectations.
-- Refuses: droit_manquant, utilisateur_inconnu, parametre_invalide (curseur).
create or replace function v1.utilisateurs_groupements(p_appelant jsonb, p_requete jsonb)
returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
begin
  perform utilisateur.exiger_permission(p_appelant, now(), 'users.manage');
  v_page := core.tourner_page(p_requete);
  if not exists (select from utilisateur.utilisateur u where u.id = (p_requete ->> 'id')::uuid) then
    raise sqlstate 'TR404' using message = 'utilisateur_inconnu';
  end if;
  return (
    with page as (
      select a, row_number() over (order by a.debut desc, a.id desc) as rang
      from utilisateur.groupement_agent a
      where a.utilisateur_id = (p_requete ->> 'id')::uuid
        and (p_requete ->> 'en_vigueur' is null
             or tstzrange(a.debut, a.fin) @> now() = (p_requete ->> 'en_vigueur')::boolean)
        and (v_page.apres is null
             or (a.debut, a.id) < ((v_page.apres ->> 0)::timestamptz, (v_page.apres ->> 1)::uuid))
      order by a.debut desc, a.id desc limit v_page.limite + 1
    )
    select json_build_object(
      'groupements', coalesce(json_agg(utilisateur.presenter_affectation(p.a, now())
                                       order by p.rang)
                                filter (where p.rang <= v_page.limite), '[]'),
      'suivant', case when count(*) > v_page.limite then core.curseur((
        select jsonb_build_array((d.a).debut, (d.a).id)
        from page d where d.rang = v_page.limite)) end)
    from page p);
end
$$;
grant execute on function v1.utilisateurs_groupements(jsonb, jsonb) to api;
