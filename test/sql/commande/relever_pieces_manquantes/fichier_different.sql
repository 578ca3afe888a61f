-- Spec: fichiers#piece-manquante: a file with other content than announced leaves the command
-- waiting.
begin;
set local role metier;
select plan(4);
select essai.preparer();

select essai.demander('x');
select essai.constater('x');
select essai.annoncer('c', 'x', jsonb_build_object('sha256', essai.sha('y')));
select is(commande.relever_pieces_manquantes(essai.t(15)), 1::bigint,
  'the announced content never came');
select essai.demander('z');
select essai.annoncer('d', 'z');
select essai.constater('z', '{}', essai.t(15));
select is(commande.relever_pieces_manquantes(essai.t(16)), 0::bigint,
  'the one that came, however late');
select is(essai.lever('rsci ESSAI', 'c', 'piece_manquante', 'piece_fournie'),
  '409 piece_toujours_absente', '`piece_fournie` does not believe it either');
update commande.piece_jointe p set recue_le = essai.t(16)
where p.commande_id = essai.id('commande c');
select isnt(essai.lever('rsci ESSAI', 'c', 'piece_manquante', 'piece_fournie'),
  '409 piece_toujours_absente', 'until it is there');

select * from finish();
rollback;
