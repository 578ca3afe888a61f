-- Spec: restauration#journal: a segment is prepared once, sealed once, and followed by the next one
-- only when it is in the store; nothing new makes none.
begin;
set local role metier;
select plan(16);
select essai.preparer();

create temp table s as select restauration.preparer('["k"]', essai.t()) as j;
select is(j ->> 'numero', '1', 'the first one') from s;
select is((j ->> 'contenu')::jsonb -> 'cles', '["k"]', 'it names the keys that may sign the next')
from s;
select is(restauration.preparer('[]', essai.t(1)), j, 'whoever asks meanwhile gets the same')
from s;
select is(restauration.sceller(1, 'sceau'), 'sceau', 'sealed');
select is(restauration.sceller(1, 'autre'), 'sceau', 'once');
select is(restauration.tete() - 'journal', jsonb_build_object('numero', 0, 'sha256', null,
    'en_route', encode(sha256('sceau'), 'hex'), 'jetons_depuis', null), 'it is on its way');
select from restauration.deposer(1, essai.t());
select is(restauration.tete() - 'journal', jsonb_build_object('numero', 1,
    'sha256', encode(sha256('sceau'), 'hex'), 'en_route', null, 'jetons_depuis', null),
  'it is in the store');
select is((select count(*) from restauration.segment), 1::bigint, 'the one before is forgotten');
select is(restauration.preparer('[]', essai.t()), null, 'there is nothing more to tell');
select from essai.entrer('ESSAI');
select from essai.collecter('a', essai.kg(1));
select is((restauration.preparer('[]', essai.t()) ->> 'contenu')::jsonb #>> '{compteurs,0,rang}',
  '1', 'a number is told with the next one');

create function pg_temp.contenu(p_lignes integer, p_numeros integer, p_organisations integer)
returns jsonb language sql as $$
  select jsonb_build_object(
    'lignes', (select coalesce(jsonb_agg('{"organisation_id": 1}'::jsonb), '[]')
               from generate_series(1, p_lignes)),
    'compteurs', (select coalesce(jsonb_agg(jsonb_build_object('organisation_id', o, 'numeros',
                    (select coalesce(jsonb_agg(n), '[]') from generate_series(1, p_numeros) as n))),
                    '[]') from generate_series(1, p_organisations) as o)) $$;
select is(j -> 'suite', 'false', 'what it holds is all that there was: the next one can wait')
from s;
select ok(restauration.est_rempli(pg_temp.contenu(0, 1000, 1)),
  'a counter that is far ahead can not');
select ok(restauration.est_rempli(pg_temp.contenu(50, 0, 0)), 'nor many rows of an organization');
select ok(restauration.est_rempli(pg_temp.contenu(0, 1, 50))
          and not restauration.est_rempli(pg_temp.contenu(49, 999, 49)), 'nor many organizations');
select is(restauration.sceller(1, 'x'), null, 'what is in the store is not sealed again');

-- Spec: restauration#journal: a segment that a restoration gives up is told anew.
select from restauration.conclure(7, 'sept', '{}', essai.t());
create temp table n as
  select (restauration.preparer('[]', essai.t()) ->> 'contenu')::jsonb as j;
select is(jsonb_build_array(j -> 'numero', j -> 'precedent', j #> '{compteurs,0,rang}'),
  '[8, "sept", 1]', 'what was on its way is in the next one') from n;

select * from finish();
rollback;
