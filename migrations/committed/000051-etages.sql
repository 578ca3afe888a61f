--! Previous: sha1:031592c260b3d0f3df20a91cde4e0ae0d0641815
--! Hash: sha1:44c25b69ae562cd67978d409a60ede480e845991

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
