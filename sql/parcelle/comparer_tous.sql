-- Compares all surveys of plots with all neighbouring surveys, whatever their dates: if a decision
-- then moves the periods, the results exist already. Pairs that are too costly are left out, since
-- the decision may separate their periods.
-- Spec: terrain#chevauchement, terrain#trop-complexe.
create or replace function parcelle.comparer_tous(p_parcelles uuid[])
returns parcelle.terre_commune[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return array(
    select (c.organisation_id, c.une, c.autre, c.commune_m2, c.forme)::parcelle.terre_commune
    from (select distinct u.id from unnest(p_parcelles) as u (id)) as p
      cross join lateral unnest(parcelle.comparer(p.id, array(
        select (r.id, r.forme, r.surface_m2, '(,)'::tstzrange)::parcelle.releve_compare
        from parcelle.releve_date r where r.parcelle_id = p.id))) as c
    where c.commune_m2 is not null);
end
$$;
