-- Spec: rappels#apercu: the preview shows the records that a recall would reach before it is
-- planned, and its effects before it is executed; nothing is written.
begin;
set local role metier;
select plan(9);
select essai.preparer();
select essai.filiere();
create temporary table vu (nom text primary key, apercu jsonb);
create function pg_temp.regarder(p_nom text, p_rappel rappel.rappel) returns void
language sql as $$
  insert into vu select p_nom, rappel.apercevoir(p_rappel, essai.t(5))
$$;
create function pg_temp.lignes(p_nom text, p_membre text) returns text language sql as $$
  select string_agg(concat_ws(' ', coalesce(n.nom, l ->> 'numero', l ->> 'genre'), l ->> 'effet',
    l ->> 'motif', l ->> 'quantite_g'), ', ' order by r)
  from vu v
    cross join lateral jsonb_array_elements(v.apercu -> p_membre) with ordinality as x (l, r)
    left join (select essai.id(x) as id, x as nom
      from unnest('{lot A,lot N,expedition X}'::text[]) as x) as n on n.id = (l ->> 'id')::uuid
  where v.nom = p_nom and l ->> 'effet' <> 'origine'
$$;

select pg_temp.regarder('avant', rappel.preparer(essai.origine('collecte', 'c1')));
select is_empty('select from rappel.rappel', 'nothing is planned by looking');
create temporary table r as select essai.rappeler() as id;
select is((select apercu -> 'mesure' from vu where nom = 'avant'),
  (select p -> 'plan' from rappel.presenter((select id from r)) as t (j)
    cross join lateral (select j::jsonb as p) as p),
  'the figures are those of the plan');
select is((select split_part(pg_temp.lignes('avant', 'lignes'), ', ', 1)) like '%non_bloquable%',
  true, 'what can not be blocked comes first');
select is((select jsonb_array_length(apercu -> 'lignes') from vu where nom = 'avant'),
  (select count(*)::int from rappel.ligne l where l.rappel_id = (select id from r)),
  'all of its lines');

select is((rappel.apercu((select id from r), essai.t(5)) - 'le') - 'mesure',
  '{"lignes": [], "disparues": []}', 'right after the plan nothing is otherwise');
select essai.deplacer_vers_client('N', 'X', 10000, 4);
insert into vu select 'apres', rappel.apercu((select id from r), essai.t(5));
select is(pg_temp.lignes('apres', 'lignes') || ' / ' || pg_temp.lignes('apres', 'disparues'),
  'expedition X non_bloquable expédié 35000, lot N à_bloquer 30000 / '
  'expedition X non_bloquable expédié 25000, lot N à_bloquer 40000',
  'what was shipped meanwhile is told as it is, and as it was planned');
select is((select apercu -> 'mesure' from vu where nom = 'apres'),
  (select (rappel.executer(r.id, essai.id('rsci ESSAI'), essai.t(5)) -> 'resultat')::jsonb
   from r), 'executing it comes to these figures');
select is(essai.refus(format('select rappel.apercu(%L, now())', (select id from r))),
  '409 rappel_non_planifie', 'of an executed one there is nothing to foresee');
select is(essai.refus(format('select rappel.apercu(%L, now())', essai.id('?'))),
  '404 rappel_inconnu', 'nor of an unknown one');

select * from finish();
rollback;
