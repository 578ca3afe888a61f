-- Spec: fichiers#arrivee: what has arrived is not written over.
begin;
set local role metier;
select plan(5);
select essai.preparer();

select essai.demander('x');
select essai.constater('x');
select is(essai.demander('x') -> 'cle', 'null', 'the same file gets no address');
select is(essai.demander('x') #>> '{fichier,statut}', 'arrive', 'and is told to have arrived');
select is(essai.demander('x', jsonb_build_object('sha256', essai.sha('y'))) ->> 'refus',
  '409 fichier_deja_arrive', 'another content is refused');
select is(essai.demander('x', '{"role": "signature"}') ->> 'refus', '409 fichier_deja_arrive',
  'another role too');
select is((select e.sha256 from fichier.envoi e), essai.sha('x'), 'nothing is written over');

select * from finish();
rollback;
