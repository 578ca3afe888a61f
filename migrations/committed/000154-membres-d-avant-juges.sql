--! Previous: sha1:70b9465d41477d707e48f999497522ff3de45986
--! Hash: sha1:62135ad125c7c5a73d507953d7fc38fa35cac72c

-- The bounds of 000153, while others write.
alter table producteur.producteur validate constraint parametre_invalide;
