-- Spec: file-de-controle#correction-de-signalement: with a corrected payload the collection is
-- recorded again and gets its number back.
begin;
set local role metier;
select plan(6);
select essai.preparer_operations();

select from essai.collecter('collecte');
select from essai.faire('collecte.signaler_erreur', 'x');
select from essai.collecter('autre', essai.kg(1));
select is(essai.lever('rsci ESSAI', 'x', 'erreur_signalee_agent', 'correction',
    essai.payload_corrige('collecte', essai.kg(60000))), 'leve', 'it weighed 60 kg');
select results_eq(
  'select c.statut, c.net_g, c.numero_officiel from collecte.collecte c order by c.numero_officiel',
  $$ values ('enregistree', 60000::bigint, 'MP-ANANAS-26-0001'),
    ('enregistree', 1, 'MP-ANANAS-26-0002') $$, 'under its number');
select is(array[essai.capacites(), essai.consommations()],
  array['Kossi ANANAS AB 60001', 'Kossi ANANAS AB 60001'], 'its capacity is taken again');
select is(essai.comptes(), 'garde ANANAS 60001, producteur Kossi ANANAS -60001', 'its matter too');
select is((select count(*) from numerotation.numero_officiel), 2::bigint, 'no rank is lost');
select is((select max(s.version) from collecte.sms s where s.collecte_id = essai.id('collecte')), 2,
  'the producer is told');

select * from finish();
rollback;
