--! Previous: sha1:7027c0d736ce104448eaa5dfd57bce73320907e3
--! Hash: sha1:2ccf80a9c8c6e6bc2435ce114be3c0f19cf43ee7

-- Reports of a period and of an instant, and what they show of phones.

alter table appareil.appareil add column version_application text;
comment on column appareil.appareil.version_application is
  'Version of the application that sent the last batch, as the phone says it, 100 characters of it; null before the first.';
