-- GET /v1/numerotation/modeles: the versions of the numbering model, latest first, with the
-- campaigns that froze each.
-- Spec: numerotation#modele.
-- Chosen: settings.manage. Refuses: droit_manquant, parametre_invalide (curseur).
create or replace function v1.numerotation_modeles(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
begin
  perform utilisateur.exiger_permission(p_appelant, now(), 'settings.manage');
  v_page := core.tourner_page(p_requete);
  return (
    with page as (
      select m as modele, row_number() over (order by m.version desc) as rang
      from numerotation.modele m
      where v_page.apres is null or m.version < (v_page.apres ->> 0)::integer
      order by m.version desc limit v_page.limite + 1
    )
    select json_build_object(
      'modeles', coalesce(json_agg(numerotation.presenter(p.modele) order by p.rang)
                            filter (where p.rang <= v_page.limite), '[]'),
      'suivant', case when count(*) > v_page.limite
        then core.curseur(jsonb_build_array(
          max((p.modele).version) filter (where p.rang = v_page.limite))) end)
    from page p);
end
$$;
grant execute on function v1.numerotation_modeles(jsonb, jsonb) to api;
