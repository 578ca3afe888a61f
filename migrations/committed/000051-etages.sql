--! Previous: sha1:672e53a4b77fd27acabed589ebc7141a23106bda
--! Hash: sha1:7b710798227c11e3fa1da7e8c3dc3ba8ba1eb455

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
