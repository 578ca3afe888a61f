--! Previous: sha1:70b9465d41477d707e48f999497522ff3de45986
--! Hash: sha1:5f816e60925b36483ed645b3b747f3fb1db94425

-- The bounds of 000152, while others write.
alter table producteur.producteur validate constraint parametre_invalide;
