--! Previous: sha1:511632c3dbd4146117a64d49688b1518c1795bad
--! Hash: sha1:e609ca118ee02056ca0b1cb630bef536145b95fa

-- What reads the edges of the ledger is a domain of its own; the ledger keeps posting.

create schema genealogie;
grant usage, create on schema genealogie to metier;
