--! Previous: sha1:c09b05dcc1c8df4e714cf4f43bf8456fe1c3c29c
--! Hash: sha1:a8aaa8cd86632b5c16fe0daffaeece6910521137

-- What was approved and collected elsewhere before an organization opened.

alter table parcelle.rendement add column reprise boolean not null default false;
comment on column parcelle.rendement.reprise is
  'Whether it was approved elsewhere and brought in by an import.';
alter table capacite.capacite add column reprise boolean not null default false;
comment on column capacite.capacite.reprise is
  'Whether its figure was approved elsewhere and brought in by an import; else it is the sum of its lines.';

create table capacite.reprise (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  capacite_id uuid not null,
  campagne_id uuid not null,
  producteur_id uuid not null,
  matiere_code text not null,
  etat_code text not null,
  quantite_g bigint not null,
  le timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, capacite_id) references capacite.capacite,
  foreign key (organisation_id, campagne_id, producteur_id, matiere_code, etat_code)
    references capacite.solde,
  constraint parametre_invalide check (le >= '0001-01-01' and le <= '9999-12-31')
);
comment on table capacite.reprise is
  'What was collected elsewhere in a campaign before the organization opened (+), or was taken back of it (-), in g of raw material. Append-only; `solde` caches its sum beside that of collections.';
comment on column capacite.reprise.capacite_id is 'The capacity that it came with.';
comment on column capacite.reprise.quantite_g is 'Mass in g; negative of what is taken back.';
create index reprise_par_producteur on capacite.reprise (producteur_id, organisation_id);
create index reprise_par_capacite on capacite.reprise (capacite_id, organisation_id);
grant select, insert on capacite.reprise to metier;
