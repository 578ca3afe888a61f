--! Previous: sha1:f28b79f55d3ef23bbb7c40f763caec0722e94205
--! Hash: sha1:056e0de087ee49903dd2ed4d22ded11aacc00c8f

-- What the office brings in besides: draft contracts and quality states, which an import that is
-- undone takes back.

alter table importation.genre add column garde_trace boolean not null default false;
comment on column importation.genre.garde_trace is
  'Whether taking its records back leaves something that stands on them: a later revision, a status.';

grant delete on contrat.contrat to metier;
comment on column conformite.revision.etat_code is
  'Null where a period ends without another: in data from before revisions were kept, and of what an import took back.';
