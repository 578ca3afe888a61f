-- The plots with their holders, surfaces and categories.
-- Spec: registres#membres, rapports#instant.
create or replace view rapports.parcelle with (security_invoker) as
select x.le, x.parcelle, x.nom, x.prenoms, x.surface_m2, x.categories, x.producteur_id,
       x.parcelle_id, x.longitude_microdegres, x.latitude_microdegres
from rapports.parcelle_a(rapports.instant()) as x;
comment on view rapports.parcelle is
  'The plots as of `sillon.au` (now, without it): one row per plot that counted then.';
comment on column rapports.parcelle.le is
  'The instant; now without `sillon.au`. Source: rapports.instant.';
comment on column rapports.parcelle.parcelle is
  'Name of the plot. Source: parcelle.parcelle.';
comment on column rapports.parcelle.nom is
  'Family name of who held it then. Source: parcelle.transfert, producteur.producteur.';
comment on column rapports.parcelle.prenoms is
  'First names of the same. Source: producteur.producteur.';
comment on column rapports.parcelle.surface_m2 is
  'Area by the survey in force then, else as it was declared, in m2. Source: parcelle.polygone, '
  'parcelle.parcelle.';
comment on column rapports.parcelle.categories is
  'Per referential ticked then: bio, conversion, or conventionnel, which is what it says '
  'nothing of too. Source: conformite.referentiel_coche, conformite.statut_parcelle.';
comment on column rapports.parcelle.producteur_id is
  'Who held it then, the kept one of a merge. Source: parcelle.transfert.';
comment on column rapports.parcelle.parcelle_id is
  'The plot. Source: parcelle.parcelle.';
comment on column rapports.parcelle.longitude_microdegres is
  'Longitude of the point that it was brought in by, WGS 84, in millionths of a degree; null '
  'without one. Source: parcelle.parcelle.';
comment on column rapports.parcelle.latitude_microdegres is
  'Latitude of that point, in millionths of a degree. Source: parcelle.parcelle.';
grant select on rapports.parcelle to rapports;
