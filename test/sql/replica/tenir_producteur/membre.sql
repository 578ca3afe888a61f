-- Spec: replication#perimetre: a member is on the phones with the register's data.
begin;
set local role metier;
select plan(3);
select essai.preparer();

select is((select r.groupement_id from replica.producteur r where r.id = essai.id('Kossi')),
  essai.id('groupement ESSAI'), 'registered, with the group');
update producteur.producteur set telephone = '+22961999999', version = 2
where id = essai.id('Kossi');
select is((select (r.telephone, r.version)::text from replica.producteur r
    where r.id = essai.id('Kossi')), '(+22961999999,2)', 'changed, with the version');
select is_empty($$ select r.id from replica.producteur r
    where r.organisation_id <> core.organisation_id() $$, 'no neighbour''s');

select * from finish();
rollback;
