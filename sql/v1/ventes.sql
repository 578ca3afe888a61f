-- GET /v1/ventes: sales, latest first; filters `statut`, `client_id`, `produit_id` (of a line),
-- `recherche` (in the code).
-- Chosen: docs/decisions/0028-ventes.md.
-- Refuses: droit_manquant, parametre_invalide (curseur).
create or replace function v1.ventes(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
begin
  perform utilisateur.exiger_lecture(p_appelant, now(), 'ventes');
  v_page := core.tourner_page(p_requete);
  return (
    with page as (
      select x.id, x.cree_le, row_number() over (order by x.cree_le desc, x.id desc) as rang
      from vente.vente x
      where (v_page.apres is null or (x.cree_le, x.id)
             < ((v_page.apres ->> 0)::timestamptz, (v_page.apres ->> 1)::uuid))
        and (p_requete ->> 'statut' is null or x.statut = (p_requete ->> 'statut'))
        and (p_requete ->> 'client_id' is null or x.client_id = (p_requete ->> 'client_id')::uuid)
        and (p_requete ->> 'produit_id' is null or exists (
          select from vente.ligne l
          where l.vente_id = x.id and l.produit_id = (p_requete ->> 'produit_id')::uuid))
        and (p_requete ->> 'recherche' is null
             or strpos(lower(x.code), lower(p_requete ->> 'recherche')) > 0)
      order by x.cree_le desc, x.id desc limit v_page.limite + 1
    )
    select json_build_object(
      'ventes', coalesce(json_agg(vente.presenter(p.id) order by p.rang)
                         filter (where p.rang <= v_page.limite), '[]'),
      'suivant', case when count(*) > v_page.limite then core.curseur((
        select jsonb_build_array(d.cree_le, d.id) from page d
        where d.rang = v_page.limite)) end)
    from page p);
end
$$;
grant execute on function v1.ventes(jsonb, jsonb) to api;
