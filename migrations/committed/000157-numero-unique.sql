--! Previous: sha1:afe6749fcf14c40d042899478c2be80e300f0f5a
--! Hash: sha1:d426423015106f9518f320ed4642b58079961500

--! no-transaction
-- See 000156. The name is the code of the fault that an import tells.
create unique index concurrently if not exists producteur_deja_connu
  on producteur.producteur (reference, organisation_id) where reference is not null;
