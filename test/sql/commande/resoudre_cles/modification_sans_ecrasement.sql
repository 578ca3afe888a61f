-- Spec: file-de-controle#reference-arrivee: a modification with a producer who arrives later is
-- judged like any other: a value that another author changed since keeps the server's value.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select from essai.faire('producteur.modifier', 'x',
  jsonb_build_object('producteur_id', essai.id('Afi'), 'champs',
    '{"localite": "Savè", "sexe": "F"}'::jsonb));
select essai.producteur('Afi');
select from essai.faire('producteur.modifier', 'y',
  jsonb_build_object('producteur_id', essai.id('Afi'), 'champs', '{"localite": "Dassa"}'::jsonb),
  '{}', 'collègue');
select is(essai.lever('rsci ESSAI', 'x', 'reference_inconnue', 'correction'), 'leve',
  'the producer has arrived');
select is((select format('%s %s', p.localite, p.sexe) from producteur.producteur p
    where p.id = essai.id('Afi')), 'Dassa F', 'the field in conflict keeps the server''s value');
select is(essai.ouverts('x'), 'modification_concurrente', 'and the proposal goes to the queue');
select is((select k.entite_id from controle.controle k where k.motif = 'modification_concurrente'),
  essai.id('Afi'), 'about her');

select * from finish();
rollback;
