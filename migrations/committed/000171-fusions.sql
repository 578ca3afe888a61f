--! Previous: sha1:87d027654653539fb3c7443937ab13249c8f8442
--! Hash: sha1:3817c05ae2c8b06fbcc7b756d36458129f900890

-- Merges of members and their undoing: what went from one to the other, so that it can go back.
create table producteur.fusion (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null default gen_random_uuid(),
  rang bigint generated always as identity,
  nature text not null,
  perdu_id uuid not null,
  garde_id uuid not null,
  deplace jsonb not null,
  raison text,
  auteur_id uuid not null,
  le timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, perdu_id) references producteur.producteur,
  foreign key (organisation_id, garde_id) references producteur.producteur,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  constraint fusion_nature_connue check (nature in ('fusion', 'defusion')),
  constraint fusion_d_un_autre check (perdu_id <> garde_id),
  constraint fusion_raison_donnee check (nature = 'fusion' or raison is not null),
  constraint parametre_invalide check (le >= '0001-01-01' and le <= '9999-12-31')
);
comment on table producteur.fusion is
  'A member was merged into another one, or taken out again: when, by whom, why. Append-only.';
comment on column producteur.fusion.rang is 'The order in which they were decided.';
comment on column producteur.fusion.nature is '`fusion` or `defusion`.';
comment on column producteur.fusion.perdu_id is 'The member whose id is an alias while merged.';
comment on column producteur.fusion.garde_id is 'The member who was kept.';
comment on column producteur.fusion.deplace is
  'The ids that went from one to the other, by kind of record; `doublon`: the control that was lifted by it.';
create index fusion_par_perdu on producteur.fusion (perdu_id, organisation_id, rang);
create index fusion_par_garde on producteur.fusion (garde_id, organisation_id);
grant select, insert on producteur.fusion to metier;
