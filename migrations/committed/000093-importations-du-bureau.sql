--! Previous: sha1:c09b05dcc1c8df4e714cf4f43bf8456fe1c3c29c
--! Hash: sha1:b03c3bd430516314684b4ff2f3ddb8ac95c96f50

-- What the office brings in besides: draft contracts and quality states, which an import that is
-- undone takes back.

alter table importation.genre add column garde_trace boolean not null default false;
comment on column importation.genre.garde_trace is
  'Whether taking its records back leaves something that stands on them: a later revision, a status.';

grant delete on contrat.contrat to metier;
comment on column conformite.revision.etat_code is
  'Null where a period ends without another: in data from before revisions were kept, and of what an import took back.';
