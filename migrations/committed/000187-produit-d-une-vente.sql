--! Previous: sha1:a015a3a61f01ee8de083806ef9372df7fa4e61f9
--! Hash: sha1:cd3698b59b058c90508c292ccd9be44e3a3de284

-- The product of a line of a sale is corrected in place; what it was stands in the correction.
grant update (produit_id) on vente.ligne to metier;
