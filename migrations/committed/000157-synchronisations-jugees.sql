--! Previous: sha1:f0b26530fb4347ee1f73fc50ecd5312320ff79a2
--! Hash: sha1:6ab8611f31c17fbff880a6f903bbe43532f8fde0

-- The bounds of the synchronizations, while others write.
alter table appareil.appareil validate constraint parametre_invalide;
