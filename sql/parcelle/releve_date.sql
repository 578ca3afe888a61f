-- Returns every survey with a valid shape that no version replaces and no act cancelled, with its
-- period in force: from its own operation date until that of the plot's next survey. If two surveys
-- have the same instant, the first is never in force.
-- Spec: terrain#releve, terrain#chevauchement.
-- Why: a plot has few surveys: its replaced ones are looked up one by one, where a join would read
--      all surveys of the organization. The order, latest first, is that of the index on a plot's
--      surveys.
create or replace view parcelle.releve_date with (security_invoker = true) as
  select g.organisation_id, g.parcelle_id, g.id, g.forme, g.surface_m2,
         tstzrange(g.date_operation, lag(g.date_operation) over (
           partition by g.organisation_id, g.parcelle_id
           order by g.date_operation desc, g.id desc)) as en_vigueur
  from parcelle.polygone g
  where g.forme is not null and g.parcelle_id is not null
    and (select r.id from parcelle.polygone r
         where r.organisation_id = g.organisation_id and r.remplace_id = g.id) is null
    and (select a.commande_id from commande.annulation a
         where a.organisation_id = g.organisation_id and a.commande_id = g.commande_id) is null;
comment on view parcelle.releve_date is
  'Each survey with when it is in force.';
comment on column parcelle.releve_date.forme is 'Its shape, WGS 84.';
comment on column parcelle.releve_date.en_vigueur is 'When it is in force.';
