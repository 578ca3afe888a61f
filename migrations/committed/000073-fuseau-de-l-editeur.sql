--! Previous: sha1:1807421046302d758d7c5b645170213c3536d8b2
--! Hash: sha1:c760bde79517d16d7fa51adf0635dbcfe208869f

-- The publisher itself: one row, with what its days are counted by.
create table organisation.editeur (
  unique_ligne boolean primary key default true,
  fuseau_horaire text not null default 'UTC',
  constraint editeur_une_ligne check (unique_ligne)
);
comment on table organisation.editeur is
  'The publisher of the service: one row, with the time zone that its days begin in.';
insert into organisation.editeur default values;
grant select, update on organisation.editeur to metier;
