--! Previous: sha1:a50afbfa3878863464b95ad5dc331e61bddb1d0b
--! Hash: sha1:4bebdf85ae0e4a235f3e1f92ff0c149b51d66139

-- What reads the edges of the ledger is a domain of its own; the ledger keeps posting.

create schema genealogie;
grant usage, create on schema genealogie to metier;

-- The operations that a certificate covered are told by the domain of each.
create type certificat.operation as (
  entite text, id uuid, le timestamptz, reference text, groupement_id uuid);
comment on type certificat.operation is
  'An operation that a certificate covered: the kind of its record, when it took place, what it is called, whose it was.';
drop function if exists certificat.operations_de_la_periode;
drop function if exists expedition.sous_certificat;
