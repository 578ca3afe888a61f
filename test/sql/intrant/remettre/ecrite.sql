-- Spec: types-de-commandes#intrant-remettre: member, input, quantity, value and advance are stored
-- as received.
begin;
set local role metier;
select plan(3);
select essai.preparer_operations();

create temp table r as select essai.faire('intrant.remettre', 'remise') as j;

select is(essai.motifs(j), null, 'nothing to say about it') from r;
select is(j -> 'entites', jsonb_build_object('remise', essai.id('remise')), 'the result names it')
from r;
select results_eq(
  $$ select r.id, r.producteur_declare, r.producteur_id, i.code, r.quantite, r.unite_code,
    r.valeur_montant, r.valeur_devise, r.avance, r.auteur_id, r.date_operation,
    r.reference_provisoire
     from intrant.remise r join intrant.intrant i on i.id = r.intrant_id
       and i.id = r.intrant_declare $$,
  $$ select essai.id('remise'), essai.id('Kossi'), essai.id('Kossi'), 'compost', 25::bigint, 'KGM',
    5000::bigint, 'XOF', true, essai.id('agent ESSAI'), essai.t(0, '07:00'), c.reference_provisoire
     from commande.commande c where c.id = essai.id('commande remise') $$,
  'as declared, with its provisional reference');

select * from finish();
rollback;
