-- GET /v1/expeditions: expeditions, latest first; filters `statut`, `vente_id`, `client_id`,
-- `lot_id` (of a line), `conteneur`, `scelle`, `du` and `au` (of the date of operation).
-- Chosen: docs/decisions/0028-ventes.md.
-- Refuses: droit_manquant, parametre_invalide (curseur).
create or replace function v1.expeditions(p_appelant jsonb, p_requete jsonb) returns json
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
      from expedition.expedition x
      where (v_page.apres is null or (x.cree_le, x.id)
             < ((v_page.apres ->> 0)::timestamptz, (v_page.apres ->> 1)::uuid))
        and (p_requete ->> 'statut' is null or x.statut = (p_requete ->> 'statut'))
        and (p_requete ->> 'vente_id' is null or x.vente_id = (p_requete ->> 'vente_id')::uuid)
        and (p_requete ->> 'client_id' is null or x.client_id = (p_requete ->> 'client_id')::uuid)
        and (p_requete ->> 'lot_id' is null or exists (
          select from expedition.ligne l
          where l.expedition_id = x.id and l.lot_id = (p_requete ->> 'lot_id')::uuid))
        and (p_requete ->> 'conteneur' is null or exists (
          select from expedition.conteneur c
          where c.expedition_id = x.id and c.numero = p_requete ->> 'conteneur'))
        and (p_requete ->> 'scelle' is null or exists (
          select from expedition.scelle s
          where s.expedition_id = x.id and s.numero = p_requete ->> 'scelle'))
        and (p_requete ->> 'du' is null
             or x.date_operation >= (p_requete ->> 'du')::timestamptz)
        and (p_requete ->> 'au' is null
             or x.date_operation <= (p_requete ->> 'au')::timestamptz)
      order by x.cree_le desc, x.id desc limit v_page.limite + 1
    )
    select json_build_object(
      'expeditions', coalesce(json_agg(expedition.presenter(p.id) order by p.rang)
                         filter (where p.rang <= v_page.limite), '[]'),
      'suivant', case when count(*) > v_page.limite then core.curseur((
        select jsonb_build_array(d.cree_le, d.id) from page d
        where d.rang = v_page.limite)) end)
    from page p);
end
$$;
grant execute on function v1.expeditions(jsonb, jsonb) to api;
