-- Spec: matiere#contrepassation: the reversal of a reception's birth reverses all its movements and
-- later adjustments; the collections may be received again.
begin;
set local role metier;
select plan(13);
select essai.preparer_operations();

select from essai.collecter('c',
  '{"calcul_telephone": {"net_g": 1, "refaction_g": 0, "net_marchand_g": 1}}');
select from essai.arriver('a',
  '[{"collecte": "c", "quantite_g": 100000, "recu_g": 99000},
    {"reference": "BR-ESSAI-20260601-9001", "quantite_g": 90000, "recu_g": 90000}]');
select from essai.collecter('d', '{}', '{"reference_provisoire": "BR-ESSAI-20260601-9001"}');
select from essai.lever('rsci ESSAI', 'c', 'ecart_calcul', 'correction',
  essai.payload_corrige('c', essai.kg(110000)));
select from essai.retirer('a', '{"quantite_g": 10}');
select is(essai.renverser(essai.mouvement('reception')), 'matiere_deja_utilisee',
  'some of it was destroyed since');
select is(essai.renverser(essai.mouvement('destruction')), 'contrepassation', 'that is taken back');
select is(essai.renverser(essai.mouvement('reprise_reception')), 'contrepassation_refusee',
  'what late data posted follows the reception');
select is(essai.renverser(essai.mouvement('reception')), 'contrepassation', 'the birth is');
select is(array[essai.quantite('a')::text, essai.tenu('garde'), essai.tenu('attendu')],
  array['0', 'ANANAS 210000', null], 'the agent holds what the collections weigh now');
select is(array[essai.tenu('perte'), essai.tenu('ajustement'), essai.tenu('producteur')],
  array[null, null, 'ANANAS -210000'], 'nothing was lost or adjusted');
select results_eq($$ select r.statut, l.statut from reception.reception r
    join lot.lot l on l.reception_id = r.id $$, $$ values ('rejetée', 'annulé') $$,
  'reception and lot');
select results_eq($$ select t.acte, t.vers, t.raison from reception.transition t $$,
  $$ values ('annuler', 'rejetée', 'essai') $$, 'with the trace');
select is((select count(*) from reception.apport a where a.annule_le is null), 0::bigint,
  'its contributions are free');
select is((select count(*) from matiere.filiation f where not f.annulee), 0::bigint,
  'nothing became of them');
select is(essai.renverser(essai.mouvement('reception')), 'mouvement_deja_contrepasse', 'once');
select lives_ok(
  $$ select essai.arriver('b',
      '[{"collecte": "c", "quantite_g": 110000, "recu_g": 110000},
        {"collecte": "d", "quantite_g": 100000, "recu_g": 100000}]') $$, 'they are received anew');
select is(essai.tenu('garde'), null, 'as they are now');

select * from finish();
rollback;
