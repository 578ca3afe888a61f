--! Previous: sha1:acede031bdd7032fd5429c88f8efcbf4c82cef56
--! Hash: sha1:3c151e162b7ef72f87f58464853455466e043613

-- Rows that the rules locked are removed at night (tache.ranger), so that they do not grow with what is recorded.
grant delete on core.verrou to taches;
