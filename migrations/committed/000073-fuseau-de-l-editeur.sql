--! Previous: sha1:9a55a878eccee9417dfca42067ad48af85e07dbb
--! Hash: sha1:73cc2e583315b3931e3658bcac7905eaa871f6d2

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
