-- Spec: file-de-controle#reprise-manuelle: from the manual processing on, the files of the command
-- are awaited.
begin;
set local role metier;
select plan(3);
select essai.preparer_operations();

select from essai.envoyer('x', essai.payload_collecte('x'), '{}',
  jsonb_build_object('payload', 'illisible', 'raison', 'x',
  'enveloppe', jsonb_build_object('pieces_jointes', jsonb_build_array(
    jsonb_build_object('fichier_id', essai.id('photo'), 'sha256', repeat('a', 64), 'role', 'photo'),
    jsonb_build_object('fichier_id', 'rien', 'sha256', repeat('a', 64), 'role', 'photo'),
    '7'::jsonb))));
select is((select count(*) from commande.piece_jointe p), 0::bigint,
  'nothing is awaited of a command that wrote nothing');
select is(essai.lever('rsci ESSAI', 'x', 'donnees_illisibles', 'reprise_manuelle',
    essai.payload_corrige('x')), 'leve', 'resumed by hand');
select results_eq($$ select p.commande_id, p.fichier_id, p.role, p.attendue_depuis
    from commande.piece_jointe p $$,
  $$ values (essai.id('commande x'), essai.id('photo'), 'photo', essai.t()) $$,
  'what is readable of its files is awaited');

select * from finish();
rollback;
