--! Previous: sha1:17cf5e1b1f8c140bda5998aca8a0764190226856
--! Hash: sha1:8d83377e0fce815139223494a4326d0e233e5a03

-- The plots of a producer stand in the order of their list: no page of them is found by reading those of others.

drop index parcelle.parcelle_par_producteur;
create index parcelle_par_producteur on parcelle.parcelle (producteur_id, organisation_id, id);
