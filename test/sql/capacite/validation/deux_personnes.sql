-- Spec: capacites#validation: The table itself refuses one person twice, and one role twice.
begin;
set local role metier;
select plan(4);
select essai.preparer();

insert into capacite.capacite (organisation_id, id, campagne_id, producteur_id, matiere_code,
  etat_code, capacite_g, lignes, proposee_le)
values (core.organisation_id(), essai.id('capacite'), essai.id('campagne ESSAI'), essai.id('Kossi'),
  'ANANAS', 'AB', 1, '[]', essai.t());
insert into capacite.validation values (core.organisation_id(), essai.id('capacite'), 'rsci',
  essai.id('rsci ESSAI'), essai.t());

select throws_ok($$ insert into capacite.validation
    values (core.organisation_id(), essai.id('capacite'), 'direction', essai.id('rsci ESSAI'),
      essai.t()) $$, '23505', null,
  'the same person in the other role');
select throws_ok($$ insert into capacite.validation
    values (core.organisation_id(), essai.id('capacite'), 'rsci', essai.id('admin ESSAI'),
      essai.t()) $$, '23505', null,
  'the same role by another person');
select throws_ok($$ insert into capacite.validation
    values (core.organisation_id(), essai.id('capacite'), 'commercial', essai.id('admin ESSAI'),
      essai.t()) $$, '23514', null,
  'another role');
select lives_ok($$ insert into capacite.validation
    values (core.organisation_id(), essai.id('capacite'), 'direction', essai.id('admin ESSAI'),
      essai.t()) $$,
  'two persons, two roles');

select * from finish();
rollback;
