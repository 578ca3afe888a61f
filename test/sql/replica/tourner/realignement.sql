-- Spec: replication#dates: a plot or balance written while its producer changed group is corrected.
begin;
set local role metier;
select plan(3);
select essai.preparer();

insert into organisation.groupement (organisation_id, id, code, nom)
values (core.organisation_id(), essai.id('G2'), 'G2', 'Deux');
update capacite.solde set groupement_id = essai.id('groupement ESSAI')
where producteur_id = essai.id('Kossi');
update producteur.producteur set groupement_id = essai.id('G2') where id = essai.id('Kossi');
select is(replica.tourner(essai.t()), 2::bigint, 'both are touched');
select is((select r.groupement_id from replica.parcelle r where r.id = essai.id('parcelle Kossi')),
  essai.id('G2'), 'the plot');
select is((select s.groupement_id from capacite.solde s where s.producteur_id = essai.id('Kossi')),
  essai.id('G2'), 'the balance');

select * from finish();
rollback;
