-- Spec: commandes#reference-provisoire: A paper's reference stays with the first command that had
-- it.
begin;
set local role metier;
select plan(3);
select essai.preparer_operations();

select from essai.collecter('premier', essai.kg(1),
  '{"reference_provisoire": "BR-ESSAI-20260601-0007"}');
select from essai.collecter('x', '{}', '{"reference_provisoire": "BR-ESSAI-20260601-0007"}');
select is(essai.ouverts('x'), 'donnees_illisibles', 'the same reference');
select is(essai.lever('rsci ESSAI', 'x', 'donnees_illisibles', 'reprise_manuelle',
    essai.payload_corrige('x')), 'leve', 'resumed');
select results_eq(
  'select c.reference_provisoire, c.numero_officiel from collecte.collecte c order by '
  'c.numero_officiel',
  $$ values ('BR-ESSAI-20260601-0007', 'MP-ANANAS-26-0001'), (null, 'MP-ANANAS-26-0002') $$,
  'it has a number, and no reference');

select * from finish();
rollback;
