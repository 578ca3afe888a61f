-- Locks the surveys of the organization. Compares the surveys that this transaction wrote without
-- the lock with all surveys that others have written since this transaction began. Returns the
-- plots that lost land to others in this time: each with its new holder and the surface, in m2.
-- Spec: imports#application, terrain#chevauchement.
-- Chosen: docs/decisions/0131-parcelles-d-un-fichier.md.
-- Why: a row that another transaction wrote since has an `xmin` at least as high as the oldest
--      transaction that ran when this one began. Some older rows are compared again, which is
--      harmless.
-- Locks: the organization's surveys.
create or replace function parcelle.rapprocher_releves(p_parcelles uuid[], p_le timestamptz)
returns table (parcelle_id uuid, details jsonb)
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_minimum bigint := reglage.entier('parcelles.chevauchement_min_m2', p_le);
  v_depuis xid := nullif(current_setting('sillon.releves_depuis', true), '')::xid8::xid;
begin
  if v_depuis is null then
    return;
  end if;
  perform set_config('sillon.releves_depuis', '', true);
  perform parcelle.verrouiller_releves();
  return query
    with changee as materialized (
      select g.parcelle_id as id, case when g.parcelle_id is null then g.id end as releve_id
      from parcelle.polygone g where age(g.xmin) <= age(v_depuis)
      union
      select p.id, null from parcelle.parcelle p where age(p.xmin) <= age(v_depuis)
      union
      select g.parcelle_id, case when g.parcelle_id is null then g.id end
      from commande.annulation a
        join parcelle.polygone g
          on g.organisation_id = a.organisation_id and g.commande_id = a.commande_id
      where age(a.xmin) <= age(v_depuis)
    )
    select r.autre_id, jsonb_build_object(
      'autre_id', c.id, 'polygone_id', r.polygone_id, 'commune_m2', max(r.commune_m2))
    from changee c
      cross join lateral parcelle.recouvrements(c.id, c.releve_id) as r
    where (c.id is null or c.id <> all (p_parcelles))
      and r.autre_id = any (p_parcelles) and coalesce(r.commune_m2 > v_minimum, true)
    group by r.autre_id, c.id, r.polygone_id;
end
$$;
