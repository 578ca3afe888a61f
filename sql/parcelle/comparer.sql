-- Compares surveys of a plot with neighbouring surveys of other plots. Returns the results to
-- store: the shared land, if there is any; for an expensive comparison, also that there is none;
-- for one above the limit, that it is too costly. All comparisons of a call share one limit, so
-- that neither one neighbour nor a thousand make a command slow.
-- Spec: terrain#chevauchement, terrain#trop-complexe.
-- Chosen: docs/decisions/0115-formes-trop-complexes.md, the bounds too.
create or replace function parcelle.comparer(
  p_parcelle_id uuid, p_releves parcelle.releve_compare[]) returns parcelle.terre_commune[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_croisements integer := 20000;
  v_points integer := 200000;
  v_communes parcelle.terre_commune[] := '{}';
  v_paire record;
  v_part record;
begin
  for v_paire in
    select v.forme, v.autre_forme, v.points, v.est_chere, least(h.une, h.autre) as une,
           greatest(h.une, h.autre) as autre
    from parcelle.voisines(p_parcelle_id, p_releves) as v
      cross join lateral (
        select sha256(public.st_asbinary(v.forme)) as une,
               sha256(public.st_asbinary(v.autre_forme)) as autre) as h
    where not exists (
      select from parcelle.terre_commune c
      where c.une = least(h.une, h.autre) and c.autre = greatest(h.une, h.autre))
    order by v.points, v.autre_polygone_id, v.polygone_id
  loop
    v_points := v_points - v_paire.points;
    if v_points < 0 then
      v_communes := v_communes || (core.organisation_id(), v_paire.une, v_paire.autre, null,
                                   null)::parcelle.terre_commune;
      continue;
    end if;
    v_part := parcelle.partager(v_paire.forme, v_paire.autre_forme, v_croisements);
    if v_part.commune_m2 is not null then
      v_croisements := v_croisements - v_part.croisements;
    end if;
    if v_paire.est_chere or v_part.commune_m2 > 0 then
      v_communes := v_communes || (core.organisation_id(), v_paire.une, v_paire.autre,
                                   v_part.commune_m2, v_part.forme)::parcelle.terre_commune;
    end if;
  end loop;
  return v_communes;
end
$$;
