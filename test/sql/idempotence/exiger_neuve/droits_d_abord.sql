-- Spec: api#idempotence: an account that lost the right is refused, and gets no stored response; a
-- call without a key works as before.
begin;
set local role metier;
select plan(6);
select essai.preparer();

create function pg_temp.ouvrir(p_compte text, p_cle text default repeat('a', 64)) returns text
language sql as $$
  select u.identifiant from utilisateur.exiger_permission(
    essai.appelant('ESSAI', p_compte,
      coalesce(jsonb_build_object('cle',
          jsonb_build_object('nom', p_cle, 'requete', repeat('b', 64))), '{}')),
    essai.t(), 'users.manage') as s join utilisateur.utilisateur u on u.id = s.utilisateur_id
$$;
select is(pg_temp.ouvrir('admin'), 'admin', 'a new key passes');
select lives_ok(
  $$ select idempotence.garder(jsonb_build_object('cle',
        jsonb_build_object('nom', repeat('a', 64), 'requete', repeat('b', 64))),
      essai.id('admin ESSAI'), 'x', essai.t()) $$, 'its answer is kept');
select throws_ok($$ select pg_temp.ouvrir('admin') $$, 'TR409', 'cle_reutilisee',
  'the same key does not pass again');
select is(pg_temp.ouvrir('admin', repeat('c', 64)), 'admin', 'another one does');
select is(
  (utilisateur.exiger_permission(essai.appelant('ESSAI', 'admin'), essai.t(),
      'users.manage')).utilisateur_id, essai.id('admin ESSAI'),
  'nor is a call without one refused');
update utilisateur.utilisateur set actif_pendant = '{}' where id = essai.id('admin ESSAI');
select throws_ok($$ select pg_temp.ouvrir('admin') $$, 'TR403', 'droit_manquant',
  'who lost the right is refused as by the act itself');

select * from finish();
rollback;
