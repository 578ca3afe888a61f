--! Previous: sha1:80c67ac5267fd5ee397d12dd1cddcc0c821b6d08
--! Hash: sha1:ff86eeba1bda1277c3a051b1f4845ff77e992fb5

-- The kinds of lines and accounts, while others write.
alter table paiement.creance
  validate constraint creance_genre_connu,
  validate constraint creance_une_origine,
  validate constraint creance_organisation_id_complement_id_fkey;
alter table paiement.compte validate constraint compte_genre_connu;
