--! Previous: sha1:75639b602c11103c5013d04fad3cec79e96d8945
--! Hash: sha1:0d564ce5cbc00ddda1e37b9a1c24f2318372dca7

-- The supplier's own number of the lot that was bought, by which a supplier recalls it.
alter table reception.reception add column lot_fournisseur text;
comment on column reception.reception.lot_fournisseur is
  'What the supplier calls the lot that was bought; null where nothing was said.';
