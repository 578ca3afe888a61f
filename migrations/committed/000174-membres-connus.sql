--! Previous: sha1:e027b6af0add11377e2f7257278f141ba21b17c6
--! Hash: sha1:70914509c020afb30a35b28235007cf6efbcac1b

-- An import of producers may bring known members up to date; what stood before is kept with the row.
alter table importation.importation
  add column connus text not null default 'refuser',
  add constraint importation_connus_connu check (connus in ('refuser', 'mettre_a_jour')) not valid;
comment on column importation.importation.connus is
  'What becomes of rows of members who are known: `refuser`, a fault; `mettre_a_jour`, they are updated.';
alter table importation.ligne add column avant jsonb;
comment on column importation.ligne.avant is
  'Of a known member whom the row brought up to date: the version that it made, and the values before; null of a record that it made.';
grant select (avant), update (avant) on importation.ligne to purge;
