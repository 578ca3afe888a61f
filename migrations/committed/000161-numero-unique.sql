--! Previous: sha1:572c296c78f5e9f1aefe60e1e2bc0c494f982c06
--! Hash: sha1:0bb1acdfacccca4ed42fc272d7395afa0606f266

--! no-transaction
-- See 000160. The name is the code of the fault that an import tells.
create unique index concurrently if not exists producteur_deja_connu
  on producteur.producteur (reference, organisation_id) where reference is not null;
