--! Previous: sha1:91537cda2b0c051b97ec85ac9c34fea949ab19a8
--! Hash: sha1:f863fb6f6b8af18cb89fc5e36a066dabc4bd11e3

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
