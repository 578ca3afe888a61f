--! Previous: sha1:6fe80395cf767812e2912dcd5a593a1a19bfbef8
--! Hash: sha1:c84d3f0e965a9e7b68073ac0feffbb9e5d4329ec

-- As 000056, in a transaction of its own: who writes here waits for these indexes and no others.

-- What finds a record begins with what tells it best.
alter table matiere.compte drop constraint compte_unique;
alter table matiere.compte add constraint compte_unique unique nulls not distinct (
  objet_id, organisation_id, genre);
drop index matiere.ecriture_par_compte;
create index ecriture_par_compte on matiere.ecriture (compte_id, organisation_id);
drop index matiere.filiation_par_origine;
create index filiation_par_origine on matiere.filiation (de_id, organisation_id);
drop index matiere.filiation_par_suite;
create index filiation_par_suite on matiere.filiation (vers_id, organisation_id);
drop index matiere.mouvement_par_entite;
create index mouvement_par_entite on matiere.mouvement (entite_id, organisation_id);

-- The order of a list begins with whose list it is, and asks for its own lowest bound.
drop index matiere.mouvement_par_date;
create index mouvement_par_date on matiere.mouvement (
  organisation_id, date_operation)
  where date_operation >= '-infinity';
comment on index matiere.mouvement_par_date is 'Order of a list.';
drop index matiere.mouvement_par_rang;
create index mouvement_par_rang on matiere.mouvement (organisation_id, rang desc)
  where rang >= 0;
comment on index matiere.mouvement_par_rang is 'Order of a list.';
