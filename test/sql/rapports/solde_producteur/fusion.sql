-- Spec: paiements#releve: the report shows the amounts owed to a producer and to the records merged
-- into them, under the kept producer.
begin;
set local role metier;
select plan(2);
select essai.preparer_paiements();
select essai.producteur('Afi');
select from essai.recevoir('r', '{c1}', essai.au_prix());
select from essai.traiter_reception('r', 'valider');
select is(essai.payer(), 'validée 30000', 'Kossi was paid');
select from adhesion.fusionner(essai.id('Kossi'), essai.id('Afi'), essai.id('rsci ESSAI'),
  essai.t(6));
reset role;
select results_eq($$ select s.producteur_id, s.solde from rapports.solde_producteur s $$,
  $$ values (essai.id('Afi'), 0::bigint) $$, 'one line, of the kept one, and nothing is open');

select * from finish();
rollback;
