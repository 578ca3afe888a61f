--! Previous: sha1:d1cba03dabcafeb258aaceb240a1e19bc79acdfc
--! Hash: sha1:91839b33911c9d85e3b8e7a2e2b20590f5e8e2a6

-- A door that changes a record says which door shows it, and what locks it: a request that names the
-- version that its sender saw is judged by both.

alter table porte.porte add column fiche text, add column verrou text;
comment on column porte.porte.fiche is
  'The door that shows what this one changes, by whose answer If-Match is judged; null where nothing is.';
comment on column porte.porte.verrou is
  'The call that locks what this door changes, before If-Match is judged.';
