--! Previous: sha1:a53827b3c64e57225241b843a0cd31b27121c382
--! Hash: sha1:7d0e722788d4db5eaa1fdcd07092fa485adc43e3

-- The product and the mass of a paper, for the page that verifies it.
grant select (donnees) on document.document to cockpit;
grant select (id, produit_id, net_g) on collecte.collecte to cockpit;
grant select (organisation_id, id, nom_fr, nom_en) on produit.produit to cockpit;
grant select (organisation_id, bon_id, collecte_id) on livraison.bon_collecte to cockpit;
grant usage on schema produit, livraison to cockpit;
