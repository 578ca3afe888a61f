-- GET /v1/taux-change: exchange rates, latest in force first; filters `source`, `cible`, `le`
-- (those set for that date or before).
-- Spec: contrats-et-devises#taux.
-- Refuses: droit_manquant, parametre_invalide (curseur).
create or replace function v1.taux_change(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
begin
  perform utilisateur.exiger_lecture(p_appelant, now(), 'contrats');
  v_page := core.tourner_page(p_requete);
  return (
    with page as (
      select t, row_number() over (order by t.depuis desc, t.fixe_le desc, t.id desc) as rang
      from devise.taux t
      where (p_requete ->> 'source' is null or t.source = p_requete ->> 'source')
        and (p_requete ->> 'cible' is null or t.cible = p_requete ->> 'cible')
        and (p_requete ->> 'le' is null or t.depuis <= (p_requete ->> 'le')::timestamptz)
        and (v_page.apres is null or (t.depuis, t.fixe_le, t.id)
             < ((v_page.apres ->> 0)::timestamptz, (v_page.apres ->> 1)::timestamptz,
                (v_page.apres ->> 2)::uuid))
      order by t.depuis desc, t.fixe_le desc, t.id desc limit v_page.limite + 1
    )
    select json_build_object(
      'taux_change', coalesce(json_agg(devise.presenter(p.t) order by p.rang)
                                filter (where p.rang <= v_page.limite), '[]'),
      'suivant', case when count(*) > v_page.limite then core.curseur((
        select jsonb_build_array((d.t).depuis, (d.t).fixe_le, (d.t).id) from page d
        where d.rang = v_page.limite)) end)
    from page p);
end
$$;
grant execute on function v1.taux_change(jsonb, jsonb) to api;
