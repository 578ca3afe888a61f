-- Spec: terrain#transfert: a transfer that names a merged producer refers to the kept one.
begin;
set local role metier;
select plan(7);
select essai.preparer_operations();
select essai.provoquer('doublon_identite');
update producteur.producteur set nom = 'Perdu' where id = essai.id('x');
update producteur.producteur set nom = 'Gardé' where id = essai.id('premier');
update controle.controle set entite_id = essai.id('autre') where motif = 'doublon_identite';
select essai.collecter('une', essai.kg(1000), essai.capture(essai.t(-3)));
update producteur.producteur set cree_le = essai.t(-100) where id = essai.id('x');
select is(essai.transferer('Kossi', 'x', essai.t(-2)), 'fait',
  'the plot goes to the one who will be lost');
update controle.controle set entite_id = essai.id('x') where motif = 'doublon_identite';
select is(essai.capacites(), 'Perdu ANANAS AB 1000', 'what Kossi delivered follows');
select is(essai.lever('rsci ESSAI', 'x', 'doublon_identite', 'fusion'), 'leve', 'merged');
select is(array[essai.capacites(), essai.consommations()],
  array_fill('Gardé ANANAS AB 1000'::text, array[2]), 'it follows to the kept one');
select is(parcelle.producteur_au(essai.id('parcelle Kossi'), essai.t(-2)), essai.id('premier'),
  'who held the plot from the transfer on');
select is(array(select parcelle.detenues(essai.id('premier'), essai.t(-1))),
  array[essai.id('parcelle Kossi')], 'and holds it');
select is(essai.transferer('Kossi', 'x', essai.t(-1)), '409 meme_producteur',
  'the lost id is the kept one');

select * from finish();
rollback;
