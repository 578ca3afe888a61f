-- Returns the plots that overlap the survey in force of a plot by today's rule, if no control about
-- the pair, open or lifted, ever existed.
-- Spec: terrain#chevauchement.
-- Chosen: docs/decisions/0050-rejuger.md.
create or replace function parcelle.chevauchements_ignores(p_parcelle_id uuid) returns uuid[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return array(
    with trouve as materialized (
      select distinct (d.value ->> 'parcelle_id')::uuid as id
      from parcelle.parcelle p
        cross join lateral (
          select f.id, f.date_operation from parcelle.polygone_en_vigueur f
          where f.organisation_id = p.organisation_id and f.parcelle_id = p.id limit 1) as f
        cross join lateral unnest(
          parcelle.trouver_chevauchements(p.id, f.id, f.date_operation)) as k
        cross join lateral jsonb_array_elements(k.details -> 'parcelles') as d
      where p.id = p_parcelle_id
    )
    select t.id from trouve t
    where not exists (
      select from (values (p_parcelle_id, t.id), (t.id, p_parcelle_id)) as s (une, autre)
        join controle.controle k on k.entite_id = s.une
      where k.motif = 'chevauchement_parcelle'
        and k.details -> 'parcelles' @> jsonb_build_array(jsonb_build_object(
          'parcelle_id', s.autre)))
    order by t.id);
end
$$;
