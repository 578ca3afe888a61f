-- Spec: file-de-controle#correction: masses, weighings, matter and capacity become those of the
-- corrected payload; the number is kept.
begin;
set local role metier;
select plan(13);
select essai.preparer_operations();

select from essai.collecter('x',
  '{"calcul_telephone": {"net_g": 1, "refaction_g": 0, "net_marchand_g": 1}}');
select is(essai.lever('rsci ESSAI', 'x', 'ecart_calcul', 'correction', essai.payload_corrige('x',
  '{"pesees": [{"brut_g": 50500, "tare_g": 500}, {"brut_g": 30400, "tare_g": 400}],
    "humidite_cp": 900, "impuretes_cp": 100}')), 'leve', 'two weighings of 80 kg, wetter');

select results_eq(
  'select c.net_g, c.refaction_g, c.net_marchand_g, c.humidite_cp, c.numero_officiel, c.statut, '
  'c.date_operation from collecte.collecte c',
  $$ values (80000::bigint, 800::bigint, 79200::bigint, 900, 'MP-ANANAS-26-0001', 'enregistree',
      essai.t(0, '07:00')) $$, 'the server reckons them again, the number stays');
select results_eq(
  'select p.version, p.rang, p.brut_g, p.tare_g from collecte.toute_pesee p order by 1, 2',
  $$ values (1, 1::smallint, 101000::bigint, 1000::bigint), (2, 1::smallint, 50500, 500),
    (2, 2::smallint, 30400, 400) $$, 'the weighings are a second version, the first stays');
select is(array[essai.capacites(), essai.consommations()],
  array['Kossi ANANAS AB 80000', 'Kossi ANANAS AB 80000'], 'the capacity is the corrected mass');
select is(essai.comptes(), 'garde ANANAS 80000, producteur Kossi ANANAS -80000', 'the matter too');
select is((select count(*) from matiere.mouvement m where m.genre = 'correction'), 1::bigint,
  'by one correcting movement');
select is((select sum(e.quantite_g) from matiere.toute_ecriture e), 0::numeric,
  'the ledger balances');
select results_eq('select s.version, s.statut from collecte.sms s order by 1',
  $$ values (1, 'a_envoyer'), (2, 'a_envoyer') $$, 'the producer is told of the second version');
select alike(t.texte, '%MP-ANANAS-26-0001%79,200 kg.', 'with the number and the corrected mass')
from collecte.textes_sms(array[essai.id('x')]) as t;
select results_eq($$ select k.version, k.payload ->> 'humidite_cp', k.auteur_id,
    k.controle_id = c.id from collecte.correction k, controle.controle c $$,
  $$ values (1, '900', essai.id('rsci ESSAI'), true) $$,
  'the corrected payload is kept, with who decided it');
select is((select c.enveloppe #>> '{payload,pesees,0,brut_g}' from commande.commande c), '101000',
  'beside what the phone sent');
select is(essai.ouverts('x'), null, 'corrected figures are not compared with the phone''s');
select is((select c.calcul_telephone ->> 'net_g' from collecte.collecte c), '1',
  'the phone''s own calculation stays on record');

select * from finish();
rollback;
