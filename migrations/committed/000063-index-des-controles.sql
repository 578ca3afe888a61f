--! Previous: sha1:2bbbee3bac8ea460bb105ff6c6c7b9e0e3cdce23
--! Hash: sha1:74e5bd3211422a097bbf84ce8660b987fbe34dde

-- As 000056, in a transaction of its own: who writes here waits for these indexes and no others.

-- What finds a record begins with what tells it best.
drop index controle.controle_par_commande;
create index controle_par_commande on controle.controle (commande_id, organisation_id);

-- The order of a list begins with whose list it is, and asks for its own lowest bound.
drop index controle.controle_par_statut;
create index controle_par_statut on controle.controle (
  organisation_id, statut, ouvert_le, rang)
  where ouvert_le >= '-infinity';
comment on index controle.controle_par_statut is 'Order of a list.';
