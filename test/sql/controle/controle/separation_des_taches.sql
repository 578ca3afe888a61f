-- Spec: identites-et-droits#separation-des-taches: the table itself refuses that an author lifts a
-- control of their own command.
begin;
set local role metier;
select plan(2);
select essai.preparer();

select from essai.collecter('x', essai.kg(1000001));

select throws_ok($$ update controle.controle set statut = 'leve', leve_le = essai.t(),
    leve_par = auteur_id, decision = 'regularisation', raison = 'moi-même' $$,
  '23514', 'new row for relation "controle" violates check constraint "separation_des_taches"',
  'its author');
select lives_ok($$ update controle.controle set statut = 'leve', leve_le = essai.t(),
    leve_par = essai.id('rsci ESSAI'), decision = 'regularisation', raison = 'vu' $$,
  'somebody else');

select * from finish();
rollback;
