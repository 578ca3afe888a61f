-- design.md §4: "Periods that must not overlap are exclusion constraints, not checks in code".
begin;
set local role metier;
select plan(4);
select essai.preparer();

select throws_ok($$ select utilisateur.attribuer(essai.id('agent ESSAI'), 'agent_collecte', tstzrange(essai.t(), essai.t(1)), null) $$, '23P01', null,
  'a set that is held already');
select lives_ok($$ select utilisateur.attribuer(essai.id('agent ESSAI'), 'rsci', tstzrange(essai.t(), essai.t(1)), null) $$,
  'another set');
select lives_ok($$ select utilisateur.attribuer(essai.id('agent ESSAI'), 'rsci', tstzrange(essai.t(1), null), null) $$,
  'the same one after its end');
select throws_ok($$ select utilisateur.attribuer(essai.id('agent ESSAI'), 'commercial', 'empty', null) $$, '23514', null,
  'an empty period');

select * from finish();
rollback;
