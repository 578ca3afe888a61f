--! Previous: sha1:2f888a943a16a24f6ea1261a035c38b64243524d
--! Hash: sha1:ec6ed46901bd20c384c4a35c7f2f19afd26e6b1f

-- The scope of certificates is judged: a line names any of its dimensions, holds for a time, and its
-- activity is one of a closed list, by a word that means it. Lines of before hold from the beginning
-- and keep the effect they had.

create table certificat.activite (
  code text primary key,
  activite text not null,
  constraint activite_code_forme check (code ~ '^[a-z][a-z0-9_]{0,39}$'),
  constraint activite_connue check (activite in (
    'production', 'preparation', 'distribution', 'storing', 'import', 'export'))
);
comment on table certificat.activite is
  'The words for the activities of a certificate, each with the activity of regulation (EU) 2018/848 that it means.';
grant select on certificat.activite to metier;

alter table certificat.portee
  alter column activite drop not null,
  add column effet_pendant tstzrange not null default '(,)',
  add column anterieure boolean not null default true,
  add constraint portee_effet check (not isempty(effet_pendant)),
  add constraint portee_dimension check (num_nonnulls(activite, site, produit_id, unite) > 0);
alter table certificat.portee alter column anterieure set default false;
comment on column certificat.portee.activite is
  'The activity that is covered, in the word that it was recorded by; null for every one.';
comment on column certificat.portee.effet_pendant is 'When the line holds.';
comment on column certificat.portee.anterieure is
  'Recorded before scopes were judged: of it, its product is asked, and whether it names a sale.';

alter table organisation.organisation
  add column pays text,
  add constraint organisation_pays_forme check (pays ~ '^[A-Z]{2}$');
comment on column organisation.organisation.pays is
  'ISO 3166 code of its country; a sale to a client of another one is an export. Null while unknown.';
