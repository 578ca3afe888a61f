--! Previous: sha1:044388b9832179ab523f0a33daf5ef2e2c91ffbe
--! Hash: sha1:dec784be58f949bb45a18b6f5ba18da9f4bdf040

-- See 000180.
alter table lot.quarantaine_lot validate constraint quarantaine_lot_resultat;
