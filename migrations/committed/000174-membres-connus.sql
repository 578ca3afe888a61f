--! Previous: sha1:f8c61d9724b262baab1eb2e09d2df3c9832a249b
--! Hash: sha1:f2bda29343b9f7a0bd7dcd2e65e2143ae5a247d8

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
