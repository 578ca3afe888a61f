-- The site and category of each lot by period, overall and under each referential, as a mass
-- balance counts them.
-- Spec: lots#categorie, rapports#categorie.
create or replace view rapports.lot_situation with (security_invoker) as
select s.lot_id, s.produit_id, s.emplacement_id, s.site, s.categorie, s.categories, s.du, s.au
from rapports.lot_situation_entre('-infinity', 'infinity') as s;
comment on view rapports.lot_situation is
  'Where each lot stood and of which display category it was, from `du` (included) to `au` '
  '(excluded): one row per lot and change.';
comment on column rapports.lot_situation.lot_id is 'The lot. Source: lot.lot.';
comment on column rapports.lot_situation.produit_id is 'Its product. Source: lot.lot.';
comment on column rapports.lot_situation.emplacement_id is
  'The place. Source: lot.deplacement_lot.';
comment on column rapports.lot_situation.site is
  'The site of the place. Source: emplacement.emplacement.';
comment on column rapports.lot_situation.categorie is
  'bio, conversion, conventionnel or hors_statut: the lowest of its states then. Source: '
  'lot.qualite, conformite.etat.';
comment on column rapports.lot_situation.categories is
  'The category under each referential that said something of it then. Source: lot.qualite, '
  'conformite.etat.';
comment on column rapports.lot_situation.du is
  'Since when; -infinity for the first. Source: lot.deplacement_lot, lot.qualite.';
comment on column rapports.lot_situation.au is
  'Until when; infinity for the one that holds now. Source: lot.deplacement_lot, lot.qualite.';
grant select on rapports.lot_situation to rapports;
