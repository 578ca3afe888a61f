--! Previous: sha1:c547c4ff9bff01c952d6413d8960c96be2fc2e1b
--! Hash: sha1:8a95f8914d832e3bfb4e1e942718e616fa0c15f4

-- What the rules hold one after another, each a row to lock: an advisory lock can be taken by every login that sees
-- its key, a row by whoever may write it (docs/decisions/0116). A crash empties it, and nothing misses what was there.
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
