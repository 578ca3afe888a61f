--! Previous: sha1:f9ff5ea4bf8c522bb08133636c452cec4aa74ef7
--! Hash: sha1:52b31440d4661ba7609dbfb9c241d818a771a45c

-- The supplier's own number of the lot that was bought, by which a supplier recalls it.
alter table reception.reception add column lot_fournisseur text;
comment on column reception.reception.lot_fournisseur is
  'What the supplier calls the lot that was bought; null where nothing was said.';
