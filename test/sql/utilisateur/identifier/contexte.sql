-- Spec: identites-et-droits#organisation-active: the call runs in its organization and for its
-- account: data of other organizations is not accessible.
begin;
set local role metier;
select plan(3);
select essai.preparer();

select essai.entrer('VOISIN');
select from utilisateur.identifier(essai.appelant('ESSAI', 'agent'), essai.t());

select is(core.organisation_id(), essai.id('organisation ESSAI'), 'the organization');
select is(current_setting('sillon.utilisateur_id')::uuid, essai.id('agent ESSAI'), 'the account');
select is((select array_agg(o.code) from organisation.organisation o), '{ESSAI}',
  'one organization is seen');

select * from finish();
rollback;
