-- Spec: file-de-controle#ecart-motive: a date and a payload from two decisions both apply: neither
-- undoes the other.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select from essai.collecter('x',
  '{"calcul_telephone": {"net_g": 1, "refaction_g": 0, "net_marchand_g": 1}}',
  '{"horloge": null, "cree_le_appareil": "2020-01-01T00:00:00Z"}');
select is(essai.lever('rsci ESSAI', 'x', 'ecart_calcul', 'correction',
    essai.payload_corrige('x', essai.kg(5))), 'leve', 'first the mass');
select is(essai.lever('rsci ESSAI', 'x', 'horloge_invraisemblable', 'ecart_motive',
    jsonb_build_object('date_operation', essai.t(0, '05:00'))), 'leve', 'then the date');
select results_eq('select c.net_g, c.date_operation from collecte.collecte c',
  $$ values (5::bigint, essai.t(0, '05:00')) $$, 'both hold');
select is(essai.capacites(), 'Kossi ANANAS AB 5', 'for the capacity too');

select * from finish();
rollback;
