-- Spec: file-de-controle#correction: where the campaign has no model, another product leaves the
-- collection without a number, under `parametre_introuvable`.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();

select from essai.collecter('x',
  '{"calcul_telephone": {"net_g": 1, "refaction_g": 0, "net_marchand_g": 1}}');
update campagne.campagne set modele_numerotation_version = null
where id = essai.id('operations ESSAI');
select is(essai.lever('rsci ESSAI', 'x', 'ecart_calcul', 'correction',
    essai.payload_corrige('x', jsonb_build_object('campagne_id', essai.id('operations ESSAI')))),
  'leve', 'of a campaign without a model');
select is((select c.numero_officiel from collecte.collecte c), null,
  'it has no number, and not the other campaign''s');
select is(essai.ouverts('x'), 'capacite_depassee,parametre_introuvable',
  'and is under control for it');
update campagne.campagne set modele_numerotation_version = 1
where id = essai.id('operations ESSAI');
select is(essai.lever('rsci ESSAI', 'x', 'parametre_introuvable', 'recalcul'), 'leve',
  'once there is a model');
select is((select c.numero_officiel from collecte.collecte c), 'MP-ANANAS-25-0001',
  'it takes its number');

select * from finish();
rollback;
