-- Returns the survey in force of each plot: the one with the latest operation date among the valid
-- shapes that no other version of the same survey replaces and no cancellation removed.
-- Spec: terrain#releve.
-- Why: versions and cancellations are looked up survey by survey; a join would read those of all
--      plots.
create or replace view parcelle.polygone_en_vigueur with (security_invoker = true) as
  select distinct on (g.organisation_id, g.parcelle_id)
         g.organisation_id, g.parcelle_id, g.id, g.forme, g.surface_m2, g.perimetre_m,
         g.precision_mediane_cm, g.date_operation
  from parcelle.polygone g
  where g.forme is not null and g.parcelle_id is not null
    and (select r.id from parcelle.polygone r
         where r.organisation_id = g.organisation_id and r.remplace_id = g.id) is null
    and (select a.commande_id from commande.annulation a
         where a.organisation_id = g.organisation_id and a.commande_id = g.commande_id) is null
  order by g.organisation_id, g.parcelle_id, g.date_operation desc, g.id desc;
comment on view parcelle.polygone_en_vigueur is
  'The survey in force of each plot.';
comment on column parcelle.polygone_en_vigueur.forme is 'Its shape, WGS 84.';
grant select on parcelle.polygone_en_vigueur to lecture;
