--! Previous: sha1:b4f9284a844f1df31cdf26164db8a988f78f1a59
--! Hash: sha1:84842b563dadca0605cf57db8b3f5660d0221b5b

-- The kinds of lines and accounts, while others write.
alter table paiement.creance
  validate constraint creance_genre_connu,
  validate constraint creance_une_origine,
  validate constraint creance_organisation_id_complement_id_fkey;
alter table paiement.compte validate constraint compte_genre_connu;
