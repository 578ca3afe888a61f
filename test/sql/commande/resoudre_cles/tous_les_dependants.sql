-- Spec: file-de-controle#reference-arrivee: one arrival resolves all commands that name the record.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select essai.collecter(n, essai.kg(1000) || jsonb_build_object('producteur_id', essai.id('Afi'),
    'parcelle_id', essai.id('parcelle Afi'))) from unnest('{a,b,c}'::text[]) as n;
select from essai.faire('intrant.remettre', 'd',
  jsonb_build_object('producteur_id', essai.id('Afi')));
select essai.producteur('Afi');
select is(essai.lever('rsci ESSAI', 'a', 'reference_inconnue', 'correction',
  (select jsonb_build_object('aussi', jsonb_agg(k.id)) from controle.controle k
    where k.motif = 'reference_inconnue')), 'leve', 'one call');
select is((select count(*) from controle.controle k where k.statut = 'ouvert'), 0::bigint,
  'lifts the controls of four commands');
select is(essai.comptes(), 'garde ANANAS 3000, producteur Afi ANANAS -3000',
  'all the matter is hers');
select is((select r.producteur_id from intrant.remise r), essai.id('Afi'), 'and the input');

select * from finish();
rollback;
