--! Previous: sha1:600f9cc1a15b494ffa5953ba9c72e5c3172e7cdf
--! Hash: sha1:3698564bf59392ccee4b44af882b88f06d59806e

-- What the office brings in besides: draft contracts and quality states, which an import that is
-- undone takes back.

alter table importation.genre add column garde_trace boolean not null default false;
comment on column importation.genre.garde_trace is
  'Whether taking its records back leaves something that stands on them: a later revision, a status.';

grant delete on contrat.contrat to metier;
comment on column conformite.revision.etat_code is
  'Null where a period ends without another: in data from before revisions were kept, and of what an import took back.';
