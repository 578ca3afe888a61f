--! Previous: sha1:6ab8611f31c17fbff880a6f903bbe43532f8fde0
--! Hash: sha1:99d4db8be1cb394e637f1e42b52677a46b4af790

-- A command type says which fields of its payload are the ids of the records that it makes.
alter table commande.type_commande add column ids_propres text[] not null default '{}';
comment on column commande.type_commande.ids_propres is
  'The fields of the payload that are the ids of the records that a command of this type makes.';
