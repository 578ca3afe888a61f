--! Previous: sha1:83fa525b2bd61e082e96f8b74ea953a93c7cab93
--! Hash: sha1:96f15b1a8987a4bda133d413a1a4e348231fde48

-- As 000056, in a transaction of its own: who writes here waits for these indexes and no others.

-- What finds a record begins with what tells it best.
drop index collecte.collecte_par_parcelle;
create index collecte_par_parcelle on collecte.collecte (parcelle_id, organisation_id);
drop index collecte.collecte_par_producteur;
create index collecte_par_producteur on collecte.collecte (
  producteur_id, organisation_id, date_operation);
drop index collecte.qualite_par_collecte;
create index qualite_par_collecte on collecte.qualite (collecte_id, organisation_id);
drop index collecte.signalement_par_collecte;
create index signalement_par_collecte on collecte.signalement (collecte_id, organisation_id);

-- The order of a list begins with whose list it is, and asks for its own lowest bound.
drop index collecte.collecte_par_campagne;
create index collecte_par_campagne on collecte.collecte (
  organisation_id, campagne_id, date_operation)
  where date_operation >= '-infinity';
comment on index collecte.collecte_par_campagne is 'Order of a list.';
drop index collecte.collecte_par_date;
create index collecte_par_date on collecte.collecte (
  organisation_id, date_operation, id)
  where date_operation >= '-infinity';
comment on index collecte.collecte_par_date is 'Order of a list.';
drop index collecte.sms_du_par_date;
create index sms_du_par_date on collecte.sms_du (
  organisation_id, le, collecte_id)
  where le >= '-infinity';
comment on index collecte.sms_du_par_date is 'Order of a list.';
