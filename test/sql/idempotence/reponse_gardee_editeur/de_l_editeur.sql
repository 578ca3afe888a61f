-- Spec: api#idempotence: a stored response of the publisher's routes is returned only to its
-- caller, and only on these routes.
begin;
set local role metier;
select plan(7);
select essai.preparer();

create function pg_temp.appelant(p_sujet text) returns jsonb language sql as $$
  select jsonb_build_object('emetteur', 'e', 'sujet', p_sujet, 'roles',
    '["editeur_support"]'::jsonb, 'cle',
    jsonb_build_object('nom', repeat('a', 64), 'requete', repeat('b', 64)))
$$;
select throws_ok($$ select idempotence.garder(pg_temp.appelant('un'), null, 'x', essai.t()) $$,
  '42501', null, 'outside a call of the publisher nothing is kept');
select lives_ok(
  $$ select utilisateur.exiger_editeur(pg_temp.appelant('un'), essai.t(), 'editeur_support') $$,
  'a new key passes');
select lives_ok($$ select idempotence.garder(pg_temp.appelant('un'), null, 'x', essai.t()) $$,
  'and its answer is kept');
select throws_ok(
  $$ select utilisateur.exiger_editeur(pg_temp.appelant('un'), essai.t(1), 'editeur_support') $$,
  'TR409', 'cle_reutilisee', 'the same key again does not');
select lives_ok(
  $$ select utilisateur.exiger_editeur(pg_temp.appelant('deux'), essai.t(1), 'editeur_support') $$,
  'somebody else''s is another');
select lives_ok(
  $$ select utilisateur.exiger_editeur(pg_temp.appelant('un'), essai.t(7), 'editeur_support') $$,
  'after seven days it is new');
select set_config('sillon.editeur', '', true);
select is_empty('select from idempotence.reponse_gardee_editeur',
  'an organization reads nothing of it');

select * from finish();
rollback;
