-- Returns the given lots that an open control excludes from a referential: the lot is organic or in
-- conversion under it, and contains a collection that exceeded its ceiling.
-- Spec: lots#ecart-du-bio.
-- Why: `offset 0` limits each step to the records of the step before, whatever number of records
--      the planner estimates (docs/decisions/0038-lectures-bornees.md).
-- Chosen: a lot that is conventional under a referential is not excluded under it; a collection
--         with a capacity that is no longer known excludes its lot under each;
--         docs/decisions/0045-par-referentiel.md.
create or replace function lot.ecartes_du_bio(p_lot_ids uuid[])
returns table (lot_id uuid, referentiel_code text, collecte_id uuid, motifs text[])
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select l.id, s.code, e.collecte_id, e.motifs
  from (select distinct i.id,
               array(select c.referentiel_code from lot.etats_courants(i.id) as c
                     where c.categorie_affichage in ('bio', 'conversion')) as referentiels
        from unnest(p_lot_ids) as i (id) offset 0) as l
    cross join lateral (select a.id from genealogie.ancetres(array[l.id]) as a
                        where a.genre = 'collecte' and l.referentiels <> '{}' offset 0) as a
    cross join lateral (select e.collecte_id, e.motifs, e.referentiel_ecarte from collecte.effet e
                        where e.collecte_id = a.id and e.ecartee_du_bio offset 0) as e
    cross join lateral unnest(l.referentiels) as s (code)
  where e.referentiel_ecarte is null or s.code = e.referentiel_ecarte
  order by l.id, s.code, e.collecte_id;
end
$$;
