--! Previous: sha1:550fe50d6a2ef7446472d33413e309bb6965b18e
--! Hash: sha1:315b607a6e3d9b90facae4cc9ec212420f3fac5e

--! no-transaction
-- See 000159. The name is the code of the fault that an import tells.
create unique index concurrently if not exists producteur_deja_connu
  on producteur.producteur (reference, organisation_id) where reference is not null;
