-- Spec: identites-et-droits#dernier-administrateur: without a holder of permission_sets.manage no
-- account could ever grant a permission.
begin;
set local role metier;
select plan(3);
select essai.preparer();

select is(essai.issue_de('select utilisateur.exiger_un_gestionnaire(essai.t())'), '',
  'an administrator holds both');
update utilisateur.ensemble_permission
set incluse_pendant = tstzmultirange(tstzrange(essai.t(-400), essai.t(50)))
where permission = 'permission_sets.manage';
select is(essai.issue_de('select utilisateur.exiger_un_gestionnaire(essai.t())'),
  '409 dernier_administrateur', 'nobody from some day on');
select is(essai.details_de('select utilisateur.exiger_un_gestionnaire(essai.t())'),
  jsonb_build_object('permission', 'permission_sets.manage', 'depuis',
    core.horodatage(essai.t(50))), 'the day is told');

select * from finish();
rollback;
