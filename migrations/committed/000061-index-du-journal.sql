--! Previous: sha1:b81ae8de7aa290359f8a3eed5c7aa9e54766c6d4
--! Hash: sha1:91537cda2b0c051b97ec85ac9c34fea949ab19a8

-- As 000056, in a transaction of its own: who writes here waits for these indexes and no others.

-- What finds a record begins with what tells it best.
drop index journal.evenement_par_entite;
create index evenement_par_entite on journal.evenement (entite_id, organisation_id);
