--! Previous: sha1:844d697a0d27870a4813972a4cb1fe718e84fe54
--! Hash: sha1:a53827b3c64e57225241b843a0cd31b27121c382

-- The bounds of the commands' instants, while others write.
alter table commande.commande validate constraint parametre_invalide;
