-- What is no longer expected, not moved yet, or held by another reception is settled as far as it goes.
begin;
set local role metier;
select plan(7);
select essai.preparer();

select from essai.reception_de('libre', 1000);
select from essai.reception_de('brouillon', 1000);
insert into reception.apport (organisation_id, reception_id, rang, reference_provisoire, quantite_g, recu_g, annule_le)
values (core.organisation_id(), essai.id('reception libre'), 1, 'BR-ESSAI-20260601-9001', 1000, 1000, essai.t());
insert into reception.apport (organisation_id, reception_id, rang, reference_provisoire, quantite_g, recu_g)
values (core.organisation_id(), essai.id('reception brouillon'), 1, 'BR-ESSAI-20260601-9002', 1000, 1000);
select from essai.collecter('a', '{}', '{"reference_provisoire": "BR-ESSAI-20260601-9001"}');
select is((select a.collecte_id from reception.apport a where a.reference_provisoire = 'BR-ESSAI-20260601-9001'), null, 'a reception that was reversed expects nothing');
select from essai.collecter('b', '{}', '{"reference_provisoire": "BR-ESSAI-20260601-9002"}');
select results_eq($$ select a.collecte_id, a.quantite_g from reception.apport a where a.reference_provisoire = 'BR-ESSAI-20260601-9002' $$,
  $$ values (essai.id('b'), 100000::bigint) $$, 'a draft takes the collection as it is');
select is(essai.tenu('garde'), 'ANANAS 200000', 'and moves nothing');

select from essai.collecter('c', '{}', '{"reference_provisoire": "BR-ESSAI-20260601-9003"}');
select from essai.recevoir('x', '[{"collecte": "c", "quantite_g": 100000, "recu_g": 100000}]');
select from essai.recevoir('y', '[{"reference": "BR-ESSAI-20260601-9003", "quantite_g": 100000, "recu_g": 100000}]');
select from reception.rapprocher_arrivees(essai.id('reception y'), essai.id('rsci ESSAI'), essai.t(), essai.t());
select is((select count(*) from reception.apport a where a.collecte_id = essai.id('c')), 1::bigint, 'a collection is received once');
select is(essai.tenu('attendu'), 'ANANAS -100000', 'what is named twice stays expected, and is seen');

select from essai.collecter('d', jsonb_build_object('produit_id', essai.produit('JUS')), '{"reference_provisoire": "BR-ESSAI-20260601-9004"}');
select from essai.recevoir('z', '[{"reference": "BR-ESSAI-20260601-9004", "quantite_g": 100000, "recu_g": 100000}]');
select from reception.rapprocher_arrivees(essai.id('reception z'), essai.id('rsci ESSAI'), essai.t(), essai.t());
select is((select a.collecte_id from reception.apport a where a.reference_provisoire = 'BR-ESSAI-20260601-9004'), essai.id('d'), 'one that arrived while the reception was written is settled with it');
select is((select k.motif from controle.controle k where k.entite_id = essai.id('d')), 'ecart_calcul', 'and what it says otherwise opens a control');

select * from finish();
rollback;
