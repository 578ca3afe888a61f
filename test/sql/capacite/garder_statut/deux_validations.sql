-- Spec: capacites#validation: the table itself refuses a capacity in force with fewer than two
-- validations.
begin;
set local role metier;
select plan(3);
select essai.preparer();

insert into capacite.capacite (organisation_id, id, campagne_id, producteur_id, matiere_code,
  etat_code, capacite_g, lignes, proposee_le)
values (core.organisation_id(), essai.id('c'), essai.id('campagne ESSAI'), essai.id('Kossi'),
  'ANANAS', 'AB', 1, '[]', essai.t());
select throws_ok($$ update capacite.capacite set statut = 'validee' where id = essai.id('c') $$,
  'P0004', null, 'with none');
insert into capacite.validation
values (core.organisation_id(), essai.id('c'), 'rsci', essai.id('rsci ESSAI'), essai.t());
select throws_ok($$ update capacite.capacite set statut = 'validee' where id = essai.id('c') $$,
  'P0004', null, 'with one');
insert into capacite.validation
values (core.organisation_id(), essai.id('c'), 'direction', essai.id('admin ESSAI'), essai.t());
select lives_ok($$ update capacite.capacite set statut = 'validee' where id = essai.id('c') $$,
  'with both');

select * from finish();
rollback;
