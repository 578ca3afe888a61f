-- Spec: identites-et-droits#dernier-administrateur: an account without the permission is never its
-- last holder, even if no other account holds the permission without an end.
begin;
set local role metier;
select plan(3);
select essai.preparer();

update utilisateur.attribution set periode = tstzrange(lower(periode), essai.t(5))
where utilisateur_id = essai.id('admin ESSAI');
select lives_ok(
  $$ select utilisateur.proteger_administration(essai.id('agent ESSAI'), essai.t()) $$, 'an agent');
select throws_ok(
  $$ select utilisateur.proteger_administration(essai.id('admin ESSAI'), essai.t()) $$, 'TR409',
  'dernier_administrateur', 'the administrator');
select lives_ok(
  $$ select utilisateur.proteger_administration(essai.id('admin ESSAI'), essai.t(5)) $$,
  'who holds nothing any more');

select * from finish();
rollback;
