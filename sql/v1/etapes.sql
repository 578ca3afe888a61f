-- GET /v1/etapes: steps, latest first; filters `campagne_id`, `procede`, `statut`, `lot_id` (an
-- input, or an output's), `produit_id` (of an output), `du` and `au` (of the date of operation).
-- Chosen: docs/decisions/0025-etapes.md. Refuses: droit_manquant, parametre_invalide (curseur).
create or replace function v1.etapes(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
begin
  perform utilisateur.exiger_lecture(p_appelant, now(), 'stock');
  v_page := core.tourner_page(p_requete);
  return (
    with page as (
      select e.id, e.cree_le, row_number() over (order by e.cree_le desc, e.id desc) as rang
      from etape.etape e
      where (v_page.apres is null or (e.cree_le, e.id)
             < ((v_page.apres ->> 0)::timestamptz, (v_page.apres ->> 1)::uuid))
        and (p_requete ->> 'campagne_id' is null
             or e.campagne_id = (p_requete ->> 'campagne_id')::uuid)
        and (p_requete ->> 'procede' is null or e.procede = p_requete ->> 'procede')
        and (p_requete ->> 'statut' is null or e.statut = p_requete ->> 'statut')
        and (p_requete ->> 'lot_id' is null or e.id in (
          select n.etape_id from etape.entree n where n.lot_id = (p_requete ->> 'lot_id')::uuid
          union all
          select l.etape_id from lot.lot l where l.id = (p_requete ->> 'lot_id')::uuid))
        and (p_requete ->> 'produit_id' is null or exists (
          select from etape.sortie s
          where s.organisation_id = e.organisation_id and s.etape_id = e.id and not s.retiree
            and s.produit_id = (p_requete ->> 'produit_id')::uuid))
        and (p_requete ->> 'du' is null
             or e.date_operation >= (p_requete ->> 'du')::timestamptz)
        and (p_requete ->> 'au' is null
             or e.date_operation <= (p_requete ->> 'au')::timestamptz)
      order by e.cree_le desc, e.id desc limit v_page.limite + 1
    )
    select json_build_object(
      'etapes', coalesce(json_agg(etape.presenter(p.id, now()) order by p.rang)
                           filter (where p.rang <= v_page.limite), '[]'),
      'suivant', case when count(*) > v_page.limite then core.curseur((
        select jsonb_build_array(d.cree_le, d.id) from page d
        where d.rang = v_page.limite)) end)
    from page p);
end
$$;
grant execute on function v1.etapes(jsonb, jsonb) to api;
