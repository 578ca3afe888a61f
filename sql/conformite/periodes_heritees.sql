-- Returns the quality states that a plot has from its former plots under a referential, as periods:
-- the rows that the plot would have if nothing was said of it itself.
-- Spec: terrain#origines.
create or replace function conformite.periodes_heritees(p_parcelle_id uuid, p_referentiel text)
returns setof conformite.statut_parcelle
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  with dite as (
    select h.etat_code, h.depuis, lead(h.depuis) over (order by h.depuis) as jusque
    from conformite.etats_herites(array(
        select o.ancienne_id from parcelle.origine o where o.parcelle_id = p_parcelle_id)) as h
    where h.referentiel_code = p_referentiel
  )
  select core.organisation_id(), null::uuid, p_parcelle_id, p_referentiel, d.etat_code,
         tstzrange(d.depuis, d.jusque), null::text, null::uuid
  from dite d where d.etat_code is not null
  order by d.depuis;
end
$$;
