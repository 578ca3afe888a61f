-- Lists the faults of a pack document that its schema accepts, as text and by path: two elements
-- with one code, references to missing elements, unordered elements, bounds that admit no value.
-- Empty if the document may be published.
-- Spec: editeur#fautes.
create or replace function pack.fautes(p_document jsonb) returns jsonb
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(jsonb_agg(
    jsonb_build_object('chemin', f.chemin, 'raison', f.raison) order by f.chemin, f.raison), '[]')
  from (
    select d.chemin, d.raison from pack.doublons(p_document) as d
    union
    select r.chemin, r.raison from pack.renvois_perdus(p_document) as r
    union
    select o.chemin, o.raison from pack.desordres(p_document) as o
    union
    select i.chemin, i.raison from pack.intervalles_vides(p_document) as i) as f
$$;
