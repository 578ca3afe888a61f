--! Previous: sha1:3ab9ed5502d72ca3db5a51882126b4bacbfe3e96
--! Hash: sha1:a27c400e7105667a6a8b23f10a8b61c5257beae8

-- The codes and names of products, of which 000213 knows the form, judged.
alter table produit.produit validate constraint produit_code_nc_forme;
alter table produit.produit validate constraint produit_nom_scientifique_forme;
