-- Returns the land that two shapes have in common: the stored result or, if no comparison of the
-- two shapes is stored, a new calculation.
-- Spec: terrain#chevauchement, terrain#trop-complexe.
create or replace function parcelle.commune(p_une public.geometry, p_autre public.geometry)
returns parcelle.terre_commune
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_une bytea := sha256(public.st_asbinary(p_une));
  v_autre bytea := sha256(public.st_asbinary(p_autre));
  v_commune parcelle.terre_commune;
begin
  select c.* into v_commune from parcelle.terre_commune c
  where c.une = least(v_une, v_autre) and c.autre = greatest(v_une, v_autre);
  if not found then
    select core.organisation_id(), least(v_une, v_autre), greatest(v_une, v_autre), p.commune_m2,
           p.forme
    into v_commune from parcelle.partager(p_une, p_autre, 20000) as p;
  end if;
  return v_commune;
end
$$;
