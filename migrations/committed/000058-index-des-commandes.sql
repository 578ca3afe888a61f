--! Previous: sha1:96f15b1a8987a4bda133d413a1a4e348231fde48
--! Hash: sha1:6fe80395cf767812e2912dcd5a593a1a19bfbef8

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
