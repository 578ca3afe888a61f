-- Spec: receptions#pesee: if the second scale shows less, the rest is lost; if it shows more, a
-- reason is required; both per collection.
begin;
set local role metier;
select plan(10);
select essai.preparer_receptions();

select essai.collecter('c2', essai.kg(50000)), essai.collecter('c3', essai.kg(7)),
  essai.collecter('c4', essai.kg(3));
select is(essai.recevoir('m', '{c1,c2}', '{"net_g": 149999}'), 'en_attente', 'one gram is lacking');
select results_eq($$ select a.rang::integer, a.quantite_g, a.recu_g from reception.apport a
    order by a.rang $$,
  $$ values (1, 100000::bigint, 99999::bigint), (2, 50000::bigint, 50000::bigint) $$,
  'the shares sum to what was weighed');
select is(essai.solde_de('perte'), 1::bigint, 'lost');
select is(essai.recevoir('p', '{c3,c4}', '{"net_g": 11}'), '409 raison_ecart_requise',
  'a second scale does not make kilos in silence');
select is(essai.recevoir('p', '{c3,c4}', '{"net_g": 11, "raison_ecart": "bascule étalonnée"}'),
  'en_attente', 'with a reason');
select is(essai.solde_de('ajustement'), -1::bigint, 'the surplus stands apart');
select is(essai.statut_du_lot('p'), 'en_attente 11', 'the lot holds it');
select results_eq($$ select e.objet_id, sum(e.quantite_g)::bigint from matiere.toute_ecriture e
    join matiere.mouvement m on m.id = e.mouvement_id
  where m.genre = 'reception' group by 1 order by 1 $$,
  $$ select essai.id(n), 0::bigint from unnest('{c1,c2,c3,c4}'::text[]) as n order by 1 $$,
  'collection by collection, to the gram');
select is(essai.recevoir('v', '{}'), '409 apports_manquants', 'made of nothing');
select is((select count(*) from reception.reception r), 2::bigint,
  'what is refused leaves nothing');

select * from finish();
rollback;
