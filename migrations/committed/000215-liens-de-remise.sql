--! Previous: sha1:11d429875c21051cc0cfb5a6cdf21c79fb8adf51
--! Hash: sha1:5a5b1b8b5e015915e4bd25c9ac28835097880002

-- Links by which an importer takes a filed statement without an account.

create table eudr.lien (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null default gen_random_uuid(),
  declaration_id uuid not null,
  empreinte text not null,
  avec_noms boolean not null,
  expire_le timestamptz not null,
  retire_le timestamptz,
  prises integer not null default 0,
  prise_le timestamptz,
  cree_le timestamptz not null,
  auteur_id uuid not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, declaration_id) references eudr.declaration,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  constraint lien_unique unique (empreinte, organisation_id),
  constraint lien_empreinte_forme check (length(empreinte) >= 64),
  constraint lien_pris check (prises >= 0 and (prises > 0) = (prise_le is not null)),
  constraint parametre_invalide check (
    expire_le >= '0001-01-01' and expire_le <= '9999-12-31'
    and retire_le >= '0001-01-01' and retire_le <= '9999-12-31'
    and prise_le >= '0001-01-01' and prise_le <= '9999-12-31'
    and cree_le >= '0001-01-01' and cree_le <= '9999-12-31')
);
comment on table eudr.lien is
  'A link that expires, by which an importer takes what a filed statement hands over.';
comment on column eudr.lien.declaration_id is 'The statement.';
comment on column eudr.lien.empreinte is
  'The SHA-256 of the secret part of its address; the service does not keep the secret.';
comment on column eudr.lien.avec_noms is
  'Whether it hands over names of members: who made it could read them.';
comment on column eudr.lien.expire_le is 'The instant from which it hands over nothing.';
comment on column eudr.lien.retire_le is 'When a person ended it; null while nobody did.';
comment on column eudr.lien.prises is 'How often the file was taken by it.';
comment on column eudr.lien.prise_le is 'When it was taken last.';
create index lien_par_declaration on eudr.lien (declaration_id, organisation_id);
grant select, insert, update (retire_le, prises, prise_le) on eudr.lien to metier;
