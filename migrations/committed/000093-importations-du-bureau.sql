--! Previous: sha1:fbd0433574a62089ff02cf4fc906660dd8ef338a
--! Hash: sha1:062082827e800e45e2f058857c67440fde519752

-- What the office brings in besides: draft contracts and quality states, which an import that is
-- undone takes back.

alter table importation.genre add column garde_trace boolean not null default false;
comment on column importation.genre.garde_trace is
  'Whether taking its records back leaves something that stands on them: a later revision, a status.';

grant delete on contrat.contrat to metier;
comment on column conformite.revision.etat_code is
  'Null where a period ends without another: in data from before revisions were kept, and of what an import took back.';
