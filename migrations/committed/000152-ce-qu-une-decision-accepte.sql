--! Previous: sha1:2ccc88da52fd721d251d942c995666183889f747
--! Hash: sha1:c3d01901bf27462704364add12666db1bdbe3529

-- A row of the motifs says which members of a finding tell the fact that it is about, and by which
-- it may be worse; a row of the decisions, if it accepts the fact, and what a correction waits for.
alter table controle.motif
  add column cles text[] not null default '{}',
  add column mesures text[] not null default '{}';
comment on column controle.motif.cles is
  'The members of the details that tell which fact a finding is about: of equal ones it is the same fact.';
comment on column controle.motif.mesures is
  'The members of the details by which a finding of the same fact is worse than another.';
alter table controle.motif_decision
  add column accepte boolean not null default false,
  add column solution text;
comment on column controle.motif_decision.accepte is
  'True when the decision lets the fact stand: the same finding, no worse, opens no control any more.';
comment on column controle.motif_decision.solution is
  'For a decision that is refused while its own finding stands, a word for what settles it; else null.';
