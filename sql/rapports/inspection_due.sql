-- Lists planned inspections and samples, with their outcome.
-- Spec: registres#suivi, rapports#instant.
create or replace view rapports.inspection_due with (security_invoker) as
select x.le, x.groupement, x.nom, x.prenoms, x.genre, x.echeance, x.statut, x.en_retard,
       x.fait_le, x.inspecteur, x.risque, x.plan_id, x.prevue_id, x.producteur_id
from rapports.inspection_due_a(rapports.instant()) as x;
comment on view rapports.inspection_due is
  'What plans ask of members as of `sillon.au` (now, without it): one row per plan, member and '
  'kind.';
comment on column rapports.inspection_due.le is
  'The instant; now without `sillon.au`. Source: rapports.instant.';
comment on column rapports.inspection_due.groupement is
  'Code of the group that the plan is of. Source: inspection.plan, organisation.groupement.';
comment on column rapports.inspection_due.nom is
  'Family name of the member. Source: producteur.producteur.';
comment on column rapports.inspection_due.prenoms is
  'First names. Source: producteur.producteur.';
comment on column rapports.inspection_due.genre is
  'interne (the yearly inspection), reinspection (a second one by another inspector) or '
  'echantillon. Source: inspection.prevue.';
comment on column rapports.inspection_due.echeance is
  'Last day for it. Source: inspection.prevue.';
comment on column rapports.inspection_due.statut is
  'faite, a_faire, en_retard, or sans_objet of who is no member then. Source: '
  'inspection.inspection, inspection.echantillon.';
comment on column rapports.inspection_due.en_retard is
  'Whether it is overdue then, in days of the organization. Source: inspection.prevue.';
comment on column rapports.inspection_due.fait_le is
  'When it was done, before the instant; null until it is. Source: inspection.inspection, '
  'inspection.echantillon.';
comment on column rapports.inspection_due.inspecteur is
  'Name of who is to do it; null while nobody is named. Source: inspection.prevue, '
  'utilisateur.utilisateur.';
comment on column rapports.inspection_due.risque is
  'What the member was ranked by when the plan was made. Source: inspection.prevue.';
comment on column rapports.inspection_due.plan_id is
  'The plan. Source: inspection.plan.';
comment on column rapports.inspection_due.prevue_id is
  'The row of the plan. Source: inspection.prevue.';
comment on column rapports.inspection_due.producteur_id is
  'The member, the kept one of a merge. Source: inspection.prevue.';
grant select on rapports.inspection_due to rapports;
