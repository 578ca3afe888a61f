-- Spec: identites-et-droits#premiere-connexion: an identity that already exists at the provider was
-- not created here.
begin;
set local role metier;
select plan(10);
select essai.preparer();

create function pg_temp.repondre(p_identifiant text, p_reponse jsonb) returns text
language plpgsql as $$
begin
  perform personne.acquitter(personne.etape(p_identifiant, 'https://identite.essai')::jsonb,
    'https://identite.essai', p_reponse, essai.t());
  perform set_config('sillon.personne', '', true);
  return (select r.etat from personne.rattachement r where r.identifiant = p_identifiant);
end
$$;
select isnt(essai.ouvrir(n), null, n || ' is opened') from unnest('{a1,b1,c1}'::text[]) as n;
select is(pg_temp.repondre('a1', '{"issue": "tentee"}'), 'propre', 'an attempt settles nothing');
select is((select p.mot_de_passe_tente from personne.personne p where p.identifiant = 'a1'),
  essai.secret('a1') ->> 'mot_de_passe_hash', 'but the password that it was made with');
select is(pg_temp.repondre('a1', '{"sujet": "s1"}'), 'propre', 'a subject does');
select is((select p.mot_de_passe_a_poser from personne.personne p where p.identifiant = 'a1'), null,
  'whose account has that password');
select is(pg_temp.repondre('b1', '{"issue": "etrangere"}'), 'demande',
  'a name that is somebody''s is asked for');
select is(pg_temp.repondre('c1', '{"sujet": "s1"}'), 'demande',
  'so is one that the provider takes for another''s');
select is_empty($$ select from personne.personne where identifiant in ('b1', 'c1') $$,
  'whom this organization manages no more');

select * from finish();
rollback;
