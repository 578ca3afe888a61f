-- Spec: fichiers#arrivee, restauration#fichiers: a file that arrived is not overwritten; the store
-- is checked for it, unless it was erased.
begin;
set local role metier;
select plan(6);
select essai.preparer();

select essai.demander('x');
select essai.constater('x');
select matches(essai.demander('x') ->> 'cle', essai.sha('x') || '$', 'the same file is looked for');
select is(essai.demander('x') #>> '{fichier,statut}', 'arrive', 'and is told to have arrived');
select is(essai.demander('x', jsonb_build_object('sha256', essai.sha('y'))) ->> 'refus',
  '409 fichier_deja_arrive', 'another content is refused');
select is(essai.demander('x', '{"role": "signature"}') ->> 'refus', '409 fichier_deja_arrive',
  'another role too');
select is((select e.sha256 from fichier.envoi e), essai.sha('x'), 'nothing is written over');
insert into conservation.objet (organisation_id, cle, liste_le)
values (core.organisation_id(), essai.demander('x') ->> 'cle', essai.t());
select is(essai.demander('x') -> 'cle', 'null', 'what was erased is asked for no more');

select * from finish();
rollback;
