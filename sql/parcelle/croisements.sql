-- Counts how many times the borders of two shapes cross, up to a maximum plus one: each crossing
-- may be a corner of the shared land. A pair with more than 12,000 pairs of runs whose boxes meet
-- is too costly to compare, and counts as above the maximum.
-- Spec: terrain#trop-complexe.
-- Why: two runs or sides are near each other if their boxes meet, both the upright boxes and the
--      boxes turned by 45 degrees; the turned boxes separate parallel diagonal borders. The count
--      is a query, which a timeout can end; a comparison of shapes ignores timeouts.
-- Chosen: docs/decisions/0115-formes-trop-complexes.md.
create or replace function parcelle.croisements(
  p_une public.geometry, p_autre public.geometry, p_maximum integer) returns integer
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    with cote as materialized (
      select true as est_une, s.* from parcelle.segments(p_une, p_autre::public.box2d) as s
      union all
      select false, s.* from parcelle.segments(p_autre, p_une::public.box2d) as s
    ),
    boite as materialized (
      select s.est_une, s.troncon, min(least(s.x1, s.x2)) as ouest,
             max(greatest(s.x1, s.x2)) as est, min(least(s.y1, s.y2)) as sud,
             max(greatest(s.y1, s.y2)) as nord, min(least(s.x1 + s.y1, s.x2 + s.y2)) as bas,
             max(greatest(s.x1 + s.y1, s.x2 + s.y2)) as haut,
             min(least(s.x1 - s.y1, s.x2 - s.y2)) as gauche,
             max(greatest(s.x1 - s.y1, s.x2 - s.y2)) as droite
      from cote s group by s.est_une, s.troncon
    ),
    proche as materialized (
      select b.troncon, c.troncon as autre, b.bas <= c.haut and b.haut >= c.bas
             and b.gauche <= c.droite and b.droite >= c.gauche as est_proche
      from boite b join boite c on b.est_une and not c.est_une
        and b.ouest <= c.est and b.est >= c.ouest and b.sud <= c.nord and b.nord >= c.sud
      limit 12001
    )
    select case when (select count(*) from proche) > 12000 then p_maximum + 1 else (
      select case when count(*) > 300000 then p_maximum + 1
             else least(count(*) filter (where c.est_croise), p_maximum + 1)::integer end
      from (
        select sign((u.x2 - u.x1) * (a.y1 - u.y1) - (u.y2 - u.y1) * (a.x1 - u.x1))
            * sign((u.x2 - u.x1) * (a.y2 - u.y1) - (u.y2 - u.y1) * (a.x2 - u.x1)) < 0
          and sign((a.x2 - a.x1) * (u.y1 - a.y1) - (a.y2 - a.y1) * (u.x1 - a.x1))
            * sign((a.x2 - a.x1) * (u.y2 - a.y1) - (a.y2 - a.y1) * (u.x2 - a.x1)) < 0
          as est_croise
        from proche p
          join cote u on u.est_une and u.troncon = p.troncon
          join cote a on not a.est_une and a.troncon = p.autre
        where p.est_proche and least(u.x1, u.x2) <= greatest(a.x1, a.x2)
          and greatest(u.x1, u.x2) >= least(a.x1, a.x2)
          and least(u.y1, u.y2) <= greatest(a.y1, a.y2)
          and greatest(u.y1, u.y2) >= least(a.y1, a.y2)
        limit 300001) as c) end);
end
$$;
