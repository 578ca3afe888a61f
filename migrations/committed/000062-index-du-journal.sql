--! Previous: sha1:fd70af2fd5bd6d849dfa8fec78088bb056ccea5a
--! Hash: sha1:2bbbee3bac8ea460bb105ff6c6c7b9e0e3cdce23

-- As 000056, in a transaction of its own: who writes here waits for these indexes and no others.

-- What finds a record begins with what tells it best.
drop index journal.evenement_par_entite;
create index evenement_par_entite on journal.evenement (entite_id, organisation_id);
