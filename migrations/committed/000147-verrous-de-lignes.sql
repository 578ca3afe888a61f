--! Previous: sha1:c547c4ff9bff01c952d6413d8960c96be2fc2e1b
--! Hash: sha1:31a6a7607bef8beda284975b36e8313782103e96

-- Rows that the rules lock, each for something without a row of its own. Every login that sees its key can take an
-- advisory lock; only a role that may write a row locks it (docs/decisions/0116). A crash empties the table; nothing
-- needs what it held.
create unlogged table core.verrou (
  cle bigint primary key
);
comment on table core.verrou is
  'Rows that the rules lock, each for what has no row of its own to lock; a row by itself says nothing.';
comment on column core.verrou.cle is 'Hash of what is locked, of the organization too.';
grant select, insert on core.verrou to metier, taches;
-- The right to lock a row is the right to change it.
grant update on core.verrou to metier, taches;
grant usage on schema core to taches;
