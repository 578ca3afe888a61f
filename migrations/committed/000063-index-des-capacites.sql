--! Previous: sha1:f863fb6f6b8af18cb89fc5e36a066dabc4bd11e3
--! Hash: sha1:54178150f710460422fa83541aff015e57c10dfa

-- As 000056, in a transaction of its own: who writes here waits for these indexes and no others.

-- What finds a record begins with what tells it best.
alter table capacite.validation drop constraint validation_personnes_distinctes;
alter table capacite.validation add constraint validation_personnes_distinctes unique (
  capacite_id, organisation_id, utilisateur_id);
drop index capacite.capacite_par_producteur;
create index capacite_par_producteur on capacite.capacite (producteur_id, organisation_id);
drop index capacite.consommation_par_collecte;
create index consommation_par_collecte on capacite.consommation (collecte_id, organisation_id);

-- The order of a list begins with whose list it is, and asks for its own lowest bound.
drop index capacite.capacite_par_proposition;
create index capacite_par_proposition on capacite.capacite (
  organisation_id, proposee_le, id)
  where proposee_le >= '-infinity';
comment on index capacite.capacite_par_proposition is 'Order of a list.';
