-- Spec: types-de-commandes#producteur-modifier: a value that the database can not store sets the
-- command aside, and the device continues with the next command.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select is(
  essai.motifs(essai.faire('producteur.modifier', 'poison',
      '{"champs": {"localite": "Savè", "date_naissance": "2026-02-30"}}')), 'donnees_illisibles',
  'a day that does not exist');
select is((select k #>> '{0,details,sqlstate}' from essai.constats('poison') as k), '22008',
  'the technical detail is kept');
select is(essai.motifs(essai.faire('producteur.modifier', 'suite')), null,
  'the next command is processed');
select is((select p.localite || p.version from producteur.producteur p
    where p.id = essai.id('Kossi')), 'Dassa2', 'of the poisoned one nothing is left');

select * from finish();
rollback;
