-- Spec: terrain#parcelles: step 10: a plot of another producer does not belong to this producer:
-- `reference_inconnue`, with the holder in the details.
begin;
set local role metier;
select plan(3);
select essai.preparer();

select essai.producteur('Afi');

select is(
  essai.motifs(essai.collecter('x', jsonb_build_object('parcelle_id', essai.id('parcelle Afi')))),
  'reference_inconnue',
  'the plot of another producer');
select is((select k.details ->> 'producteur_de_la_parcelle' from controle.controle k)::uuid,
  essai.id('Afi'),
  'the details name its producer');
select is(
  essai.motifs(essai.collecter('y',
      jsonb_build_object('parcelle_id', essai.id('parcelle Afi'), 'producteur_id',
        essai.id('Afi')))),
  null,
  'with its own producer');

select * from finish();
rollback;
