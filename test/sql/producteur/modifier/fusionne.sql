-- Spec: commandes#alias: a change that names a merged member applies to the kept one.
begin;
set local role metier;
select plan(3);
select essai.preparer_operations();

select essai.faire('producteur.enregistrer', 'Perdu');
update producteur.producteur set fusionne_dans = essai.id('Kossi') where id = essai.id('Perdu');

select is(essai.faire('producteur.modifier', 'm',
    jsonb_build_object('producteur_id', essai.id('Perdu'))) -> 'entites',
  jsonb_build_object('producteur', essai.id('Kossi')),
  'a phone that names the lost id is told the kept one');
select is((select p.localite from producteur.producteur p where p.id = essai.id('Kossi')), 'Dassa',
  'the kept record changes');
select is((select p.localite from producteur.producteur p where p.id = essai.id('Perdu')),
  'Glazoué', 'the lost one does not');

select * from finish();
rollback;
