-- Spec: identites-et-droits#premiere-connexion: at the first sign-in of an identity (`iss`, `sub`),
-- the account with its user name is bound to its subject.
begin;
set local role metier;
select plan(10);
select essai.preparer();

create function pg_temp.lier(p_sujet text, p_identifiant text default 'agent',
  p_emetteur text default 'https://a') returns uuid language sql as $$
  select utilisateur.lier_identite(jsonb_build_object('emetteur', p_emetteur, 'sujet', p_sujet,
      'identifiant', p_identifiant,
    'identifiant_sur', p_identifiant), essai.t())
$$;

select is(pg_temp.lier('s1'), essai.id('agent ESSAI'), 'bound by its user name');
select is(pg_temp.lier('s1', 'nouveau nom'), essai.id('agent ESSAI'),
  'then known by its subject, whatever its name becomes');
select is(pg_temp.lier('s1', 'admin'), essai.id('agent ESSAI'), 'even another account''s name');
select is(pg_temp.lier('s2'), null, 'a recycled user name opens nothing');
select is(pg_temp.lier('s2', 'admin'), essai.id('admin ESSAI'),
  'another account is bound to its own subject');
select is(pg_temp.lier('s1', 'agent', 'https://b'), essai.id('agent ESSAI'),
  'another issuer binds for itself');
select is(pg_temp.lier('s9', 'agent', 'https://b'), null, 'once');
select is(pg_temp.lier('s3', 'personne'), null, 'a name without account');
select is((select count(*) from utilisateur.identite), 3::bigint, 'three bindings are kept');
select throws_ok('update utilisateur.identite set utilisateur_id = essai.id($$rsci ESSAI$$)',
  '42501', null,
  'and never changed');

select * from finish();
rollback;
