--! Previous: sha1:321c241565f669bd9a27c87aad1bb6561c2a6c9b
--! Hash: sha1:28eaadfd38a7850394b7d9d157121c580e222c3f

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
