-- Spec: taches#fournisseur: a job may be retried, so its response may arrive late. A late response
-- completes only its own request, never a newer one.
begin;
set local role metier;
select plan(7);
select essai.preparer();

create function pg_temp.acquitter(p_etape jsonb, p_reponse jsonb) returns void language sql as $$
  select personne.acquitter(p_etape, 'https://identite.essai', p_reponse, essai.t())
$$;
create function pg_temp.etape() returns jsonb language sql as $$
  select personne.etape('marie', 'https://identite.essai')::jsonb
$$;
create function pg_temp.a_poser() returns text language sql as $$
  select p.mot_de_passe_a_poser from personne.personne p where p.identifiant = 'marie'
$$;
create temp table etapes (nom text primary key, etape jsonb);

select from essai.ouvrir('marie');
insert into etapes select 'creer', pg_temp.etape();
select pg_temp.acquitter(etape, '{"issue": "tentee"}') from etapes;
select is(pg_temp.etape() ->> 'tentee', 'true', 'an attempt is recorded before it is made');
select utilisateur.reinitialiser_mot_de_passe(essai.compte('marie'), essai.secret('deux'),
  essai.t());
select pg_temp.acquitter(pg_temp.etape(), '{"sujet": "s"}');
select is(pg_temp.a_poser(), essai.secret('deux') ->> 'mot_de_passe_hash',
  'the account may have been made with the older password: the newer one is set');
insert into etapes select 'ancien', pg_temp.etape();
select utilisateur.reinitialiser_mot_de_passe(essai.compte('marie'), essai.secret('trois'),
  essai.t(1));
select pg_temp.acquitter(etape, '{}') from etapes where nom = 'ancien';
select is(pg_temp.a_poser(), essai.secret('trois') ->> 'mot_de_passe_hash',
  'a password asked while an older one was set is still due');
select is(pg_temp.etape() ->> 'mot_de_passe_hash', essai.secret('trois') ->> 'mot_de_passe_hash',
  'and is the next step');
select pg_temp.acquitter(pg_temp.etape(), '{}');
insert into etapes select 'sessions', pg_temp.etape();
select is((select etape ->> 'acte' from etapes where nom = 'sessions'), 'sessions',
  'then the sessions');
update personne.personne set sessions_a_fermer_le = essai.t(2);
select pg_temp.acquitter(etape, '{}') from etapes where nom = 'sessions';
select is(pg_temp.etape() ->> 'acte', 'sessions',
  'asked for again meanwhile, they are closed again');
select pg_temp.acquitter(pg_temp.etape(), '{}');
select is(pg_temp.etape(), null, 'and then nothing');

select * from finish();
rollback;
