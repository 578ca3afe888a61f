-- Gives a plot the quality states of its former plots under a referential from a date on: at each
-- time the lowest one, or none where one of them has none.
-- Spec: conformite-et-certificats#effets, terrain#origines.
-- Chosen: docs/decisions/0129-inventaires-parcelles-numeros.md, 0175-une-revision-est-suivie.md.
-- Locks: the plot, then what `conformite.propager` locks.
create or replace function conformite.heriter(
  p_parcelle_id uuid, p_referentiel text, p_depuis timestamptz, p_raison text, p_auteur_id uuid,
  p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_avant conformite.statut_parcelle[];
  v_heritieres uuid[];
  v_le timestamptz;
  v_herite record;
begin
  perform from parcelle.parcelle p where p.id = p_parcelle_id for update;
  v_le := conformite.apres_revisions(p_parcelle_id, p_referentiel, p_le);
  v_avant := conformite.statuts(p_parcelle_id, p_referentiel);
  v_heritieres := conformite.heritieres(p_parcelle_id, p_referentiel);
  for v_herite in
    with dite as (
      select h.etat_code, h.depuis, h.derogation, lead(h.depuis) over (order by h.depuis) as jusque
      from conformite.etats_herites(array(
          select o.ancienne_id from parcelle.origine o where o.parcelle_id = p_parcelle_id)) as h
      where h.referentiel_code = p_referentiel
    )
    select d.etat_code, greatest(d.depuis, p_depuis) as depuis, d.derogation
    from dite d where d.jusque is null or d.jusque > p_depuis
    union all
    select null, p_depuis, null
    where not exists (select from dite d where d.depuis <= p_depuis)
      and exists (select from unnest(v_avant) as a where a.periode && tstzrange(p_depuis, null))
    order by depuis
  loop
    perform conformite.dire(p_parcelle_id, p_referentiel, v_herite.etat_code, v_herite.depuis,
                            p_raison, p_auteur_id, v_le, null, v_herite.derogation);
  end loop;
  perform conformite.propager(p_parcelle_id, p_referentiel, v_avant, v_heritieres, p_depuis,
                              p_raison, p_auteur_id, v_le);
end
$$;
