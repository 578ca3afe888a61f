-- Returns the plots that came of a plot and still have, under a referential, the states that they
-- inherited. A plot about which a person said a state itself does not follow its former plots.
-- Spec: conformite-et-certificats#effets, terrain#origines.
-- Chosen: docs/decisions/0175-une-revision-est-suivie.md.
create or replace function conformite.heritieres(p_parcelle_id uuid, p_referentiel text)
returns uuid[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return array(
    select o.parcelle_id
    from parcelle.origine o
      join parcelle.parcelle p on p.organisation_id = o.organisation_id and p.id = o.parcelle_id
    where o.ancienne_id = p_parcelle_id and not isempty(p.actif_pendant)
      and conformite.changements(
        conformite.statuts(o.parcelle_id, p_referentiel),
        array(select h from conformite.periodes_heritees(o.parcelle_id, p_referentiel) as h)) = '{}'
    order by o.parcelle_id);
end
$$;
