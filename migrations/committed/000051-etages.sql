--! Previous: sha1:1ef83a7e31b43bdb3c427a23d9db7f539870bc5e
--! Hash: sha1:e86ec3625752fcbba33472f69eaedb9af24cf07c

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
