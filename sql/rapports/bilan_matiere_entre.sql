-- Returns the mass balance from one instant to another, which is excluded, one row per product,
-- site, referential and category under the referential, in the columns of the view
-- `rapports.bilan_matiere`.
-- Spec: rapports#bilan, rapports#fonctions.
-- Chosen: docs/decisions/0084-rapports-dates.md.
create or replace function rapports.bilan_matiere_entre(p_du timestamptz, p_au timestamptz)
returns table (du timestamptz, au timestamptz, produit text, site text, referentiel text,
               categorie text, certificats text[], ouverture_g bigint, reception_entree_g bigint,
               etape_entree_g bigint, retour_entree_g bigint, ajustement_entree_g bigint,
               deplacement_entree_g bigint, requalification_entree_g bigint,
               contrepassation_entree_g bigint, autres_entree_g bigint, entrees_g bigint,
               etape_sortie_g bigint, expedition_sortie_g bigint, retour_sortie_g bigint,
               destruction_sortie_g bigint, echantillon_sortie_g bigint, perte_sortie_g bigint,
               ajustement_sortie_g bigint, deplacement_sortie_g bigint,
               requalification_sortie_g bigint, contrepassation_sortie_g bigint,
               autres_sortie_g bigint, sorties_g bigint, cloture_g bigint, ecart_g bigint,
               reprise_entree_g bigint, inventaire_entree_g bigint, inventaire_sortie_g bigint)
language sql stable
begin atomic
  select p_du, p_au, p.code as produit, b.site, b.referentiel_code as referentiel, b.categorie,
         array(select c.value ->> 'numero' from jsonb_array_elements(b.certificats) as c
               order by c.value ->> 'numero') as certificats, b.ouverture_g,
         coalesce((b.entrees ->> 'reception_g')::bigint, 0) as reception_entree_g,
         coalesce((b.entrees ->> 'etape_g')::bigint, 0) as etape_entree_g,
         coalesce((b.entrees ->> 'retour_g')::bigint, 0) as retour_entree_g,
         coalesce((b.entrees ->> 'ajustement_g')::bigint, 0) as ajustement_entree_g,
         coalesce((b.entrees ->> 'deplacement_g')::bigint, 0) as deplacement_entree_g,
         coalesce((b.entrees ->> 'requalification_g')::bigint, 0) as requalification_entree_g,
         coalesce((b.entrees ->> 'contrepassation_g')::bigint, 0) as contrepassation_entree_g,
         coalesce((b.entrees ->> 'autres_g')::bigint, 0) as autres_entree_g,
         b.entrees_g,
         coalesce((b.sorties ->> 'etape_g')::bigint, 0) as etape_sortie_g,
         coalesce((b.sorties ->> 'expedition_g')::bigint, 0) as expedition_sortie_g,
         coalesce((b.sorties ->> 'retour_g')::bigint, 0) as retour_sortie_g,
         coalesce((b.sorties ->> 'destruction_g')::bigint, 0) as destruction_sortie_g,
         coalesce((b.sorties ->> 'echantillon_g')::bigint, 0) as echantillon_sortie_g,
         coalesce((b.sorties ->> 'perte_g')::bigint, 0) as perte_sortie_g,
         coalesce((b.sorties ->> 'ajustement_g')::bigint, 0) as ajustement_sortie_g,
         coalesce((b.sorties ->> 'deplacement_g')::bigint, 0) as deplacement_sortie_g,
         coalesce((b.sorties ->> 'requalification_g')::bigint, 0) as requalification_sortie_g,
         coalesce((b.sorties ->> 'contrepassation_g')::bigint, 0) as contrepassation_sortie_g,
         coalesce((b.sorties ->> 'autres_g')::bigint, 0) as autres_sortie_g,
         b.sorties_g, b.cloture_g,
         b.ouverture_g + b.entrees_g - b.sorties_g - b.cloture_g as ecart_g,
         coalesce((b.entrees ->> 'reprise_g')::bigint, 0) as reprise_entree_g,
         coalesce((b.entrees ->> 'inventaire_g')::bigint, 0) as inventaire_entree_g,
         coalesce((b.sorties ->> 'inventaire_g')::bigint, 0) as inventaire_sortie_g
  from rapports.bilan(p_du, p_au) as b
    join produit.produit p on p.id = b.produit_id;
end;
comment on function rapports.bilan_matiere_entre(timestamptz, timestamptz) is
  'rapports.bilan_matiere from p_du (included) to p_au (excluded), whatever the session is set to.';
grant execute on function rapports.bilan_matiere_entre(timestamptz, timestamptz) to rapports;
