-- The mass balance of a period, a row per product, site and category: opening, each entry, each
-- exit, closing, in g. Exits are positive. What no column names is in `autres`.
-- Spec: domain, «opening + in − out − losses = closing per product, category, site and period».
-- Why: the closing is read from the lots, not from the flows, so that their sum proves it.
create or replace function rapports.bilan(p_du timestamptz, p_au timestamptz)
returns table (produit_id uuid, site text, categorie text, ouverture_g bigint,
               entrees jsonb, entrees_g bigint, sorties jsonb, sorties_g bigint, cloture_g bigint)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  with flux as (
    select f.produit_id, f.site, f.categorie, f.quantite_g,
           case when f.flux in ('ouverture', 'cloture') then f.flux
                when f.quantite_g > 0 then 'entree' else 'sortie' end as sens,
           case when f.flux = any (case when f.quantite_g > 0
             then array['reception', 'etape', 'retour', 'ajustement', 'deplacement',
                        'requalification', 'contrepassation']
             else array['etape', 'expedition', 'retour', 'destruction', 'echantillon', 'perte',
                        'ajustement', 'deplacement', 'requalification', 'contrepassation'] end)
             then f.flux else 'autres' end as flux
    from rapports.flux(p_du, p_au) as f
  ),
  poste as (
    select f.produit_id, f.site, f.categorie, f.sens, f.flux, sum(f.quantite_g)::bigint as somme_g
    from flux f group by f.produit_id, f.site, f.categorie, f.sens, f.flux
  )
  select p.produit_id, p.site, p.categorie,
         coalesce(sum(p.somme_g) filter (where p.sens = 'ouverture'), 0)::bigint,
         coalesce(jsonb_object_agg(p.flux || '_g', p.somme_g) filter (where p.sens = 'entree'),
                  '{}'),
         coalesce(sum(p.somme_g) filter (where p.sens = 'entree'), 0)::bigint,
         coalesce(jsonb_object_agg(p.flux || '_g', -p.somme_g) filter (where p.sens = 'sortie'),
                  '{}'),
         coalesce(-sum(p.somme_g) filter (where p.sens = 'sortie'), 0)::bigint,
         coalesce(sum(p.somme_g) filter (where p.sens = 'cloture'), 0)::bigint
  from poste p
  group by p.produit_id, p.site, p.categorie
$$;
grant execute on function rapports.bilan(timestamptz, timestamptz) to rapports;
