--! Previous: sha1:dab83270ffb083e257390286c557f67e5d1081b1
--! Hash: sha1:95ec842927b2c2ed31a547efca2bc00e1074f0cf

-- A command type says which fields of its payload are the ids of the records that it makes.
alter table commande.type_commande add column ids_propres text[] not null default '{}';
comment on column commande.type_commande.ids_propres is
  'The fields of the payload that are the ids of the records that a command of this type makes.';
