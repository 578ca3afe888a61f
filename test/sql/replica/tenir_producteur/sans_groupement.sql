-- Spec: replication#perimetre: a producer without a known group is in no perimeter.
begin;
set local role metier;
select plan(2);
select essai.preparer();

update producteur.producteur set groupement_id = null where id = essai.id('Kossi');
select is_empty($$ select from replica.producteur r where r.id = essai.id('Kossi') $$,
  'no group, no phone');
update producteur.producteur set groupement_id = groupement_declare where id = essai.id('Kossi');
select isnt_empty($$ select from replica.producteur r where r.id = essai.id('Kossi') $$,
  'known again, they return');

select * from finish();
rollback;
