-- The stock at a date: the contents of each lot at the end of the session's period, with its place,
-- state and category.
-- Spec: rapports#bilan.
-- Chosen: docs/decisions/0030-rappel.md.
create or replace view rapports.stock with (security_invoker) as
select s.le, s.numero, s.nature, s.campagne, s.produit, s.statut, s.emplacement, s.site,
       s.categorie, s.categories, s.quantite_g, s.lot_id
from rapports.periode() as r
  cross join lateral rapports.stock_a(r.au) as s;
comment on view rapports.stock is
  'The stock just before `sillon.au` (now, without it): one row per lot that held matter then. '
  'Masses in g.';
comment on column rapports.stock.le is
  'The date; infinity for now. Source: rapports.periode.';
comment on column rapports.stock.numero is
  'Official number of the lot; null before its validation. Source: lot.lot.';
comment on column rapports.stock.nature is
  'REC, NET or PF. Source: lot.lot.';
comment on column rapports.stock.campagne is
  'Code of the campaign. Source: campagne.campagne.';
comment on column rapports.stock.produit is
  'Code of the product. Source: produit.produit.';
comment on column rapports.stock.statut is
  'Its state then; null where the operation''s date is before the lot was recorded. Source: '
  'lot.transition.';
comment on column rapports.stock.emplacement is
  'Where it stood then. Source: lot.deplacement_lot.';
comment on column rapports.stock.site is
  'Site of that place. Source: emplacement.emplacement.';
comment on column rapports.stock.categorie is
  'Its display category then. Source: lot.qualite, conformite.etat.';
comment on column rapports.stock.categories is
  'Its category under each referential that said something of it then. Source: lot.qualite, '
  'conformite.etat.';
comment on column rapports.stock.quantite_g is
  'What was in it, in g. Source: matiere.solde, matiere.ecriture.';
comment on column rapports.stock.lot_id is
  'The lot. Source: lot.lot.';
grant select on rapports.stock to rapports;
