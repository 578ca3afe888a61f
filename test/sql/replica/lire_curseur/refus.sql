-- Spec: replication#par-pages: a cursor of another database, from before a restoration or of
-- another device is not continued; an invalid cursor is refused.
begin;
set local role metier;
select plan(9);

create function pg_temp.lire(p_texte text, p_fin bigint default 3000000000) returns text
language plpgsql as $$
begin
  perform replica.lire_curseur(
    core.curseur(jsonb_build_array(p_texte)),
    '12/00000001/5/0 01960000-0000-7000-8000-000000000001', p_fin);
  return 'lu';
exception when others then
  return substr(sqlstate, 3) || ' ' || sqlerrm;
end
$$;
create function pg_temp.lieu(p_lieu text default '12/00000001/5/0', p_appareil text default '1')
returns text language sql as $$
  select format('%s 01960000-0000-7000-8000-00000000000%s', p_lieu, p_appareil)
$$;

select is(pg_temp.lire(
  pg_temp.lieu() || ';parcelle 2900000000 a1 -12;>solde 2900000000 b 4 x;>y z'), 'lu',
  'what was given');
select is(pg_temp.lire(pg_temp.lieu('12/00000002/5/0')), '409 perimetre_a_reprendre',
  'another timeline');
select is(pg_temp.lire(pg_temp.lieu('12/00000001/5/1')), '409 perimetre_a_reprendre',
  'a restoration that was treated');
select is(pg_temp.lire(pg_temp.lieu('12/00000001/5/0', '2')), '409 perimetre_a_reprendre',
  'another device');
select is(pg_temp.lire(pg_temp.lieu() || ';parcelle 3000000001 a1 1'),
  '409 perimetre_a_reprendre', 'a transaction of the future');
select is(pg_temp.lire(pg_temp.lieu() || ';parcelle 852516351 a1 1'),
  '409 perimetre_a_reprendre', 'one that is half of the counter ago');
select is(pg_temp.lire(pg_temp.lieu() || ';>nulle'), '409 perimetre_a_reprendre',
  'a table that is no longer there');
select is((select array_agg(distinct pg_temp.lire(t.texte)) from unnest(array[
    '', 'x', pg_temp.lieu() || ';', pg_temp.lieu() || ';parcelle 9999999999999999999 a1 1',
    pg_temp.lieu() || ';parcelle 1 a1', pg_temp.lieu() || ';parcelle 1 g 1',
    pg_temp.lieu() || ';>parcelle 1 a 1']) as t (texte)), '{"400 parametre_invalide"}',
  'no such text');
select throws_ok($$ select replica.lire_curseur(t.texte, '', 1)
  from (values ('e30'), ('W10'), ('WyJcdTAwMDAiXQ'), ('====')) as t (texte) $$,
  'TR400', 'parametre_invalide', 'no such list');

select * from finish();
rollback;
