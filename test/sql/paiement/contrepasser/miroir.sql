-- Spec: paiements#contrepassation: a payment is reversed by its mirror, once; the lines that it
-- settled are open again.
begin;
set local role metier;
select plan(10);
select essai.preparer_paiements();

select from essai.recevoir('r', '{c1}', essai.au_prix());
select from essai.traiter_reception('r', 'valider');
select is(essai.payer(), 'validée 30000', 'paid');
select is(essai.traiter_paiement('contrepasser'), 'contrepassée', 'reversed');
select is(essai.traiter_paiement('contrepasser'), '409 transition_refusee', 'once');
select is(essai.releve(), 'XOF 30000 0 0 30000', 'all is owed again');
select results_eq($$ select x.montant, x.statut from paiement.paiement x order by x.montant $$,
  $$ values (-30000::bigint, 'contrepassée'), (30000, 'contrepassée') $$,
  'the mirror is a payment of its own');
select throws_ok($$ insert into paiement.paiement
    (organisation_id, genre, producteur_id, moyen, reference, devise, montant, date_operation,
     cree_le, auteur_id, ecartes, contrepasse_id)
  select x.organisation_id, x.genre, x.producteur_id, x.moyen, x.reference, x.devise, x.montant,
         x.date_operation, x.cree_le, x.auteur_id, x.ecartes, x.contrepasse_id
  from paiement.paiement x where x.contrepasse_id is not null $$, '23505', null,
  'the database refuses another mirror');
select is(essai.argent('especes'), 0::bigint, 'the cash is back');
select is(essai.payer(p_jour => 7), 'validée 30000', 'it may be paid again');
select is(essai.releve(), 'XOF 30000 0 30000 0', 'and is paid once');
select set_config('essai.paiement', essai.id('?')::text, true);
select is(essai.traiter_paiement('contrepasser'), '404 paiement_inconnu', 'nobody''s payment');

select * from finish();
rollback;
