-- Spec: paiements#avant: an act with a reason deducts inputs from before the service counted money,
-- once; from then on the deduction follows their changes.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();
reset role;
insert into paiement.ouverture values (core.organisation_id(), '9999-12-31');
set local role metier;
create function pg_temp.retenir(p_nom text) returns text language sql as $$
  select essai.refus(format('select paiement.retenir(%L, %L, %L, %L)', essai.id(p_nom), 'Vu',
    essai.id('rsci ESSAI'), essai.t(1)))
$$;
select from essai.faire('intrant.remettre', 'i',
  '{"valeur": {"montant": 4000, "devise": "XOF"}, "avance": true}');
select from essai.faire('intrant.remettre', 'don',
  '{"valeur": {"montant": 4000, "devise": "XOF"}, "avance": false}');
select is_empty($$ select essai.creances() $$, 'handed out before');
select is(pg_temp.retenir('nobody'), '404 remise_inconnue', 'no such inputs');
select is(pg_temp.retenir('don'), '409 retenue_sans_objet', 'a gift is not deducted');
select is(paiement.retenir(essai.id('i'), 'Vu', essai.id('rsci ESSAI'), essai.t(1)) ->> 'montant',
  '-4000', 'what is on credit is');
select is(pg_temp.retenir('i'), '409 retenue_sans_objet', 'once');
select is((select e.details ->> 'raison' from journal.evenement e
  where e.action = 'paiement.retenir' and e.entite_id = essai.id('i')), 'Vu', 'journaled with why');
update intrant.remise set valeur_montant = 4500 where id = essai.id('i');
select from paiement.suivre_remise(essai.id('i'), essai.id('rsci ESSAI'), essai.t(2));
select results_eq($$ select essai.creances(true) $$,
  $$ values ('intrant 0 -4000 XOF'), ('intrant 0 -500 XOF') $$, 'corrected: it follows');
select lives_ok($$ select commande.annuler(essai.id('commande i'), 'vu', essai.id('rsci ESSAI'),
  essai.t(2)) $$, 'and may be cancelled');

select * from finish();
rollback;
