-- Spec: replication#perimetre: on the phones a merged record follows the kept one.
begin;
set local role metier;
select plan(4);
select essai.preparer();

insert into organisation.groupement (organisation_id, id, code, nom)
values (core.organisation_id(), essai.id('G2'), 'G2', 'Deux');
select essai.producteur('Double');
update producteur.producteur set fusionne_dans = essai.id('Kossi') where id = essai.id('Double');
select is((select r.fusionne_dans from replica.producteur r where r.id = essai.id('Double')),
  essai.id('Kossi'), 'an alias');
update producteur.producteur set groupement_id = essai.id('G2') where id = essai.id('Kossi');
select is((select r.groupement_id from replica.producteur r where r.id = essai.id('Double')),
  essai.id('G2'), 'in the group of the kept one');
update producteur.producteur set actif_pendant = '{(,2026-01-01)}' where id = essai.id('Kossi');
select is_empty($$ select from replica.producteur r
    where r.id in (essai.id('Kossi'), essai.id('Double')) $$, 'gone with them');
update producteur.producteur set actif_pendant = '{(,)}' where id = essai.id('Kossi');
select is((select count(*) from replica.producteur r
    where r.id in (essai.id('Kossi'), essai.id('Double'))), 2::bigint, 'and back');

select * from finish();
rollback;
