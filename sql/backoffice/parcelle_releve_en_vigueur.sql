-- The survey in force of a plot, with its shape.
-- Spec: terrain#releve.
create or replace function backoffice.parcelle_releve_en_vigueur(p_parcelle parcelle.parcelle)
returns parcelle.polygone
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select g from parcelle.polygone_en_vigueur v
    join parcelle.polygone g on g.organisation_id = v.organisation_id and g.id = v.id
  where v.organisation_id = p_parcelle.organisation_id and v.parcelle_id = p_parcelle.id
$$;
comment on function backoffice.parcelle_releve_en_vigueur(parcelle.parcelle) is
  'Its survey in force: the latest one that is a valid shape.';
grant execute on function backoffice.parcelle_releve_en_vigueur(parcelle.parcelle) to lecture;
