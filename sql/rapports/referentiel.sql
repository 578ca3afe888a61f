-- The referentials that an organization ticked at any time: each has a mass balance.
-- Spec: packs-et-campagnes#cochage.
create or replace view rapports.referentiel with (security_invoker) as
select c.referentiel_code from conformite.referentiel_coche c;
comment on view rapports.referentiel is
  'The referentials that the organization ticked at some time: one row each.';
comment on column rapports.referentiel.referentiel_code is
  'Code of the referential. Source: conformite.referentiel_coche.';
grant select on rapports.referentiel to rapports;
