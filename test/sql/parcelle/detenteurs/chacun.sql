-- Spec: terrain#parcelles: every present and former holder of a plot is listed, a merged producer
-- as the kept one.
begin;
set local role metier;
select plan(2);
select essai.preparer();
select essai.producteur('Afi');
select essai.producteur('Ama');

select is(parcelle.detenteurs(essai.id('parcelle Kossi')), array[essai.id('Kossi')],
  'a plot that never changed hands has one');
insert into parcelle.transfert (organisation_id, parcelle_id, ancien_id, producteur_id, le,
  enregistre_le, auteur_id, raison)
values (core.organisation_id(), essai.id('parcelle Kossi'), essai.id('Afi'),
  essai.id('Kossi'), essai.t(-1), essai.t(-1), essai.id('rsci ESSAI'), 'essai');
update producteur.producteur p set fusionne_dans = essai.id('Ama') where p.id = essai.id('Afi');
select bag_eq(format('select unnest(parcelle.detenteurs(%L))', essai.id('parcelle Kossi')),
  array[essai.id('Kossi'), essai.id('Ama')], 'with who had it before, as who keeps the file');

select * from finish();
rollback;
