-- Spec: fichiers#envoi: items have fichier_id, sha256 and role; a command that arrived before its
-- file determines the file's properties.
begin;
set local role metier;
select plan(4);
select essai.preparer();

select essai.annoncer('c', 'x');
select is(essai.demander('x', jsonb_build_object('sha256', essai.sha('y'))) ->> 'refus',
  '409 fichier_autre_contenu', 'another SHA-256');
select is(essai.demander('x', '{"role": "signature"}') ->> 'refus', '409 fichier_autre_contenu',
  'another role');
select is(essai.demander('x') ->> 'refus', null, 'what the command announces');
select essai.annoncer('d', 'x', jsonb_build_object('sha256', essai.sha('y')));
select is(essai.demander('x', jsonb_build_object('sha256', essai.sha('y'))) ->> 'refus', null,
  'of two commands that disagree either may be right');

select * from finish();
rollback;
