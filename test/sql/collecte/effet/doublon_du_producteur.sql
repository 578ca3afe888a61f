-- Spec: collectes#paiement: a producer who may be a duplicate receives no payment until the
-- decision.
begin;
set local role metier;
select plan(2);
select essai.preparer();

select from essai.collecter('x');
insert into controle.controle (organisation_id, commande_id, motif, auteur_id, entite, entite_id,
  ouvert_le)
values (core.organisation_id(), essai.id('commande x'), 'doublon_identite', essai.id('agent ESSAI'),
  'producteur', essai.id('Kossi'), essai.t());

select is((select e.paiement_bloque from collecte.effet e), true,
  'the payment of the producer''s collections is blocked');
select is((select e.motifs from collecte.effet e), '{doublon_identite}', 'by that motif');

select * from finish();
rollback;
