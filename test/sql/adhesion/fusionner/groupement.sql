-- Spec: file-de-controle#fusion: the plots follow the kept producer to their group, since
-- replication selects by `groupement_id`.
begin;
set local role metier;
select plan(2);
select essai.preparer_operations();

insert into organisation.groupement (organisation_id, id, code, nom)
values (core.organisation_id(), essai.id('G2'), 'G2', 'Groupement 2');
select essai.producteur('Afi');
update producteur.producteur set groupement_id = essai.id('G2') where id = essai.id('Afi');
select from essai.collecter('x');
select from adhesion.fusionner(essai.id('Kossi'), essai.id('Afi'), essai.id('rsci ESSAI'),
  essai.t(2));
select is((select p.groupement_id from parcelle.parcelle p where p.id = essai.id('parcelle Kossi')),
  essai.id('G2'), 'the plot');
select is((select c.groupement_id from collecte.collecte c), essai.id('G2'), 'the collection');

select * from finish();
rollback;
