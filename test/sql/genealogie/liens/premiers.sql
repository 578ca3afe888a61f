-- Spec: genealogie#genealogie: above the limit of links, the response has those of the movements
-- posted first; movements are listed by date.
begin;
set local role metier;
select plan(5);
select essai.preparer();

select from unnest('{a,b,c,d}'::text[]) as n, essai.lot(n, 1000000, 'validé');
select from essai.verser('{"a": 500, "b": 1000}', '{"c": 1200, "perte": 300}');
select from essai.verser('{"c": 10}', '{"d": 10}');
-- One movement in ten is dated a day before the last one, so that the stock of that day is
-- calculated for each of these movements.
create temporary table petit as
  select essai.verser('{"a": 1}', '{"c": 1}', 'etape', case when i % 10 = 0 then i / 10 % 5 else 4
    end)
  from generate_series(1, 450) as i;
create temporary table noeud as
  select array(select (m.genres[i], m.ids[i])::matiere.noeud
               from generate_series(1, cardinality(m.ids)) as i) as n, m.*
  from genealogie.montrer(essai.id('lot c'), 'amont', 100, 20000) as m;
create function pg_temp.lus(p_limite integer) returns jsonb language sql as $$
  with colonne as materialized (
    select array(select genealogie.liens(x.mouvements, x.des, x.vers, x.poids_g, x.places,
        p_limite)) as c, x.ids
    from noeud x
  )
  select jsonb_agg(jsonb_build_array(l.dit -> 'mouvement_id', c.ids[l.de], c.ids[l.vers],
    l.quantite_g) order by l.rang, c.ids[l.de], c.ids[l.vers])
  from colonne c, essai.passages(c.c) as l
$$;
create function pg_temp.voulus(p_limite integer) returns jsonb language sql as $$
  select jsonb_agg(jsonb_build_array(l.mouvement_id, x.ids[l.de], x.ids[l.vers], l.quantite_g)
    order by l.date_operation, l.mouvement_id, x.ids[l.de], x.ids[l.vers])
  from noeud x, (
    select m.id as mouvement_id, m.date_operation, array_position(x.n, d) as de,
      array_position(x.n, v) as vers, sum(f.quantite_g) as quantite_g
    from noeud x, matiere.filiation f join matiere.mouvement m on m.id = f.mouvement_id
      cross join lateral (values ((f.de_genre, f.de_id)::matiere.noeud,
                                  (f.vers_genre, f.vers_id)::matiere.noeud)) as n (d, v)
    where n.v = any(x.n) and n.d = any(x.n)
    group by m.id, m.rang, m.date_operation, n.d, n.v, x.n
    order by m.rang, array_position(x.n, n.d), array_position(x.n, n.v) limit p_limite) as l
$$;

select cmp_ok(jsonb_array_length(pg_temp.lus(10000)), '>', 450, 'many of them');
select is(pg_temp.lus(10000), pg_temp.voulus(10000), 'all of them');
select is(pg_temp.lus(3), pg_temp.voulus(3), 'the first ones, a movement cut within');
select is(pg_temp.lus(300), pg_temp.voulus(300), 'as many as are asked for');
select is(pg_temp.lus(0), null, 'none');

select * from finish();
rollback;
