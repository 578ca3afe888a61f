-- Returns the mass balance of a period, flow by flow: the stock at its beginning and end, and all
-- entries and exits in between, per product, site, referential and category at each moment. If a
-- lot changes site or category, it leaves the former and enters the new one. Under a referential
-- without a state for it, a lot is conventional. A devalidated or corrected reception counts as one
-- entry, with its present lot and mass. Masses in g.
-- Spec: rapports#flux.
-- Chosen: docs/decisions/0030-rappel.md, 0045-par-referentiel.md.
-- Why: the calculation goes backwards from today's balances, so that it reads only the entries
--      since the beginning of the period, not the whole history.
create or replace function rapports.flux(p_du timestamptz, p_au timestamptz)
returns table (produit_id uuid, site text, referentiel_code text, categorie text, flux text,
               quantite_g bigint)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  with mouvement as materialized (
    select m.lot_id, m.date_operation, sum(m.quantite_g) as quantite_g,
           replace(m.flux, 'reprise_', '') as flux
    from rapports.mouvement_stock m where m.date_operation >= p_du
    group by m.lot_id, m.date_operation, replace(m.flux, 'reprise_', ''), m.entite, m.entite_id
  ),
  concerne as materialized (
    select l.lot_id, l.quantite_g from rapports.lot l
    where l.quantite_g <> 0 or l.lot_id in (select m.lot_id from mouvement m)
  ),
  situation as materialized (
    select c.lot_id, c.quantite_g as solde_g, s.produit_id, s.site, s.categories, s.du, s.au
    from concerne c join rapports.lot_situation s on s.lot_id = c.lot_id
  ),
  referentiel as (
    select r.referentiel_code as code from rapports.referentiel r
    union
    select k.code from situation s cross join lateral jsonb_object_keys(s.categories) as k (code)
  ),
  periode as materialized (
    select s.lot_id, s.solde_g, s.produit_id, s.site, r.code as referentiel, c.categorie,
           s.du, s.au, lag(s.site) over w as site_avant,
           lag(c.categorie) over w as categorie_avant, lead(s.site) over w as site_apres,
           lead(c.categorie) over w as categorie_apres
    from situation s left join referentiel r on true
      cross join lateral (
        select coalesce(s.categories ->> r.code, 'conventionnel') as categorie) as c
    window w as (partition by s.lot_id, r.code order by s.du)
  ),
  instant as (
    select p.lot_id, p.solde_g, p.produit_id, p.site, p.referentiel, p.categorie, i.le, i.flux,
           i.signe
    from periode p
      cross join lateral (
        values
          ('ouverture', p_du, 1, p.du < p_du and p_du <= p.au),
          ('cloture', p_au, 1, p.du < p_au and p_au <= p.au),
          (case when p.site_avant <> p.site then 'deplacement' else 'requalification' end,
           p.du, 1, (p.site_avant, p.categorie_avant) <> (p.site, p.categorie)
             and p.du >= p_du and p.du < p_au),
          (case when p.site_apres <> p.site then 'deplacement' else 'requalification' end,
           p.au, -1, (p.site_apres, p.categorie_apres) <> (p.site, p.categorie)
             and p.au >= p_du and p.au < p_au)
      ) as i (flux, le, signe, vaut)
    where i.vaut
  ),
  present as (
    select i.produit_id, i.site, i.referentiel, i.categorie, i.flux,
           i.signe * (i.solde_g - coalesce(sum(m.quantite_g), 0)) as quantite_g
    from instant i
      left join mouvement m on m.lot_id = i.lot_id and m.date_operation >= i.le
    group by i.lot_id, i.solde_g, i.produit_id, i.site, i.referentiel, i.categorie, i.le, i.flux,
             i.signe
  ),
  tout as (
    select p.produit_id, p.site, p.referentiel, p.categorie, p.flux, p.quantite_g from present p
    union all
    select p.produit_id, p.site, p.referentiel, p.categorie, m.flux, m.quantite_g
    from mouvement m
      join periode p on p.lot_id = m.lot_id
        and m.date_operation >= p.du and m.date_operation < p.au
    where m.date_operation < p_au
  )
  select t.produit_id, t.site, t.referentiel, t.categorie, t.flux, sum(t.quantite_g)::bigint
  from tout t where t.quantite_g <> 0
  group by t.produit_id, t.site, t.referentiel, t.categorie, t.flux,
           case when t.flux <> 'reception' then sign(t.quantite_g) end
  having sum(t.quantite_g) <> 0
$$;
grant execute on function rapports.flux(timestamptz, timestamptz) to rapports;
