-- Spec: restauration#journal: a segment is prepared once, sealed once, and followed by the next one
-- only when it is in the store; nothing new makes none.
begin;
set local role metier;
select plan(12);
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
select is(restauration.sceller(1, 'x'), null, 'what is in the store is not sealed again');

-- Spec: restauration#journal: a segment that a restoration gives up is told anew.
select from restauration.conclure(7, 'sept', '{}', essai.t());
create temp table n as
  select (restauration.preparer('[]', essai.t()) ->> 'contenu')::jsonb as j;
select is(jsonb_build_array(j -> 'numero', j -> 'precedent', j #> '{compteurs,0,rang}'),
  '[8, "sept", 1]', 'what was on its way is in the next one') from n;

select * from finish();
rollback;
