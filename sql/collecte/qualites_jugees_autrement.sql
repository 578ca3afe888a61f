-- Returns the given collections whose quality states differ from those that their plot has at their
-- date: an older version did not follow a revision that came after the collection.
-- Spec: service#donnees-en-place, conformite-et-certificats#effets.
-- Chosen: docs/decisions/0050-rejuger.md, 0175-une-revision-est-suivie.md.
create or replace function collecte.qualites_jugees_autrement(p_ids uuid[])
returns setof rejugement.ecart
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select c.id, coalesce(c.numero_officiel, c.reference_provisoire),
         jsonb_build_object('qualites', a.etats), jsonb_build_object('qualites', d.etats),
         'npm run admin -- rejuger --appliquer ' || c.id,
         jsonb_build_object('parcelle_id', c.parcelle_id)
  from collecte.collecte c
    cross join lateral collecte.etats(c.id) as a (etats)
    cross join lateral collecte.qualifier(
      null, c.parcelle_id, c.date_operation, c.qualite_declaree, null) as q
    cross join lateral (
      select coalesce(jsonb_object_agg(e.key, e.value ->> 'etat'), '{}') as etats
      from jsonb_each((collecte.appliquer_declassements(c.id, q.etats, c.net_g)).etats) as e) as d
  where c.id = any (p_ids) and c.parcelle_id is not null and c.statut = 'enregistree'
    and a.etats <> a.etats || d.etats;
end
$$;
