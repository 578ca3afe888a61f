-- Returns the lowest states among the lots from which a lot was made, for each referential that one
-- of these lots has; `p_etats` replaces the states of one of these lots.
-- Spec: lots#melange.
create or replace function lot.plancher(p_lot_id uuid, p_entree_id uuid, p_etats jsonb)
returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    with entree as (
      select i.id, case i.id when p_entree_id then p_etats else lot.etats(i.id) end as etats
      from lot.entrees(p_lot_id) as i (id)
    ),
    connu as (
      select distinct k.code from entree i cross join jsonb_object_keys(i.etats) as k (code)
    ),
    bas as (
      select distinct on (k.code) k.code as referentiel_code, e.code as etat_code
      from connu k cross join entree i
        join conformite.etat e on e.referentiel_code = k.code
          and e.code = coalesce(i.etats ->> k.code, conformite.etat_declasse(k.code))
      order by k.code, e.rang
    )
    select coalesce(jsonb_object_agg(b.referentiel_code, b.etat_code), '{}') from bas b);
end
$$;
