-- Spec: paiements#difference: the amount due arises with the validation; later changes write the
-- difference as a line of its own, and edit none.
begin;
set local role metier;
select plan(17);
select essai.preparer_paiements();

select is(essai.recevoir('r', '{c1}', essai.au_prix() || '{"net_g": 90000}'), 'en_attente',
  'received, ten kilograms less than was collected');
select is_empty($$ select essai.creances(true) $$, 'nothing is due of what waits');
select is(essai.traiter_reception('r', 'valider'), 'validée', 'validated');
select results_eq($$ select essai.creances(true) $$,
  $$ values ('livraison 90000 27000 XOF'), ('ecart 10000 ?') $$,
  'the lower of both masses is due; what they differ by is shown, and owed to nobody');
select is(essai.argent('producteur', 'Kossi'), 27000::bigint, 'it is on the producer''s account');
select is(essai.argent('achat'), -27000::bigint, 'from that of what was bought');

select is(essai.traiter_reception('r', 'devalider', 'Essai'), 'en_attente', 'devalidated');
select results_eq($$ select essai.creances(true) $$,
  $$ values ('livraison 90000 27000 XOF'), ('ecart 10000 ?'), ('livraison -90000 -27000 XOF'),
            ('ecart -10000 ?') $$, 'what was due is taken back by lines of their own');
select is(essai.argent('producteur', 'Kossi'), 0::bigint, 'nothing is owed');
select is(essai.traiter_reception('r', 'valider'), 'validée', 'validated again');
select is(essai.argent('producteur', 'Kossi'), 27000::bigint, 'it is due again');

select lives_ok($$ select paiement.arreter((essai.recue('r')).id, essai.id('rsci ESSAI'),
    essai.t(2)) $$, 'asked again');
select is((select count(*) from paiement.creance), 6::bigint, 'nothing is written twice');

select lives_ok($$ select collecte.devalider(essai.id('c1'), essai.t(3)) $$,
  'the collection is devalidated');
select is_empty($$ select essai.creances() $$, 'nothing is due any more, nor differs');
select is((select count(distinct c.date_operation) from paiement.creance c), 1::bigint,
  'all lines bear the date of the reception');
select throws_ok($$ update paiement.creance set montant = 1 $$, '42501', null, 'none is edited');

select * from finish();
rollback;
