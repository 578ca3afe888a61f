-- GET /v1/appareils/codes-enrolement: the enrolment codes, latest first; filters `utilisateur_id`,
-- `statut`.
-- Spec: appareils#code-enrolement.
-- Chosen: devices.manage.
-- Refuses: droit_manquant, parametre_invalide (curseur).
create or replace function v1.appareils_lister_codes(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
begin
  perform utilisateur.exiger_permission(p_appelant, now(), 'devices.manage');
  v_page := core.tourner_page(p_requete);
  return (
    with page as (
      select c.cree_le, c.id, p.code, row_number() over (order by c.cree_le desc, c.id desc) as rang
      from appareil.code_enrolement c
        cross join lateral appareil.presenter_code(c, now()) as p (code)
      where (v_page.apres is null
             or (c.cree_le, c.id) < ((v_page.apres ->> 0)::timestamptz, (v_page.apres ->> 1)::uuid))
        and (p_requete ->> 'utilisateur_id' is null
             or c.utilisateur_id = (p_requete ->> 'utilisateur_id')::uuid)
        and (p_requete ->> 'statut' is null or p.code ->> 'statut' = p_requete ->> 'statut')
      order by c.cree_le desc, c.id desc limit v_page.limite + 1
    )
    select json_build_object(
      'codes_enrolement', coalesce(json_agg(p.code order by p.rang)
                                     filter (where p.rang <= v_page.limite), '[]'),
      'suivant', case when count(*) > v_page.limite
        then core.curseur((select jsonb_build_array(d.cree_le, d.id) from page d
                           where d.rang = v_page.limite)) end)
    from page p);
end
$$;
grant execute on function v1.appareils_lister_codes(jsonb, jsonb) to api;
