--! Previous: sha1:c4e8c157679f3f83521165c4faa8a136f322dc1f
--! Hash: sha1:ff4e0c5049c086060af2e61a7fc952a8b7f493c6

-- Files that travel apart: what a signed address was given for, and what arrived.

create schema fichier;
grant usage, create on schema fichier to metier;

create table fichier.envoi (
  organisation_id uuid not null,
  fichier_id uuid not null,
  sha256 text not null,
  role text not null,
  type_media text not null,
  taille_octets bigint not null,
  utilisateur_id uuid not null,
  appareil_id uuid not null,
  demande_le timestamptz not null,
  expire_le timestamptz not null,
  clos boolean not null,
  primary key (organisation_id, fichier_id),
  foreign key (organisation_id, utilisateur_id) references utilisateur.utilisateur,
  foreign key (organisation_id, appareil_id) references appareil.appareil,
  constraint envoi_sha256_lisible check (sha256 ~ '^[0-9a-f]{64}$'),
  constraint envoi_role_connu check (
    role in ('signature', 'photo', 'piece_identite', 'trace_gps', 'formulaire', 'autre')),
  constraint envoi_taille_bornee check (taille_octets between 1 and 1073741824)
);
comment on table fichier.envoi is
  'A file that a signed address was given for: what it is said to be. The last word counts until it arrived.';
create index envoi_attendu on fichier.envoi (organisation_id, demande_le) where not clos;
grant select, insert, update on fichier.envoi to metier;

create table fichier.fichier (
  organisation_id uuid not null,
  id uuid not null,
  sha256 text not null,
  role text not null,
  type_media text not null,
  taille_octets bigint not null,
  utilisateur_id uuid not null,
  appareil_id uuid not null,
  arrive_le timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, id) references fichier.envoi
);
comment on table fichier.fichier is
  'A file that arrived, its size and SHA-256 checked against what stands in the object store. Append-only.';
comment on column fichier.fichier.id is 'Made on the phone; the `fichier_id` of the commands that announce it.';
comment on column fichier.fichier.sha256 is 'SHA-256 of the file in lowercase hexadecimal.';
comment on column fichier.fichier.role is
  'What the file is: signature, photo, piece_identite, trace_gps, formulaire, autre.';
comment on column fichier.fichier.type_media is 'Its media type, as declared.';
comment on column fichier.fichier.taille_octets is 'Its size, in bytes.';
comment on column fichier.fichier.utilisateur_id is 'The account that asked for the address of its sending.';
comment on column fichier.fichier.arrive_le is 'When it was found whole in the object store.';
grant select, insert on fichier.fichier to metier;

create index piece_jointe_par_fichier on commande.piece_jointe (organisation_id, fichier_id);
