-- Spec: identites-et-droits#catalogue: a permission outside the catalogue is refused by its name.
begin;
set local role metier;
select plan(4);
select essai.preparer();

select is(utilisateur.lire_permissions('["stock.manage", "plot.survey", "stock.manage"]'),
  '{plot.survey,stock.manage}', 'sorted, each once');
select is(utilisateur.lire_permissions('[]'), '{}', 'none');
select is(
  essai.issue_de($$ select utilisateur.lire_permissions('["plot.sell", "stock.manage", ""]') $$),
  '400 permission_inconnue', 'unknown ones');
select is(
  essai.details_de($$ select utilisateur.lire_permissions('["plot.sell", "stock.manage", ""]') $$),
  '{"permissions": ["", "plot.sell"]}', 'are named');

select * from finish();
rollback;
