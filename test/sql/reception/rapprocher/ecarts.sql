-- Spec: receptions#rapprochement: if the command has less mass than the paper, the difference is
-- adjusted; if it has more, it is lost.
begin;
set local role metier;
select plan(5);
select essai.preparer();

select from essai.arriver('a',
  '[{"reference": "BR-ESSAI-20260601-9001", "quantite_g": 90000, "recu_g": 90000},
    {"reference": "BR-ESSAI-20260601-9002", "quantite_g": 105000, "recu_g": 105000}]');
select from essai.collecter('plus', '{}', '{"reference_provisoire": "BR-ESSAI-20260601-9001"}');
select is(array[essai.tenu('perte'), essai.tenu('ajustement'), essai.tenu('attendu')],
  array['ANANAS 10000', null, 'ANANAS -105000'], 'ten kilograms more than on the paper are lost');
select from essai.collecter('moins', '{}', '{"reference_provisoire": "BR-ESSAI-20260601-9002"}');
select is(array[essai.tenu('ajustement'), essai.tenu('attendu'), essai.tenu('garde')],
  array['ANANAS -5000', null, null], 'five kilograms less come from adjustment');
select is(essai.quantite('a'), 195000::bigint, 'the lot is as it was weighed');
select results_eq('select r.ecart_g from reception.redressement r order by r.rang',
  'values (10000::bigint), (-5000)', 'each difference is kept');
select is(essai.tenu('producteur'), 'ANANAS -200000', 'the producer gave what the commands say');

select * from finish();
rollback;
