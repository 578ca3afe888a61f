-- Spec: rappels#suivi: records made later from reached records are blocked too.
begin;
set local role metier;
select plan(9);
select essai.preparer();
select essai.filiere();
create temporary table r as select essai.rappeler(essai.origine('producteur', 'Kossi')) as id;
select is(rappel.executer((select id from r), essai.id('rsci ESSAI'), essai.t(5)) ->> 'statut',
  'exécuté', 'executed');

select from essai.entreposer('C', '{c3}', 6, false);
select is(essai.lignes_rappel((select id from r), 'suite'), 'lot C marqué 40000',
  'what was still with the agent is marked as soon as it is a lot');
select lot.entrer_en_stock(essai.id('lot C'), essai.id('rsci ESSAI'), essai.t(6));
select is((select l.statut from lot.lot l where l.id = essai.id('lot C')), 'quarantaine',
  'and held when it is validated');

select from essai.lot('R', 10, 'validé');
select from essai.deplacer_vers_client('R', 'X', -5000, 7, 'retour');
select is(essai.lignes_rappel((select id from r), 'suite'), 'lot C marqué 40000, lot R bloqué 5010',
  'what comes back from a client is held');

select from essai.collecter('c4');
select from essai.lot('libre', 10, 'validé');
select from essai.lot('autre', 10, 'validé');
select from matiere.mouvoir('etape', 'lot', essai.id('lot autre'), array[
  (matiere.compte_de('lot', essai.id('lot libre')), essai.produit('ANANAS'), -5, null),
  (matiere.compte_de('lot', essai.id('lot autre')), essai.produit('ANANAS'), 5,
    null)]::matiere.ligne[], essai.id('rsci ESSAI'), essai.t(7), essai.t(7));
select is((select l.statut from lot.lot l where l.id = essai.id('lot autre')), 'validé',
  'what has nothing of it is left alone');

select from essai.entreposer('tard', '{c4}', 8, false);
select is((select l.rappel_id from lot.lot l where l.id = essai.id('lot tard')), (select id from r),
  'a late command of the recalled producer tells of one more');
select lot.liberer(essai.id('lot R'), 'analyse bonne', essai.id('rsci ESSAI'), essai.t(9));
select from essai.deplacer_vers_client('R', 'X', -1000, 9, 'retour');
select is((select l.statut from lot.lot l where l.id = essai.id('lot R')), 'validé',
  'what was released is held once');

select rappel.clore((select id from r), 'Fait', essai.id('rsci ESSAI'), essai.t(10));
select from essai.lot('S', 10, 'validé');
select from essai.deplacer_vers_client('S', 'X', -1000, 10, 'retour');
select is((select l.statut from lot.lot l where l.id = essai.id('lot S')), 'validé',
  'a closed recall is followed no more');
select is((select l.statut from lot.lot l where l.id = essai.id('lot A')), 'quarantaine',
  'and holds what it holds');

select * from finish();
rollback;
