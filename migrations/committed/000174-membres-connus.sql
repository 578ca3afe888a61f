--! Previous: sha1:80c41123d125254a9b2cfbf833c8f5929d5205ac
--! Hash: sha1:8d625510e06b5c74910907a460733e01664f141c

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
