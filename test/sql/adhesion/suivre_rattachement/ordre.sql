-- Spec: terrain#groupement-du-membre: a collection is compared with the group of its producer at
-- its date, whether the change of group or the collection arrives first.
begin;
set local role metier;
select plan(6);
select essai.preparer_operations();

insert into organisation.groupement (organisation_id, id, code, nom)
values (core.organisation_id(), essai.id('G2'), 'G2', 'Deux');
select essai.preparer_correction('reference_inconnue');
select essai.collecter(n, jsonb_build_object('contrat_id', essai.id('contrat')) || essai.kg(100),
  essai.capture(essai.t(0, h)))
from (values ('avant', '05:00'), ('après', '06:30')) as v (n, h);
select is(array[essai.ouverts('avant'), essai.ouverts('après')], '{NULL,NULL}',
  'the contract is their group''s');
select from essai.faire('producteur.modifier', 'm', jsonb_build_object('champs',
  jsonb_build_object('groupement_id', essai.id('G2'))), essai.capture(essai.t(0, '06:00')));
select is(essai.ouverts('avant'), null, 'collected before the change');
select is(essai.ouverts('après'), 'reference_inactive', 'collected after it');
select is((select k.details ->> 'raison' from controle.controle k
    where k.commande_id = essai.id('commande après')), 'groupement', 'the contract is another''s');
select from essai.collecter('ensuite', jsonb_build_object('contrat_id', essai.id('contrat'))
  || essai.kg(100));
select is(essai.ouverts('ensuite'), 'reference_inactive', 'as what arrives after the change');
select is(essai.capacites(), 'Kossi ANANAS AB 300', 'nothing else changes');

select * from finish();
rollback;
