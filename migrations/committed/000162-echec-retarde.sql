--! Previous: sha1:0bb1acdfacccca4ed42fc272d7395afa0606f266
--! Hash: sha1:a87d40aa7f23f28df673e6141afea530c1293b93

comment on table connexion.echec is
  'Failed sign-ins in a row by SHA-256 of the login, whether or not an account bears it, and until when the next password waits.';
