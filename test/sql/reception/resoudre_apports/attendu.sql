-- Spec: receptions#attendus: a reference with a command still on a phone can be received: its
-- matter comes from its own account `attendu`.
begin;
set local role metier;
select plan(11);
select essai.preparer_receptions();

select is(essai.recevoir('r', '{c1,"BR-ESSAI-20260601-0099 40000"}', '{"net_g": 140000}'),
  'en_attente', 'ahead of its data');
select is(essai.solde_de('attendu',
    (select a.id from reception.apport a where a.collecte_id is null)), -40000::bigint, 'expected');
select is(essai.statut_du_lot('r'), 'en_attente 140000', 'the lot holds both');
select is(lot.categorie((essai.recue('r')).lot_id), 'conventionnel',
  'conventional until the collection arrives');
select results_eq($$ select f.de_genre, f.quantite_g from matiere.filiation f
    order by f.de_genre $$,
  $$ values ('attendu', 40000::bigint), ('collecte', 100000::bigint) $$, 'what became of what');
select is(essai.recevoir('s', '{"BR-ESSAI-20260601-0099 40000"}', '{"net_g": 40000}'),
  '409 reference_deja_recue', 'a reference comes in once');
select essai.collecter('c2', essai.kg(50000), '{"reference_provisoire": "BR-ESSAI-20260601-0050"}');
select is(essai.recevoir('t', '{"BR-ESSAI-20260601-0050 1"}', '{"net_g": 50000}'), 'en_attente',
  'a reference that has arrived');
select results_eq($$ select a.collecte_id, a.reference_provisoire, a.quantite_g
    from reception.apport a where a.reception_id = (essai.recue('t')).id $$,
  $$ values (essai.id('c2'), null::text, 50000::bigint) $$, 'is its collection, with its own mass');
select is(essai.recevoir('u', '{c2}'), '409 collecte_deja_recue', 'which has come in');
select essai.collecter('c3', essai.kg(5), '{"reference_provisoire": "BR-ESSAI-20260601-0051"}');
select is(essai.recevoir('v', '{c3,"BR-ESSAI-20260601-0051 5"}', '{"net_g": 5}'),
  '400 parametre_invalide', 'one collection by two names');
select is(essai.recevoir('w', '{c3,c3}', '{"net_g": 5}'), '400 parametre_invalide',
  'or twice by one');

select * from finish();
rollback;
