-- The mass balance of the session's period: one row per product, site, referential and category
-- under the referential.
-- Spec: rapports#bilan.
create or replace view rapports.bilan_matiere with (security_invoker) as
select b.du, b.au, b.produit, b.site, b.referentiel, b.categorie, b.certificats, b.ouverture_g,
       b.reception_entree_g, b.etape_entree_g, b.retour_entree_g, b.ajustement_entree_g,
       b.deplacement_entree_g, b.requalification_entree_g, b.contrepassation_entree_g,
       b.autres_entree_g, b.entrees_g, b.etape_sortie_g, b.expedition_sortie_g, b.retour_sortie_g,
       b.destruction_sortie_g, b.echantillon_sortie_g, b.perte_sortie_g, b.ajustement_sortie_g,
       b.deplacement_sortie_g, b.requalification_sortie_g, b.contrepassation_sortie_g,
       b.autres_sortie_g, b.sorties_g, b.cloture_g, b.ecart_g,
       b.reprise_entree_g, b.inventaire_entree_g, b.inventaire_sortie_g
from rapports.periode() as r
  cross join lateral rapports.bilan_matiere_entre(r.du, r.au) as b;
comment on view rapports.bilan_matiere is
  'Mass balance of the period `sillon.du` to `sillon.au`: one row per product, site, referential '
  'and category under it in force at each moment. Each referential has all of the mass: sum under '
  'one. Masses in g.';
comment on column rapports.bilan_matiere.du is
  'Beginning of the period, included; -infinity without one. Source: rapports.periode.';
comment on column rapports.bilan_matiere.au is
  'End of the period, excluded; infinity without one. Source: rapports.periode.';
comment on column rapports.bilan_matiere.produit is
  'Code of the product. Source: produit.produit.';
comment on column rapports.bilan_matiere.site is
  'Site of the place where the lots stood. Source: rapports.lot_situation.';
comment on column rapports.bilan_matiere.referentiel is
  'Code of the referential that the category is of; null where none was ever ticked or said '
  'anything. Source: rapports.lot_situation, rapports.referentiel.';
comment on column rapports.bilan_matiere.categorie is
  'Category of the lots under the referential: bio, conversion, conventionnel (also when it says '
  'nothing of them), hors_statut. Source: rapports.lot_situation.';
comment on column rapports.bilan_matiere.certificats is
  'Numbers of the organization''s certificates under the referential that cover the product on the '
  'site during the period, of organic goods and those in conversion. Source: '
  'rapports.certificat.';
comment on column rapports.bilan_matiere.ouverture_g is
  'Stock when the period began, in g. Source: matiere.solde, rapports.mouvement_stock.';
comment on column rapports.bilan_matiere.reception_entree_g is
  'Mass that was received, in g. Source: rapports.mouvement_stock.';
comment on column rapports.bilan_matiere.reprise_entree_g is
  'Mass that was in stock at the opening and was brought in, in g. Source: '
  'rapports.mouvement_stock.';
comment on column rapports.bilan_matiere.inventaire_entree_g is
  'Surplus that inventories found, in g: conventional. Source: rapports.mouvement_stock.';
comment on column rapports.bilan_matiere.inventaire_sortie_g is
  'Mass that inventories found missing, in g. Source: rapports.mouvement_stock.';
comment on column rapports.bilan_matiere.etape_entree_g is
  'Mass that steps made, in g. Source: rapports.mouvement_stock.';
comment on column rapports.bilan_matiere.retour_entree_g is
  'Mass that came back, in g. Source: rapports.mouvement_stock.';
comment on column rapports.bilan_matiere.ajustement_entree_g is
  'Mass that adjustment added: weighed beyond what was announced, in g. Source: '
  'rapports.mouvement_stock.';
comment on column rapports.bilan_matiere.deplacement_entree_g is
  'Mass of lots that came from another site, in g. Source: rapports.lot_situation, '
  'rapports.mouvement_stock.';
comment on column rapports.bilan_matiere.requalification_entree_g is
  'Mass of lots that came from another category, in g. Source: rapports.lot_situation, '
  'rapports.mouvement_stock.';
comment on column rapports.bilan_matiere.contrepassation_entree_g is
  'Mass that reversals gave back, in g. Source: rapports.mouvement_stock.';
comment on column rapports.bilan_matiere.autres_entree_g is
  'Mass by movements that no other column names, in g. Source: rapports.mouvement_stock.';
comment on column rapports.bilan_matiere.entrees_g is
  'Everything that entered, in g. Source: rapports.lot_situation, rapports.mouvement_stock.';
comment on column rapports.bilan_matiere.etape_sortie_g is
  'Mass that steps took and passed on, in g. Source: rapports.mouvement_stock.';
comment on column rapports.bilan_matiere.expedition_sortie_g is
  'Mass that was shipped, in g. Source: rapports.mouvement_stock.';
comment on column rapports.bilan_matiere.retour_sortie_g is
  'Mass that was given back, in g. Source: rapports.mouvement_stock.';
comment on column rapports.bilan_matiere.destruction_sortie_g is
  'Mass that was destroyed, in g. Source: rapports.mouvement_stock.';
comment on column rapports.bilan_matiere.echantillon_sortie_g is
  'Mass that samples took, in g. Source: rapports.mouvement_stock.';
comment on column rapports.bilan_matiere.perte_sortie_g is
  'Mass that was lost, in g. Source: rapports.mouvement_stock.';
comment on column rapports.bilan_matiere.ajustement_sortie_g is
  'Mass that adjustment took, in g. Source: rapports.mouvement_stock.';
comment on column rapports.bilan_matiere.deplacement_sortie_g is
  'Mass of lots that went to another site, in g. Source: rapports.lot_situation, '
  'rapports.mouvement_stock.';
comment on column rapports.bilan_matiere.requalification_sortie_g is
  'Mass of lots that went to another category, in g. Source: rapports.lot_situation, '
  'rapports.mouvement_stock.';
comment on column rapports.bilan_matiere.contrepassation_sortie_g is
  'Mass that reversals took back, in g. Source: rapports.mouvement_stock.';
comment on column rapports.bilan_matiere.autres_sortie_g is
  'Mass by movements that no other column names, in g. Source: rapports.mouvement_stock.';
comment on column rapports.bilan_matiere.sorties_g is
  'Everything that left, in g. Source: rapports.lot_situation, rapports.mouvement_stock.';
comment on column rapports.bilan_matiere.cloture_g is
  'Stock when the period ended, in g, read from the lots. Source: matiere.solde, '
  'rapports.mouvement_stock.';
comment on column rapports.bilan_matiere.ecart_g is
  'Opening + entries - exits - closing, in g: always 0. Source: the columns before.';
grant select on rapports.bilan_matiere to rapports;
