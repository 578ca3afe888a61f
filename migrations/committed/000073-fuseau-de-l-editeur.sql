--! Previous: sha1:ea439ffeab8d767460e4ba7fc043bf23cfccd6b4
--! Hash: sha1:208697de44085ada3d0fa04f85721f4da73a39bd

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
