-- Returns the results that block a lot: results of samples of its goods that do not conform. A
-- result blocks until a person lifts it, or until a later conforming analysis of the same kind
-- refutes it; the report of that analysis must not be older.
-- Spec: lots#quarantaine, lots#analyses.
-- Chosen: docs/decisions/0032-suites-qualite.md.
create or replace function lot.analyses_retenues(p_lot_id uuid)
returns setof lot.resultat_analyse
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  with tenu as materialized (
    select a.id from lot.antecedents(p_lot_id) as a (id)
  ),
  resultat as materialized (
    select r as ligne, r.id, r.conclusion, lower(btrim(r.examen)) as examen, r.rendu_le, r.le
    from tenu t
      cross join lateral (
        select s.organisation_id, s.id from lot.sortie_lot s where s.lot_id = t.id offset 0) as s
      cross join lateral (
        select r.* from lot.resultat_analyse r
        where r.organisation_id = s.organisation_id and r.sortie_id = s.id offset 0) as r
  )
  select (n.ligne).* from resultat n
  where n.conclusion = 'non_conforme'
    and not exists (
      select from lot.levee_analyse l join tenu t on t.id = l.lot_id where l.resultat_id = n.id)
    and not exists (
      select from resultat c
      where c.conclusion = 'conforme' and c.examen = n.examen and c.rendu_le >= n.rendu_le
        and c.le > n.le)
  order by n.le, n.id;
end
$$;
