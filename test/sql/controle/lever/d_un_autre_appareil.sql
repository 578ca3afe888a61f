-- Spec: file-de-controle#levee: Lifting by the author is refused by the database itself, also when
-- the author acts with another role or another device.
begin;
set local role metier;
select plan(3);
select essai.preparer_operations();

insert into appareil.appareil (organisation_id, id, utilisateur_id, code_court, enrole_le,
  derniere_synchro)
values (core.organisation_id(), essai.id('second appareil'), essai.id('agent ESSAI'), 'SECOND',
  essai.t(-300), essai.t(-1));
select from essai.collecter('x',
  '{"calcul_telephone": {"net_g": 1, "refaction_g": 0, "net_marchand_g": 1}}',
  jsonb_build_object('appareil_id', essai.id('second appareil'), 'sequence', 1,
    'reference_provisoire', 'BR-SECOND-20260601-0001'),
  jsonb_build_object('appareil_id', essai.id('second appareil')));
select from utilisateur.attribuer(essai.id('agent ESSAI'), 'rsci', tstzrange(essai.t(-1), null),
  null);

select is((select c.appareil_id from commande.commande c where c.id = essai.id('commande x')),
  essai.id('second appareil'), 'sent from another device');
select is(essai.lever('agent ESSAI', 'x', 'ecart_calcul', 'confirmation_serveur'),
  '403 separation_des_taches', 'its author may not lift it');
select is(essai.ouverts('x'), 'ecart_calcul', 'it stays open');

select * from finish();
rollback;
