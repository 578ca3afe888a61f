--! Previous: sha1:ca41cfab7ae5d5a06e8495c5162b7dc58e40688e
--! Hash: sha1:009dbe0d65348246e7656d9b28a38d4add872338

-- What the office brings in besides: draft contracts and quality states, which an import that is
-- undone takes back.

alter table importation.genre add column garde_trace boolean not null default false;
comment on column importation.genre.garde_trace is
  'Whether taking its records back leaves something that stands on them: a later revision, a status.';

grant delete on contrat.contrat to metier;
comment on column conformite.revision.etat_code is
  'Null where a period ends without another: in data from before revisions were kept, and of what an import took back.';
