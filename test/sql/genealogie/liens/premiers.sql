-- Spec: genealogie#genealogie: of more links than an answer holds, those of the movements that were
-- posted first stand in it, by date; pieces that follow each other are a list.
begin;
set local role metier;
select plan(5);
select essai.preparer();

select from unnest('{a,b,c,d}'::text[]) as n, essai.lot(n, 1000000, 'validé');
select from essai.verser('{"a": 500, "b": 1000}', '{"c": 1200, "perte": 300}');
select from essai.verser('{"c": 10}', '{"d": 10}');
-- One of ten is of a day before the last one: what lay there then is reckoned for each of these.
create temporary table petit as
  select essai.verser('{"a": 1}', '{"c": 1}', 'etape', case when i % 10 = 0 then i / 10 % 5 else 4
    end)
  from generate_series(1, 450) as i;
create temporary table noeud as
  select array(select (m.genres[i], m.ids[i])::matiere.noeud
               from generate_series(1, cardinality(m.ids)) as i) as n, m.*
  from genealogie.montrer(essai.id('lot c'), 'amont', 100, 20000) as m;
create function pg_temp.liens(p_limite integer) returns jsonb language sql as $$
  select ('[' || coalesce(string_agg(l, ''), '') || ']')::jsonb
  from noeud x, genealogie.liens(x.mouvements, x.des, x.vers, x.poids_g, p_limite) as w,
    genealogie.ecrire_liens(w.debuts, x.genres, x.ids, x.rangs, w.dits, w.des, w.vers, w.poids_g)
      as l
$$;
create function pg_temp.voulus(p_limite integer) returns jsonb language sql as $$
  select jsonb_agg(jsonb_build_array(l.mouvement_id, l.de_id, l.vers_id, l.quantite_g)
    order by l.ecrit, l.mouvement_id, l.de_id, l.vers_id)
  from (
    select f.mouvement_id, f.de_id, f.vers_id, sum(f.quantite_g) as quantite_g,
      core.horodatage(m.date_operation) as ecrit
    from noeud x, matiere.filiation f join matiere.mouvement m on m.id = f.mouvement_id
    where (f.vers_genre, f.vers_id)::matiere.noeud = any(x.n)
      and (f.de_genre, f.de_id)::matiere.noeud = any(x.n)
    group by f.mouvement_id, m.rang, m.date_operation, f.de_id, f.vers_id
    order by m.rang, f.de_id, f.vers_id limit p_limite) as l
$$;
create function pg_temp.lus(p_limite integer) returns jsonb language sql as $$
  select jsonb_agg(jsonb_build_array(l -> 'mouvement_id', l -> 'de_id', l -> 'vers_id',
    l -> 'quantite_g') order by n)
  from jsonb_array_elements(pg_temp.liens(p_limite)) with ordinality as l (l, n)
$$;

select cmp_ok(jsonb_array_length(pg_temp.liens(10000)), '>', 450, 'in several pieces');
select is(pg_temp.lus(10000), pg_temp.voulus(10000), 'all of them');
select is(pg_temp.lus(3), pg_temp.voulus(3), 'the first ones, a movement cut within');
select is(pg_temp.lus(300), pg_temp.voulus(300), 'as many as are asked for');
select is(pg_temp.liens(0), '[]', 'none');

select * from finish();
rollback;
