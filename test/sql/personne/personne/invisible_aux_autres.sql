-- Spec: service#isolement: Data is isolated per organization: a person is read by the organization
-- that created the identity.
begin;
set local role metier;
select plan(4);
select essai.preparer();

select from essai.ouvrir('marie');
select isnt_empty('select from personne.personne', 'here it is seen');
select essai.entrer('VOISIN');
select is_empty('select from personne.personne', 'from another organization not');
select is_empty('select from personne.rattachement', 'nor who has it attached');
select essai.entrer('ESSAI');
select set_config('sillon.organisation_id', '', true);
select is_empty('select from personne.personne', 'nor outside a call');

select * from finish();
rollback;
