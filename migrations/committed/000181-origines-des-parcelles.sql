--! Previous: sha1:a2999983c43a6786168832b744ae7b36808d7d2c
--! Hash: sha1:f9ff5ea4bf8c522bb08133636c452cec4aa74ef7

-- Plots that came of others: one that was split, or several that were joined.
create table parcelle.origine (
  organisation_id uuid not null,
  parcelle_id uuid not null,
  ancienne_id uuid not null,
  le timestamptz not null,
  raison text not null,
  auteur_id uuid not null,
  enregistre_le timestamptz not null,
  primary key (organisation_id, parcelle_id, ancienne_id),
  foreign key (organisation_id, parcelle_id) references parcelle.parcelle,
  foreign key (organisation_id, ancienne_id) references parcelle.parcelle,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  constraint origine_d_une_autre check (parcelle_id <> ancienne_id),
  constraint parametre_invalide check (
    le between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00'
    and enregistre_le between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00')
);
comment on table parcelle.origine is
  'A plot that came of another: of one that was split, or of several that were joined. Append-only.';
comment on column parcelle.origine.parcelle_id is 'The plot of today.';
comment on column parcelle.origine.ancienne_id is 'The plot of before, which ended at `le`.';
comment on column parcelle.origine.le is 'When the one ended and the other began.';
create index origine_par_ancienne on parcelle.origine (ancienne_id, organisation_id);
grant select, insert on parcelle.origine to metier;
