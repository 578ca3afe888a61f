--! Previous: sha1:1ca2642dd016392aa0047b684174af83af541780
--! Hash: sha1:1f63adfe59c7ae7504ec4c9fd6e7ba71800d0b19

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
