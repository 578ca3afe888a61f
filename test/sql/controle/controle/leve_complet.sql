-- Spec: file-de-controle#levee: a control is lifted only with a decision, a reason and an author.
begin;
set local role metier;
select plan(4);
select essai.preparer();

select from essai.collecter('x', essai.kg(1000001));

select throws_ok($$ update controle.controle set statut = 'leve', leve_le = essai.t(),
    leve_par = essai.id('rsci ESSAI'), decision = 'regularisation' $$, '23514', null,
  'no reason');
select throws_ok($$ update controle.controle set statut = 'leve', leve_le = essai.t(),
    leve_par = essai.id('rsci ESSAI'), raison = 'vu' $$, '23514', null,
  'no decision');
select throws_ok($$ update controle.controle set statut = 'leve', leve_le = essai.t(),
    decision = 'regularisation', raison = 'vu' $$, '23514', null,
  'nobody');
select throws_ok($$ update controle.controle set raison = 'vu' $$, '23514', null,
  'a reason without the lifting');

select * from finish();
rollback;
