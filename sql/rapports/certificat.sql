-- Lists the scope of the organization's own certificates, line by line, with its period.
-- Spec: conformite-et-certificats#couverture, rapports#certificats.
-- Chosen: docs/decisions/0045-par-referentiel.md. For a line from an earlier version only the
--         product is compared (docs/decisions/0044-portee.md).
create or replace view rapports.certificat with (security_invoker) as
select c.id as certificat_id, c.numero, c.referentiel_code as referentiel, c.statut, p.produit_id,
       case when not p.anterieure then p.site end as site,
       c.valide_pendant * p.effet_pendant as pendant
from certificat.certificat c
  join certificat.portee p on p.organisation_id = c.organisation_id and p.certificat_id = c.id
where c.groupement_id is null and c.fournisseur_id is null
  and c.valide_pendant && p.effet_pendant;
comment on view rapports.certificat is
  'What the organization''s own certificates cover: one row per line of their scope.';
comment on column rapports.certificat.certificat_id is
  'The certificate. Source: certificat.certificat.';
comment on column rapports.certificat.numero is 'Its number. Source: certificat.certificat.';
comment on column rapports.certificat.referentiel is
  'Code of its referential. Source: certificat.certificat.';
comment on column rapports.certificat.statut is
  'valide, suspendu or retire, now. Source: certificat.certificat.';
comment on column rapports.certificat.produit_id is
  'The product that the line names; null for every one. Source: certificat.portee.';
comment on column rapports.certificat.site is
  'The site that the line names; null for every one. Source: certificat.portee.';
comment on column rapports.certificat.pendant is
  'When the line holds, within the certificate. Source: certificat.certificat, '
  'certificat.portee.';
grant select on rapports.certificat to rapports;
