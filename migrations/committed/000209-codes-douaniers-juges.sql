--! Previous: sha1:eae41c6685ff2fa5ad0ba397be157cd5a98e33e4
--! Hash: sha1:89106a9617c6d0f0d1e2154abfd6cd647f2d30d5

-- The codes and names of products, of which 000213 knows the form, judged.
alter table produit.produit validate constraint produit_code_nc_forme;
alter table produit.produit validate constraint produit_nom_scientifique_forme;
