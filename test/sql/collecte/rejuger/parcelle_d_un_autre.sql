-- Spec: collectes#rejugement: a correction does not make a plot of another producer this
-- producer's.
begin;
set local role metier;
select plan(2);
select essai.preparer();

select essai.producteur('Afi');
select from essai.collecter('x', jsonb_build_object('parcelle_id', essai.id('parcelle Afi')));

select is(essai.lever('rsci ESSAI', 'x', 'reference_inconnue', 'correction'),
  '409 reference_toujours_inconnue',
  'while the plot is another producer''s');
update parcelle.parcelle set producteur_id = essai.id('Kossi') where id = essai.id('parcelle Afi');
select is(essai.lever('rsci ESSAI', 'x', 'reference_inconnue', 'correction'), 'leve',
  'once it is its producer''s');

select * from finish();
rollback;
