-- The members, with the last internal inspection of each.
-- Spec: types-de-commandes#inspection-enregistrer, rapports#instant.
create or replace view rapports.inspection_membre with (security_invoker) as
select i.le, i.groupement, i.nom, i.prenoms, i.inspections_annee, i.derniere_le, i.formulaire,
       i.jours, i.producteur_id
from rapports.inspection_membre_a(rapports.instant()) as i;
comment on view rapports.inspection_membre is
  'The members as of `sillon.au` (now, without it) with their last internal inspection: one row '
  'per member. What is due and when, rapports.inspection_due says.';
comment on column rapports.inspection_membre.le is
  'The instant; now without `sillon.au`. Source: rapports.instant.';
comment on column rapports.inspection_membre.groupement is
  'Code of the group that they belong to then; null outside any. Source: producteur.rattachement, '
  'organisation.groupement.';
comment on column rapports.inspection_membre.nom is
  'Family name. Source: producteur.producteur.';
comment on column rapports.inspection_membre.prenoms is
  'First names. Source: producteur.producteur.';
comment on column rapports.inspection_membre.inspections_annee is
  'Inspections from the first day of the instant''s year to the instant, in the organization''s '
  'time zone. Source: inspection.inspection.';
comment on column rapports.inspection_membre.derniere_le is
  'When the last one took place before the instant; null where there was none. Source: '
  'inspection.inspection.';
comment on column rapports.inspection_membre.formulaire is
  'Code of the form that it answered. Source: inspection.inspection.';
comment on column rapports.inspection_membre.jours is
  'Days from its day to that of the instant. Source: inspection.inspection.';
comment on column rapports.inspection_membre.producteur_id is
  'The producer, the kept one of a merge. Source: producteur.producteur.';
grant select on rapports.inspection_membre to rapports;
