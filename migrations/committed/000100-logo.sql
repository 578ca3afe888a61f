--! Previous: sha1:b6294c1303b8dd67d69829de593883f17ca77951
--! Hash: sha1:6f138fcd1c16629a29874b1463f14ad12910c88a

-- The logo that an organization's documents bear.

create table document.logo (
  organisation_id uuid not null references organisation.organisation,
  version integer not null,
  sha256 text,
  type_media text,
  taille_octets integer,
  largeur_px integer,
  hauteur_px integer,
  depuis timestamptz not null,
  auteur_id uuid not null,
  primary key (organisation_id, version),
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  constraint logo_entier check (
    num_nulls(sha256, type_media, taille_octets, largeur_px, hauteur_px) in (0, 5)),
  constraint logo_sha256_forme check (sha256 ~ '^[0-9a-f]{64}$'),
  constraint logo_type_connu check (type_media in ('image/png', 'image/jpeg')),
  constraint logo_taille check (taille_octets between 1 and 204800),
  constraint logo_cotes check (
    largeur_px between 16 and 2000 and hauteur_px between 16 and 2000),
  constraint parametre_invalide check (
    depuis between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00')
);
comment on table document.logo is
  'The logos of an organization''s documents: the latest row is so, those before say what older documents bear. Append-only.';
comment on column document.logo.version is 'Which one of the organization''s, from 1.';
comment on column document.logo.sha256 is
  'SHA-256 of the file, under which the store keeps it; null where documents bear none from then on.';
comment on column document.logo.type_media is 'Its media type, read from its bytes.';
comment on column document.logo.taille_octets is 'Its size, in bytes.';
comment on column document.logo.largeur_px is 'Its width, in pixels.';
comment on column document.logo.hauteur_px is 'Its height, in pixels.';
comment on column document.logo.depuis is 'Since when documents bear it.';
comment on column document.logo.auteur_id is 'Who said so.';
grant select, insert on document.logo to metier;
