--! Previous: sha1:46e100622a87db2992a20abb55dae18bce7376a1
--! Hash: sha1:a7fdca6e7c841c17a4d635992ebb1fc47a515857

-- The codes and names of products, of which 000213 knows the form, judged.
alter table produit.produit validate constraint produit_code_nc_forme;
alter table produit.produit validate constraint produit_nom_scientifique_forme;
