-- The survey in force of a plot, with its shape.
-- Spec: terrain#releve.
-- Why: columns are listed, since a whole row contains columns hidden from its readers.
create or replace function backoffice.parcelle_releve_en_vigueur(p_parcelle parcelle.parcelle)
returns parcelle.polygone
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select (g.organisation_id, g.id, g.parcelle_id, g.forme, g.surface_m2, g.perimetre_m,
          g.precision_mediane_cm, g.nb_points, g.date_operation, g.commande_id, g.parcelle_declaree,
          g.geojson, g.surface_telephone_m2, g.debut, g.fin, g.auteur_id, g.remplace_id,
          null, null, null, null)::parcelle.polygone
  from parcelle.polygone_en_vigueur v
    join parcelle.polygone g on g.organisation_id = v.organisation_id and g.id = v.id
  where v.organisation_id = p_parcelle.organisation_id and v.parcelle_id = p_parcelle.id
$$;
comment on function backoffice.parcelle_releve_en_vigueur(parcelle.parcelle) is
  'Its survey in force: the latest one that is a valid shape.';
grant execute on function backoffice.parcelle_releve_en_vigueur(parcelle.parcelle) to lecture;
