-- Spec: identites-et-droits#piece-identite: few persons may read identity documents; each reading
-- is journalled.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();
select throws_ok($$ select producteur.lire_piece(essai.id('Kossi'), essai.t()) $$, 'TR404',
  'piece_identite_absente', 'no document');
select throws_ok($$ select producteur.lire_piece(essai.id('?'), essai.t()) $$, 'TR404',
  'producteur_inconnu', 'no producer');
insert into producteur.piece_identite
values (core.organisation_id(), essai.id('Kossi'), 'cni', 'N 1', 'BJ');
select is(producteur.lire_piece(essai.id('Kossi'), essai.t())::jsonb,
  jsonb_build_object('producteur_id', essai.id('Kossi'), 'type', 'cni', 'numero', 'N 1', 'pays',
    'BJ'), 'the document');
select is((select count(*) from journal.evenement e where e.action = 'producteur.lire_piece'
    and e.entite_id = essai.id('Kossi')), 1::bigint, 'the reading is journalled');
select is((select e.details from journal.evenement e where e.action = 'producteur.lire_piece'),
  null, 'without the document');

select * from finish();
rollback;
