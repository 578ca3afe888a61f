-- Spec: file-de-controle#reference-arrivee: a survey's controls refer to its plot once the plot has
-- arrived.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();

select from essai.faire('parcelle.enregistrer', 'voisine');
select from essai.faire('parcelle.relever', 'x',
  jsonb_build_object('parcelle_id', essai.id('parcelle Afi'), 'releve',
    essai.releve('x', essai.ailleurs('voisine'))));
select is((select string_agg(distinct k.entite, ',') from controle.controle k
    where k.commande_id = essai.id('commande x')), 'polygone', 'about the survey');
select essai.producteur('Afi');
select is(essai.lever('rsci ESSAI', 'x', 'reference_inconnue', 'correction'), 'leve',
  'the plot has arrived');
select is((select k.entite_id from controle.controle k where k.commande_id = essai.id('commande x')
    and k.motif = 'chevauchement_parcelle'), essai.id('parcelle Afi'), 'about the plot');
select is(essai.lever('rsci ESSAI', 'x', 'chevauchement_parcelle', 'correction'),
  '409 releve_attendu', 'a new survey of it is awaited');
select from essai.faire('parcelle.relever', 'y',
  jsonb_build_object('parcelle_id', essai.id('parcelle Afi'), 'releve',
    essai.releve('y', essai.ailleurs('Afi'))), essai.capture(essai.t(0, '07:30')));
select is(essai.lever('rsci ESSAI', 'x', 'chevauchement_parcelle', 'correction'), 'leve',
  'and corrects it');

select * from finish();
rollback;
