-- Spec: fichiers#arrivee: a file with other content than announced is removed and may be sent
-- again.
begin;
set local role metier;
select plan(5);
select essai.preparer();

select essai.demander('x');
select essai.annoncer('c', 'x');
select is(essai.constater('x', jsonb_build_object('sha256', essai.sha('y'))), 'different',
  'another SHA-256');
select is(essai.constater('x', '{"taille_octets": 1001}'), 'different', 'another size');
select is((select p.recue_le from commande.piece_jointe p), null, 'nothing is attached');
select essai.demander('x', '{"taille_octets": 7, "role": "photo"}');
select is(fichier.constater(essai.id('fichier x'), 'une ancienne clé',
    '{"sha256": "y", "taille_octets": 1}', essai.t()), 'absent',
  'of an older word the store says nothing');
select is(essai.constater('x', '{"taille_octets": 7}'), 'arrive',
  'the right one arrives after all');

select * from finish();
rollback;
