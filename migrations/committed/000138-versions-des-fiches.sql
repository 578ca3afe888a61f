--! Previous: sha1:566f83a90654880d92f13fe18b88d3a5b0e2704e
--! Hash: sha1:0c408b9ff59f7457b424a246cf0b003bfc6c9041

-- A door that changes a record says which door shows it, and what locks it: a request that names the
-- version that its sender saw is judged by both.

alter table porte.porte add column fiche text, add column verrou text;
comment on column porte.porte.fiche is
  'The door that shows what this one changes, by whose answer If-Match is judged; null where nothing is.';
comment on column porte.porte.verrou is
  'The call that locks what this door changes, before If-Match is judged.';
