--! Previous: sha1:71cb8eb3dd740c0ff27947660c81917a6bd1725d
--! Hash: sha1:4b3d7adadb9ccc8b9ae4b87c4a44efcb4604c2ec

-- Accounts whose holder is proven to be another person than the one who made or reset the account. Those of
-- before count as proven.
alter table utilisateur.utilisateur add column d_avant boolean not null default true;
alter table utilisateur.utilisateur alter column d_avant set default false;
comment on column utilisateur.utilisateur.d_avant is
  'Made before proofs were kept: it counts as proven until it is reset.';

create table utilisateur.preuve (
  organisation_id uuid not null,
  id bigint generated always as identity,
  utilisateur_id uuid not null,
  genre text not null,
  le timestamptz not null,
  auteur_id uuid,
  editeur text,
  adresse_empreinte text,
  primary key (organisation_id, id),
  foreign key (organisation_id, utilisateur_id) references utilisateur.utilisateur,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  constraint preuve_genre_connu check (
    genre in ('emetteur_tiers', 'code_courriel', 'attestation', 'reinitialisation')),
  constraint preuve_attestee check (genre <> 'attestation' or num_nonnulls(auteur_id, editeur) = 1),
  constraint preuve_par_un_autre check (auteur_id <> utilisateur_id),
  constraint preuve_adresse check ((genre = 'code_courriel') = (adresse_empreinte is not null)),
  constraint parametre_invalide check (
    le between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00')
);
comment on table utilisateur.preuve is
  'Proofs that the holder of an account is a person of their own, and the resets that end those before. Append-only.';
comment on column utilisateur.preuve.genre is
  '`emetteur_tiers`: bound to a subject of an issuer elsewhere; `code_courriel`: took a code that was mailed; `attestation`; `reinitialisation`: another gave it a password.';
comment on column utilisateur.preuve.auteur_id is
  'The account that attested it or reset it; null when the publisher did, or the holder.';
comment on column utilisateur.preuve.editeur is 'The member of the publisher''s team who attested it.';
comment on column utilisateur.preuve.adresse_empreinte is
  'SHA-256 of the address, in lower case, that the code was mailed to.';
create index preuve_par_compte on utilisateur.preuve (utilisateur_id, organisation_id);
grant select, insert on utilisateur.preuve to metier;
