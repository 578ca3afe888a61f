-- Spec: file-de-controle#reference-arrivee: an input or an inspection that came before its producer
-- is examined when the producer comes.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();

select from essai.faire('intrant.remettre', 'r',
  jsonb_build_object('producteur_id', essai.id('Afi'), 'intrant_id', essai.id('urée ESSAI')));
select from essai.faire('inspection.enregistrer', 'i',
  jsonb_build_object('producteur_id', essai.id('Afi'), 'parcelle_id', null));
select essai.producteur('Afi');
insert into inspection.interet (organisation_id, utilisateur_id, producteur_id, nature, periode)
values (core.organisation_id(), essai.id('agent ESSAI'), essai.id('Afi'), 'parent', '(,)');
select is(array[essai.ouverts('r'), essai.ouverts('i')], '{reference_inconnue,reference_inconnue}',
  'nothing else could be found');
select is(essai.lever('rsci ESSAI', n, 'reference_inconnue', 'correction'), 'leve',
  n || ': the producer has arrived') from unnest('{r,i}'::text[]) as n;
select is(essai.ouverts('r'), 'intrant_non_autorise', 'the input is not authorized for her');
select is(essai.ouverts('i'), 'conflit_interets', 'the inspector is not independent of her');

select * from finish();
rollback;
