-- The control queue within the period of the session, per motif and age.
-- Spec: file-de-controle#file, rapports#instant.
create or replace view rapports.controle_motif with (security_invoker) as
select c.du, c.au, c.motif, c.bloquant, c.ouverts_avant, c.ouverts, c.leves, c.restants,
       c.restants_1_j, c.restants_7_j, c.restants_30_j, c.restants_anciens, c.plus_ancien_le
from rapports.periode() as r
  cross join lateral rapports.controle_motif_entre(r.du, rapports.instant()) as c;
comment on view rapports.controle_motif is
  'The control queue from `sillon.du` to `sillon.au` (now, without it): one row per motif that '
  'was open at some moment of it. What was open before, and was opened, less what was decided, is '
  'what is left; its four ages sum to it.';
comment on column rapports.controle_motif.du is
  'Beginning of the period, included; -infinity without one. Source: rapports.periode.';
comment on column rapports.controle_motif.au is
  'End of the period, excluded, at which ages are reckoned; now without one. Source: '
  'rapports.instant.';
comment on column rapports.controle_motif.motif is
  'Why the commands stand under control. Source: controle.controle.';
comment on column rapports.controle_motif.bloquant is
  'Whether it keeps what was captured from being used while it is open. Source: controle.motif.';
comment on column rapports.controle_motif.ouverts_avant is
  'How many were open when the period began. Source: controle.controle.';
comment on column rapports.controle_motif.ouverts is
  'How many were opened in the period. Source: controle.controle.';
comment on column rapports.controle_motif.leves is
  'How many were decided in the period. Source: controle.controle.';
comment on column rapports.controle_motif.restants is
  'How many were open when the period ended. Source: controle.controle.';
comment on column rapports.controle_motif.restants_1_j is
  'How many of those were opened in the last day, of 24 hours. Source: controle.controle.';
comment on column rapports.controle_motif.restants_7_j is
  'How many were opened in the six days before that. Source: controle.controle.';
comment on column rapports.controle_motif.restants_30_j is
  'How many were opened in the 23 days before that. Source: controle.controle.';
comment on column rapports.controle_motif.restants_anciens is
  'How many were open for more than thirty days. Source: controle.controle.';
comment on column rapports.controle_motif.plus_ancien_le is
  'Since when the oldest of them was open; null where there is none. Source: controle.controle.';
grant select on rapports.controle_motif to rapports;
