-- Spec: identites-et-droits#attributions: in any write, the table refuses one set twice at the same
-- time.
begin;
set local role metier;
select plan(4);
select essai.preparer();

select throws_ok(
  $$ select utilisateur.attribuer(essai.id('agent ESSAI'), 'agent_collecte',
      tstzrange(essai.t(), essai.t(1)), null) $$, '23P01', null,
  'a set that is held already');
select lives_ok(
  $$ select utilisateur.attribuer(essai.id('agent ESSAI'), 'rsci', tstzrange(essai.t(), essai.t(1)),
      null) $$,
  'another set');
select lives_ok(
  $$ select utilisateur.attribuer(essai.id('agent ESSAI'), 'rsci', tstzrange(essai.t(1), null),
      null) $$,
  'the same one after its end');
select lives_ok($$ select utilisateur.attribuer(essai.id('agent ESSAI'), 'rsci', 'empty', null) $$,
  'one that was ended before it began is in nobody''s way');

select * from finish();
rollback;
