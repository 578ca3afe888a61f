-- GET /v1/modules: the modules by code, with their state, what they need and who switched them.
-- Spec: organisations-et-modules#modules.
-- Chosen: docs/decisions/0016-droits-et-modules.md.
-- Refuses: droit_manquant, parametre_invalide (curseur).
create or replace function v1.modules(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
begin
  perform utilisateur.exiger_permission(p_appelant, now(), 'modules.manage');
  v_page := core.tourner_page(p_requete);
  return (
    with page as (
      select t.texte, m.code, row_number() over (order by m.code) as rang
      from module.module m cross join lateral module.presenter(m.code, now()) as t (texte)
      where (v_page.apres is null or m.code > v_page.apres ->> 0)
        and (p_requete ->> 'etat' is null or t.texte ->> 'etat' = p_requete ->> 'etat')
      order by m.code limit v_page.limite + 1
    )
    select json_build_object(
      'modules', coalesce(json_agg(p.texte order by p.rang)
                            filter (where p.rang <= v_page.limite), '[]'),
      'suivant', case when count(*) > v_page.limite
        then core.curseur(jsonb_build_array(max(p.code) filter (where p.rang = v_page.limite))) end)
    from page p);
end
$$;
grant execute on function v1.modules(jsonb, jsonb) to api;
