--! Previous: sha1:f58647d83ec8cfd5c7afe36d204d0c9216f2552c
--! Hash: sha1:fb96a5f398975150c95a9bffab6bdbe8cd5ff1a9

-- As 000056, in a transaction of its own: who writes here waits for these indexes and no others.

-- What finds a record begins with what tells it best.
alter table commande.commande drop constraint commande_reference_provisoire_unique;
alter table commande.commande add constraint commande_reference_provisoire_unique unique (
  reference_provisoire, organisation_id);
alter table commande.commande drop constraint commande_sequence_unique;
alter table commande.commande add constraint commande_sequence_unique unique (
  appareil_id, organisation_id, sequence);
drop index commande.commande_resultat_par_appareil;
create index commande_resultat_par_appareil on commande.commande_resultat (
  appareil_id, organisation_id);
drop index commande.piece_jointe_par_fichier;
create index piece_jointe_par_fichier on commande.piece_jointe (fichier_id, organisation_id);
