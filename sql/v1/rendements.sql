-- GET /v1/rendements: the yields set for plots, latest first; filters `campagne_id`, `parcelle_id`,
-- `producteur_id`, `produit_id`, `en_vigueur` (true: without those that a later one replaced).
-- Spec: terrain#rendement.
-- Chosen: docs/decisions/0003-lectures.md.
-- Refuses: droit_manquant, parametre_invalide (curseur).
create or replace function v1.rendements(p_appelant jsonb, p_requete jsonb) returns json
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
      select r, row_number() over (order by r.fixe_le desc, r.id desc) as rang
      from parcelle.rendement r
        join parcelle.parcelle p on p.organisation_id = r.organisation_id and p.id = r.parcelle_id
      where (p_requete ->> 'campagne_id' is null
             or r.campagne_id = (p_requete ->> 'campagne_id')::uuid)
        and (p_requete ->> 'parcelle_id' is null
             or r.parcelle_id = (p_requete ->> 'parcelle_id')::uuid)
        and (p_requete ->> 'producteur_id' is null
             or p.producteur_id = (p_requete ->> 'producteur_id')::uuid)
        and (p_requete ->> 'produit_id' is null
             or r.produit_id = (p_requete ->> 'produit_id')::uuid)
        and ((p_requete ->> 'en_vigueur')::boolean is not true or not exists (
          select from parcelle.rendement n
          where (n.organisation_id, n.parcelle_id, n.campagne_id, n.produit_id)
              = (r.organisation_id, r.parcelle_id, r.campagne_id, r.produit_id)
            and (n.fixe_le, n.id) > (r.fixe_le, r.id)))
        and (v_page.apres is null
          or (r.fixe_le, r.id) < ((v_page.apres ->> 0)::timestamptz, (v_page.apres ->> 1)::uuid))
      order by r.fixe_le desc, r.id desc limit v_page.limite + 1
    )
    select json_build_object(
      'rendements', coalesce(json_agg(parcelle.presenter_rendement(p.r) order by p.rang)
                               filter (where p.rang <= v_page.limite), '[]'),
      'suivant', case when count(*) > v_page.limite then core.curseur((
        select jsonb_build_array((d.r).fixe_le, (d.r).id) from page d
        where d.rang = v_page.limite)) end)
    from page p);
end
$$;
grant execute on function v1.rendements(jsonb, jsonb) to api;
