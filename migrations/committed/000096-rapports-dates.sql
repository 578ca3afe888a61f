--! Previous: sha1:c09b05dcc1c8df4e714cf4f43bf8456fe1c3c29c
--! Hash: sha1:6446fb5c6129fb8f846964aa4741aff8796e8395

-- Reports of a period and of an instant, and what they show of phones.

alter table appareil.appareil add column version_application text;
comment on column appareil.appareil.version_application is
  'Version of the application that sent the last batch, as the phone says it, 100 characters of it; null before the first.';
