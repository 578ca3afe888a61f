-- Spec: commandes#resultat: a motif is in the result once, however many findings it has.
begin;
set local role metier;
select plan(2);
select essai.preparer();

select is(
  essai.motifs(essai.collecter('x',
      jsonb_build_object('contrat_id', essai.id('?'), 'producteur_id', essai.id('?')))),
  'reference_inconnue',
  'two unknown references, one motif');
select is((select count(*) from controle.controle), 2::bigint, 'and a control for each');

select * from finish();
rollback;
