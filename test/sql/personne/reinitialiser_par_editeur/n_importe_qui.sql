-- Spec: identites-et-droits#mot-de-passe: the publisher resets any identity that the service made.
begin;
set local role metier;
select plan(3);
select essai.preparer();

select from essai.ouvrir('marie');
select essai.fournir('marie');
select set_config('sillon.organisation_id', '', true);
select lives_ok(
  $$ select personne.reinitialiser_par_editeur('marie', '$argon2id$neuf', essai.t()) $$,
  'anybody, from no organization');
select is(essai.fournir('marie'), 'mot_de_passe, sessions', 'password and sessions');
select throws_ok(
  $$ select personne.reinitialiser_par_editeur('nul', '$argon2id$neuf', essai.t()) $$, 'TR404',
  'identite_inconnue', 'who is registered');

select * from finish();
rollback;
