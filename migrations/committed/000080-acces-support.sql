--! Previous: sha1:4d5922f23f826d948dd55c9a7aae432a836cbc08
--! Hash: sha1:1935c4dc0536ae7dad774e2ec617190e037d0bf4

-- Support of the publisher reads in an organization while its administrator lets it.

create table utilisateur.acces_support (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  periode tstzrange not null,
  raison text not null,
  ouvert_par uuid not null,
  ouvert_le timestamptz not null,
  termine_par uuid,
  termine_le timestamptz,
  primary key (organisation_id, id),
  foreign key (organisation_id) references organisation.organisation,
  foreign key (organisation_id, ouvert_par) references utilisateur.utilisateur,
  foreign key (organisation_id, termine_par) references utilisateur.utilisateur,
  constraint acces_support_raison_dite check (raison ~ '\S'),
  constraint acces_support_borne check (not isempty(periode)
    and lower(periode) is not null and upper(periode) is not null),
  constraint acces_support_termine check ((termine_par is null) = (termine_le is null)),
  constraint acces_support_ouvert exclude using gist (
    organisation_id with =, periode with &&),
  constraint parametre_invalide check (
    lower(periode) >= '0001-01-01 00:00:00+00' and upper(periode) <= '9999-12-31 23:59:59.999999+00'
    and ouvert_le between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00'
    and termine_le between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00')
);
comment on table utilisateur.acces_support is
  'A period in which support of the publisher reads in the organization, with the reason of who opened it. One at a time.';
comment on column utilisateur.acces_support.periode is
  'From when until when support reads; ended early, until that instant.';
comment on column utilisateur.acces_support.raison is 'Why it was opened, as its author wrote it.';
comment on column utilisateur.acces_support.ouvert_par is 'The account that opened it.';
comment on column utilisateur.acces_support.ouvert_le is 'When it was opened.';
comment on column utilisateur.acces_support.termine_par is
  'The account that ended it early; null when nobody did.';
comment on column utilisateur.acces_support.termine_le is 'When it was ended early.';
create index acces_support_par_date on utilisateur.acces_support (organisation_id, ouvert_le, id)
  where ouvert_le >= '-infinity';
comment on index utilisateur.acces_support_par_date is 'Order of a list.';
grant select, insert, update on utilisateur.acces_support to metier;
