--! Previous: sha1:f4be98ed778c407b758c334b470b8dfa4764b79f
--! Hash: sha1:f68593d7e597064c995638bcfe6fd69d0a9ec33b

-- What the office brings in besides: draft contracts and quality states, which an import that is
-- undone takes back.

alter table importation.genre add column garde_trace boolean not null default false;
comment on column importation.genre.garde_trace is
  'Whether taking its records back leaves something that stands on them: a later revision, a status.';

grant delete on contrat.contrat to metier;
comment on column conformite.revision.etat_code is
  'Null where a period ends without another: in data from before revisions were kept, and of what an import took back.';
