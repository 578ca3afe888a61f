-- GET /v1/interets: declared interests, latest declared first; everybody sees their own, holders of
-- `users.manage` or `review.resolve` all; filters `utilisateur_id`, `producteur_id`, `en_vigueur`.
-- Spec: identites-et-droits#interets.
-- Refuses: compte_inactif, parametre_invalide (curseur).
create or replace function v1.interets(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session;
  v_tous boolean;
  v_page record;
begin
  v_session := utilisateur.exiger_actif(p_appelant, now());
  v_tous := inspection.peut_gerer_interets(v_session.utilisateur_id, now());
  v_page := core.tourner_page(p_requete);
  return (
    with page as (
      select i, row_number() over (order by i.id desc) as rang
      from inspection.interet i
      where (v_tous or i.utilisateur_id = v_session.utilisateur_id)
        and (p_requete ->> 'utilisateur_id' is null
             or i.utilisateur_id = (p_requete ->> 'utilisateur_id')::uuid)
        and (p_requete ->> 'producteur_id' is null
             or i.producteur_id = (p_requete ->> 'producteur_id')::uuid)
        and (p_requete ->> 'en_vigueur' is null
             or i.periode @> now() = (p_requete ->> 'en_vigueur')::boolean)
        and (v_page.apres is null or i.id < (v_page.apres ->> 0)::uuid)
      order by i.id desc limit v_page.limite + 1
    )
    select json_build_object(
      'interets', coalesce(json_agg(inspection.presenter_interet(p.i, now()) order by p.rang)
                             filter (where p.rang <= v_page.limite), '[]'),
      'suivant', case when count(*) > v_page.limite then core.curseur((
        select jsonb_build_array((d.i).id) from page d where d.rang = v_page.limite)) end)
    from page p);
end
$$;
grant execute on function v1.interets(jsonb, jsonb) to api;
