-- Events, Recall: "consumed … lots are listed as not blockable"; and the matter that an expedition gives back to one is held, Lot: "while in quarantine every debit is refused".
begin;
set local role metier;
select plan(4);
select essai.preparer_ventes();
select essai.lot('a', 1000, 'validé'), essai.vendre('V'), essai.charger('x', 'V', '{"a": 1000}'), essai.expedier('x');
create temporary table r as select essai.rappeler(essai.origine('lot', 'lot a')) as id;
select rappel.executer((select id from r), essai.id('rsci ESSAI'), essai.t(5));
select is((select l.effet || ' ' || l.motif from rappel.ligne l where l.phase = 'execution' and l.genre = 'lot'), 'non_bloquable consommé', 'not blockable');
select is(essai.etats('a'), 'consommé 0', 'it stays as it is');
select is(essai.expedier('x', 'devalider', 6), 'brouillon', 'the container did not leave after all');
select is(essai.etats('a'), 'quarantaine 1000', 'what is in the lot again is held');

select * from finish();
rollback;
