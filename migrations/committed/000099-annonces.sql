--! Previous: sha1:518bf87ada0c32e461f54c22213cc4a213192f1e
--! Hash: sha1:b6294c1303b8dd67d69829de593883f17ca77951

-- The first message of a collection is no row of the command any more: a task goes through each device's commands.

create table collecte.annonce (
  organisation_id uuid not null,
  appareil_id uuid not null,
  sequence bigint not null,
  primary key (organisation_id, appareil_id),
  foreign key (organisation_id, appareil_id) references appareil.appareil
);
comment on table collecte.annonce is
  'How far the commands of each device were looked through for collections that producers are to be told of.';
comment on column collecte.annonce.sequence is 'The last command that was looked at, by its sequence.';
grant select, insert, update (sequence) on collecte.annonce to metier;

-- What was recorded until now has its message.
grant usage on schema collecte, appareil to migration;
grant insert on collecte.annonce to migration;
grant select on appareil.appareil to migration;
set local role migration;
set local row_security = off;
insert into collecte.annonce (organisation_id, appareil_id, sequence)
select a.organisation_id, a.id, a.derniere_sequence from appareil.appareil a
where a.derniere_sequence > 0;
set local row_security = on;
set local role proprietaire;
revoke all on collecte.annonce, appareil.appareil from migration;
revoke usage on schema collecte, appareil from migration;
