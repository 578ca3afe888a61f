-- GET /v1/appareils: the organization's devices by short code; filters `utilisateur_id`, `statut`.
-- Spec: appareils#appareil.
-- Refuses: droit_manquant, parametre_invalide (curseur).
create or replace function v1.appareils(p_appelant jsonb, p_requete jsonb) returns json
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
      select a, row_number() over (order by a.code_court) as rang
      from appareil.appareil a
      where (v_page.apres is null or a.code_court > v_page.apres ->> 0)
        and (p_requete ->> 'utilisateur_id' is null
             or a.utilisateur_id = (p_requete ->> 'utilisateur_id')::uuid)
        and (p_requete ->> 'statut' is null or a.statut = p_requete ->> 'statut')
      order by a.code_court limit v_page.limite + 1
    )
    select json_build_object(
      'appareils', coalesce(json_agg(appareil.presenter(p.a) order by p.rang)
                              filter (where p.rang <= v_page.limite), '[]'),
      'suivant', case when count(*) > v_page.limite
        then core.curseur(jsonb_build_array(
          max((p.a).code_court) filter (where p.rang = v_page.limite))) end)
    from page p);
end
$$;
grant execute on function v1.appareils(jsonb, jsonb) to api;
