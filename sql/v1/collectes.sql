-- GET /v1/collectes: collections, latest operation first, with what their open controls forbid;
-- filters `campagne_id`, `producteur_id`, `parcelle_id`, `utilisateur_id`. Masses in g.
-- Spec: collectes#collecte, collectes#paiement.
-- Chosen: docs/decisions/0003-lectures.md.
-- Refuses: droit_manquant, parametre_invalide (curseur).
create or replace function v1.collectes(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
begin
  perform utilisateur.exiger_lecture(p_appelant, now(), 'noyau');
  v_page := core.tourner_page(p_requete);
  return (
    with page as (
      select c, row_number() over (order by c.date_operation desc, c.id desc) as rang
      from collecte.collecte c
      where (v_page.apres is null
          or (c.date_operation, c.id)
             < ((v_page.apres ->> 0)::timestamptz, (v_page.apres ->> 1)::uuid))
        and (p_requete ->> 'campagne_id' is null
             or c.campagne_id = (p_requete ->> 'campagne_id')::uuid)
        and (p_requete ->> 'producteur_id' is null
             or c.producteur_id = (p_requete ->> 'producteur_id')::uuid)
        and (p_requete ->> 'parcelle_id' is null
             or c.parcelle_id = (p_requete ->> 'parcelle_id')::uuid)
        and (p_requete ->> 'utilisateur_id' is null
             or c.utilisateur_id = (p_requete ->> 'utilisateur_id')::uuid)
      order by c.date_operation desc, c.id desc limit v_page.limite + 1
    )
    select json_build_object(
      'collectes', coalesce(json_agg(collecte.presenter(p.c) order by p.rang)
                              filter (where p.rang <= v_page.limite), '[]'),
      'suivant', case when count(*) > v_page.limite then core.curseur((
        select jsonb_build_array((d.c).date_operation, (d.c).id)
        from page d where d.rang = v_page.limite)) end)
    from page p);
end
$$;
grant execute on function v1.collectes(jsonb, jsonb) to api;
