-- Returns the mass balance of a period, one row per product, site, referential and category under
-- the referential: opening, each entry, each exit, closing, in g. Exits are positive. Flows without
-- a column of their own are in `autres`. Rows of organic and in-conversion goods have the
-- organization's certificates under that referential that cover the product on the site during the
-- period.
-- Spec: rapports#bilan.
-- Chosen: docs/decisions/0045-par-referentiel.md.
-- Why: the closing stock is read from the lots, not from the flows, so that the sum of the flows
--      verifies it.
create or replace function rapports.bilan(p_du timestamptz, p_au timestamptz)
returns table (produit_id uuid, site text, referentiel_code text, categorie text,
               certificats jsonb, ouverture_g bigint, entrees jsonb, entrees_g bigint,
               sorties jsonb, sorties_g bigint, cloture_g bigint)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  with flux as (
    select f.produit_id, f.site, f.referentiel_code, f.categorie, f.quantite_g,
           case when f.flux in ('ouverture', 'cloture') then f.flux
                when f.quantite_g > 0 then 'entree' else 'sortie' end as sens,
           case when f.flux = any (case when f.quantite_g > 0
             then array['reception', 'reprise', 'etape', 'retour', 'ajustement', 'inventaire',
                        'deplacement', 'requalification', 'contrepassation']
             else array['etape', 'expedition', 'retour', 'destruction', 'echantillon', 'perte',
                        'ajustement', 'inventaire', 'deplacement', 'requalification',
                        'contrepassation'] end)
             then f.flux else 'autres' end as flux
    from rapports.flux(p_du, p_au) as f
  ),
  poste as (
    select f.produit_id, f.site, f.referentiel_code, f.categorie, f.sens, f.flux,
           sum(f.quantite_g)::bigint as somme_g
    from flux f
    group by f.produit_id, f.site, f.referentiel_code, f.categorie, f.sens, f.flux
  ),
  bilan as (
    select p.produit_id, p.site, p.referentiel_code, p.categorie,
           sum(p.somme_g) filter (where p.sens = 'ouverture') as ouverture_g,
           jsonb_object_agg(p.flux || '_g', p.somme_g) filter (where p.sens = 'entree') as entrees,
           sum(p.somme_g) filter (where p.sens = 'entree') as entrees_g,
           jsonb_object_agg(p.flux || '_g', -p.somme_g) filter (where p.sens = 'sortie') as sorties,
           -sum(p.somme_g) filter (where p.sens = 'sortie') as sorties_g,
           sum(p.somme_g) filter (where p.sens = 'cloture') as cloture_g
    from poste p
    group by p.produit_id, p.site, p.referentiel_code, p.categorie
  )
  select b.produit_id, b.site, b.referentiel_code, b.categorie, c.certificats,
         coalesce(b.ouverture_g, 0)::bigint, coalesce(b.entrees, '{}'),
         coalesce(b.entrees_g, 0)::bigint, coalesce(b.sorties, '{}'),
         coalesce(b.sorties_g, 0)::bigint, coalesce(b.cloture_g, 0)::bigint
  from bilan b
    cross join lateral (
      select coalesce(jsonb_agg(distinct jsonb_build_object(
               'certificat_id', c.certificat_id, 'numero', c.numero, 'statut', c.statut)), '[]')
               as certificats
      from rapports.certificat c
      where b.categorie in ('bio', 'conversion') and c.referentiel = b.referentiel_code
        and c.pendant && tstzrange(p_du, p_au)
        and (c.produit_id is null or c.produit_id = b.produit_id)
        and (c.site is null or c.site = b.site)) as c
$$;
grant execute on function rapports.bilan(timestamptz, timestamptz) to rapports;
