--! Previous: sha1:a4313a9cde1f2803adbbec1d9224edb41da79fdf
--! Hash: sha1:87bd503a94cee28837fa20bc1427156edf516167

-- The supplier's own number of the lot that was bought, by which a supplier recalls it.
alter table reception.reception add column lot_fournisseur text;
comment on column reception.reception.lot_fournisseur is
  'What the supplier calls the lot that was bought; null where nothing was said.';
