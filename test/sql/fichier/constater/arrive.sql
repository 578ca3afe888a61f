-- Spec: fichiers#piece-jointe: a file and its command are linked, whichever was first.
begin;
set local role metier;
select plan(9);
select essai.preparer();

select essai.demander('x');
select essai.annoncer('avant', 'x');
select is(essai.constater('x', '{}', essai.t(1)), 'arrive', 'found as announced');
select results_eq(
  'select f.id, f.sha256, f.role, f.type_media, f.taille_octets, f.utilisateur_id, f.appareil_id, '
  'f.arrive_le from fichier.fichier f',
  $$ values (essai.id('fichier x'), essai.sha('x'), 'photo', 'image/jpeg', 1000::bigint,
      essai.id('agent ESSAI'), essai.id('appareil ESSAI'), essai.t(1)) $$,
  'it has arrived');
select is((select p.recue_le from commande.piece_jointe p
    where p.commande_id = essai.id('commande avant')), essai.t(1),
  'the command that came before it has its file');
select essai.annoncer('apres', 'x', '{}', essai.t(2));
select is((select p.recue_le from commande.piece_jointe p
    where p.commande_id = essai.id('commande apres')), essai.t(1),
  'so has the one that comes after');
select essai.annoncer('autre', 'x', jsonb_build_object('sha256', essai.sha('y')), essai.t(2));
select is((select p.recue_le from commande.piece_jointe p
    where p.commande_id = essai.id('commande autre')), null,
  'not one that announces another content');
select is(essai.constater('x', '{"sha256": "autre"}', essai.t(3)), 'arrive',
  'what arrived has arrived, whatever the store says later');
select is((select count(*) from journal.evenement j where j.action = 'fichier.arriver'
    and j.entite_id = essai.id('fichier x')), 1::bigint, 'journalled once');
select is((select e.clos from fichier.envoi e), true, 'nothing more is awaited');
select is(fichier.presenter(essai.id('fichier x')) -> 'commandes',
  jsonb_build_array(essai.id('commande avant'), essai.id('commande apres')),
  'it tells the commands that announce it');

select * from finish();
rollback;
