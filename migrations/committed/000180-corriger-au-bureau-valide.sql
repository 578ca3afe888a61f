--! Previous: sha1:bfae84d44f565907c3a26b22bc6743225ebfe243
--! Hash: sha1:a2999983c43a6786168832b744ae7b36808d7d2c

-- See 000180.
alter table lot.quarantaine_lot validate constraint quarantaine_lot_resultat;
