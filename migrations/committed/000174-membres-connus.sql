--! Previous: sha1:0b4c987805d8a9c97af9d5ea91bf89f82f0c84d6
--! Hash: sha1:45deb60513c26ce89822aebdce77a1a44bbbf572

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
