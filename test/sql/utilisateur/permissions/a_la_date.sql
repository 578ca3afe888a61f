-- Spec: identites-et-droits#moi: the present permissions, each once and in order.
begin;
set local role metier;
select plan(6);
select essai.preparer();

select is(utilisateur.permissions(essai.id('rsci ESSAI'), essai.t()),
  '{capacity.approve,capacity.propose,certification.manage,dashboard.view,review.resolve,'
  'stock.release_quarantine}', 'sorted');
select from utilisateur.attribuer(essai.id('rsci ESSAI'), 'commercial',
  tstzrange(essai.t(1), essai.t(2)), null);
select is(utilisateur.permissions(essai.id('rsci ESSAI'), essai.t(1)),
  '{capacity.approve,capacity.propose,certification.manage,contracts.manage,dashboard.view,'
  'review.resolve,sales.manage,stock.release_quarantine}', 'two sets, dashboard.view once');
select is(cardinality(utilisateur.permissions(essai.id('rsci ESSAI'), essai.t(2))), 6,
  'the second has ended');
select is(
  cardinality(utilisateur.permissions(essai.id('rsci ESSAI'), essai.t(1) - interval '1 ms')), 6,
  'or not begun');
update utilisateur.utilisateur set statut = 'suspendu',
  actif_pendant = tstzmultirange(tstzrange(essai.t(-400), essai.t()))
  where id = essai.id('rsci ESSAI');
select is(utilisateur.permissions(essai.id('rsci ESSAI'), essai.t()), '{}', 'none once suspended');
select is(cardinality(utilisateur.permissions(essai.id('rsci ESSAI'), essai.t(-1))), 6,
  'those of before at the date of before');

select * from finish();
rollback;
