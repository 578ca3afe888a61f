-- Spec: terrain#parcelles: the holder on the day of the weighing counts, not the present one.
begin;
set local role metier;
select plan(9);
select essai.preparer_operations();
select essai.producteur('Afi');
select is(essai.transferer('Kossi', 'Afi', essai.t(-2)), 'fait', 'the plot goes to Afi');

select is(
  essai.motifs(essai.collecter('Kossi avant', essai.kg(1000),
      essai.capture(essai.t(-2) - interval '1 microsecond'))), null, 'the old owner, just before');
select is(essai.motifs(essai.collecter('Kossi après', essai.kg(1000), essai.capture(essai.t(-2)))),
  'reference_inconnue', 'the old owner, at the instant');
select is(essai.constats('Kossi après') #> '{0,details,producteur_de_la_parcelle}',
  to_jsonb(essai.id('Afi')), 'the details name the new one');
select is(
  essai.motifs(essai.collecter('Afi après', essai.kg(1000) || essai.du('Afi'),
      essai.capture(essai.t(-2)))), null, 'the new owner, at the instant');
select is(
  essai.motifs(essai.collecter('Afi avant', essai.kg(1000) || essai.du('Afi'),
      essai.capture(essai.t(-3)))), 'reference_inconnue', 'the new owner, before');
select is(essai.constats('Afi avant') #> '{0,details,producteur_de_la_parcelle}',
  to_jsonb(essai.id('Kossi')), 'the details name the old one');
select is(essai.lever('rsci ESSAI', 'Afi avant', 'reference_inconnue', 'confirmation'),
  '409 reference_toujours_inconnue', 'it can not be confirmed');
select is(essai.lever('rsci ESSAI', 'Kossi après', 'reference_inconnue', 'correction',
    essai.payload_corrige('Kossi après', essai.kg(1000) || essai.du('Afi'))), 'leve',
  'corrected to the new owner it is');

select * from finish();
rollback;
