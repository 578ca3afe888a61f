-- Spec: restauration#journal: a segment is prepared once, sealed once, and followed by the next one
-- only when it is in the store; without changes there is none.
begin;
set local role metier;
select plan(26);
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
    'en_route', encode(sha256('sceau'), 'hex'), 'jetons_depuis', null, 'cles', null,
    'ailleurs', false), 'it is on its way');
select from restauration.deposer(1, essai.t());
select is(restauration.tete() - 'journal', jsonb_build_object('numero', 1,
    'sha256', encode(sha256('sceau'), 'hex'), 'en_route', null, 'jetons_depuis', null,
    'cles', '["k"]'::jsonb, 'ailleurs', false),
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

-- Spec: restauration#journal: the contents of a segment that a restoration gives up are logged
-- again.
select from restauration.conclure(7, 'sept', '{}', essai.t());
create temp table n as
  select (restauration.preparer('[]', essai.t()) ->> 'contenu')::jsonb as j;
select is(jsonb_build_array(j -> 'numero', j -> 'precedent', j #> '{compteurs,0,rang}'),
  '[8, "sept", 1]', 'what was on its way is in the next one') from n;

-- Spec: restauration#journal: a key that no segment named yet makes a segment, once.
select from restauration.sceller(8, 'huit');
select from restauration.deposer(8, essai.t());
create temp table k as
  select (restauration.preparer('["k", "neuve"]', essai.t()) ->> 'contenu')::jsonb as j;
select is(jsonb_build_array(j -> 'numero', j -> 'cles', j -> 'lignes', j -> 'compteurs'),
  '[9, ["k", "neuve"], [], []]', 'another key makes a segment that says nothing else') from k;
select from restauration.sceller(9, 'neuf');
select from restauration.deposer(9, essai.t());
select is(restauration.preparer('["k"]', essai.t()), null, 'one that was named is nothing new');

-- Spec: restauration#lignee: a database with another identity than the one in its log writes no
-- segment, until an operator has identified it.
update restauration.segment set lignee = 'ailleurs';
select from essai.entrer('ESSAI');
select from essai.collecter('b', essai.kg(1));
select is(restauration.preparer('[]', essai.t()), null, 'it is silent');
select is(restauration.tete() -> 'ailleurs', 'true', 'and says so');
select from restauration.reconnaitre();
select is(restauration.preparer('[]', essai.t()) -> 'numero', '10', 'recognized, it goes on');
select is(restauration.tete() -> 'ailleurs', 'false', 'from where it stands now');
create temp table c as
  select restauration.tete() as avant, restauration.copier(essai.t()) as journal;
select is(jsonb_build_array(t -> 'journal', t -> 'numero', t -> 'ailleurs')
          = jsonb_build_array(c.journal, 0, false) and c.journal::text <> c.avant ->> 'journal',
  true, 'a copy begins a log of its own') from c, restauration.tete() as t;
select is((restauration.preparer('[]', essai.t()) ->> 'contenu')::jsonb
            #>> '{compteurs,0,rang}', '2', 'and tells there what was on its way to the other one');

-- Spec: restauration#lignee: a log from before the identity was recorded continues with a segment
-- that records it, once.
select from restauration.sceller(1, 'un');
select from restauration.deposer(1, essai.t());
update restauration.segment set lignee = null, cles = null;
select is((restauration.preparer('[]', essai.t()) ->> 'contenu')::jsonb -> 'numero', '2',
  'a database whose log tells nothing of where it stands says so first');
select from restauration.sceller(2, 'deux');
select from restauration.deposer(2, essai.t());
select is(restauration.preparer('[]', essai.t()), null, 'and has nothing more to tell then');

select * from finish();
rollback;
