-- Spec: terrain#transfert: the order in which a transfer and a collection arrive does not matter:
-- records dated after the transfer are judged with the new holder.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();
select essai.producteur('Afi');
select essai.collecter('de Afi', essai.kg(1000) || essai.du('Afi'), essai.capture(essai.t(-1)));
select is(essai.ouverts('de Afi'), 'reference_inconnue', 'the plot is not Afi''s yet');
select is(essai.transferer('Kossi', 'Afi', essai.t(-2)), 'fait', 'the transfer arrives');
select is(essai.lever('rsci ESSAI', 'de Afi', 'reference_inconnue', 'correction'), 'leve',
  'it was hers at the date: the control is lifted');
select is(essai.ouverts('de Afi'), null, 'nothing is left');
select is(essai.capacites(), 'Afi ANANAS AB 1000', 'it draws once');

select * from finish();
rollback;
