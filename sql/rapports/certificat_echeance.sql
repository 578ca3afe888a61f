-- Every certificate with its remaining days.
-- Spec: conformite-et-certificats#certificat, rapports#instant.
create or replace view rapports.certificat_echeance with (security_invoker) as
select c.le, c.numero, c.organisme, c.referentiel, c.titulaire_genre, c.titulaire, c.valide_du,
       c.valide_au, c.etat, c.jours_restants, c.certificat_id
from rapports.certificat_echeance_a(rapports.instant()) as c;
comment on view rapports.certificat_echeance is
  'Every certificate and its end, as of `sillon.au` (now, without it): one row per certificate of '
  'the organization, its groups and its suppliers.';
comment on column rapports.certificat_echeance.le is
  'The instant; now without `sillon.au`. Source: rapports.instant.';
comment on column rapports.certificat_echeance.numero is
  'Number of the certificate. Source: certificat.certificat.';
comment on column rapports.certificat_echeance.organisme is
  'Who certifies. Source: certificat.certificat.';
comment on column rapports.certificat_echeance.referentiel is
  'Code of its referential. Source: certificat.certificat.';
comment on column rapports.certificat_echeance.titulaire_genre is
  'organisation, groupement or fournisseur. Source: certificat.certificat.';
comment on column rapports.certificat_echeance.titulaire is
  'Name of who holds it. Source: organisation.organisation, organisation.groupement, '
  'fournisseur.fournisseur.';
comment on column rapports.certificat_echeance.valide_du is
  'First day, in the organization''s time zone. Source: certificat.certificat.';
comment on column rapports.certificat_echeance.valide_au is
  'Last day. Source: certificat.certificat.';
comment on column rapports.certificat_echeance.etat is
  'What it is worth at that instant: a_venir, valide, expire; suspendu or retire, as its status '
  'says now. Source: certificat.certificat.';
comment on column rapports.certificat_echeance.jours_restants is
  'Days from that of the instant to the last one, which is 0; negative once it has ended. Source: '
  'certificat.certificat.';
comment on column rapports.certificat_echeance.certificat_id is
  'The certificate. Source: certificat.certificat.';
grant select on rapports.certificat_echeance to rapports;
